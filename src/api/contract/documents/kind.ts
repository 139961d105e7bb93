import type { Permission } from '../../../domain/session.ts'
import type { FilerScope, ScopedAccess } from '../call.ts'

/** Documents of a kind under paths of their own: the calls of each collection are alike. */
export interface DocumentCollection {
  /** Begins the operation ids of its calls. */
  readonly name: string
  readonly path: string
  /** Where the list is read; at `path` where it is left out. */
  readonly listPath?: string
  /** Where signed XML is sent. */
  readonly sendPath: string
  /** Where it may be sent too; at `path` where it is left out. */
  readonly alsoSentAt?: string
  /** What follows an id where one document is read, and where its timeline is. */
  readonly ofOne?: { readonly detail: string; readonly timeline: string }
  readonly countsPath: string
  /** Of forms that somebody has begun and not saved. */
  readonly unfinishedPath: string
  /** Of runs that sign many documents on the server. */
  readonly runsPath: string
  /** What its documents are called in summaries. */
  readonly records: string
  readonly source: string
  readonly readers: ScopedAccess<FilerScope>
  /** Who reads what one document says, where that is not whoever reads the list. */
  readonly contentReaders?: ScopedAccess<FilerScope>
  readonly writersWith: (permission: Permission) => ScopedAccess<FilerScope>
}

/** What is the same for all collections of a kind, as its calls name it. */
export interface DocumentKind {
  /** In summaries. */
  readonly words: { readonly one: string; readonly that: string }
  /** The members of bodies and answers that hold a document's id and its status. */
  readonly members: { readonly id: string; readonly status: string }
  /** How sending is called, and asking what became of it: `register` or `issue`, as the seeds have it. */
  readonly sending: {
    readonly call: string
    readonly summary: string
    readonly findCall: string
    readonly findPath: string
    /** What an XML is whose signature has come in, as `generated` is one that waits for it. */
    readonly state: string
  }
  readonly permissions: {
    readonly draft: Permission
    readonly generate: Permission
    readonly send: Permission
    readonly delete: Permission
  }
  /** The kind's own codes, besides those that the calls of every kind refuse with. */
  readonly refusals: {
    readonly form: readonly string[]
    /** Of what is filed, and not of a draft. */
    readonly filing?: readonly string[]
    readonly send: readonly string[]
    readonly delete: readonly string[]
    readonly restore: readonly string[]
  }
}
