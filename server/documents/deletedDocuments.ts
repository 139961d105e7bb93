import type { DocumentKey } from './documentKey.ts'

type Deleted = Pick<DocumentKey, 'year' | 'id'>

/** What all kinds keep of drafts, while these are deleted and can be restored; each of a kind and of a company. */
export interface DeletedDocuments {
  /**
   * Takes steps and generated XML of drafts that are deleted out of the tables of all documents, and keeps them: of a company no more
   * than `mostDeleted` of a kind, the latest. No draft was ever signed, so nobody has written to the authority about it.
   */
  readonly keep: (kind: string, companyId: string, drafts: readonly Deleted[], at: string) => Promise<void>
  /** Puts them back for drafts that are there again, and forgets all that is kept of these ids. */
  readonly restore: (
    kind: string,
    companyId: string,
    of: { readonly kept: readonly string[]; readonly restored: readonly Deleted[] },
  ) => Promise<void>
  /** Forgets what was deleted until a moment: ISO 8601 in UTC. */
  readonly removeOlder: (than: string) => Promise<void>
}

/** How many deleted drafts of a kind are kept of a company at most. */
export const mostDeleted = 1000
