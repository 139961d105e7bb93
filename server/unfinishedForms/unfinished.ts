import type { OpenedWay } from '../../src/api/contract/documents/keptForm.ts'

/** Whose forms: an account's, in the company that it belongs to. */
export interface Owner {
  readonly companyId: string
  readonly accountId: string
}

/** Which form of an account: the collection, the document that it came from, or empty, and how it was opened. */
export interface Place {
  readonly collection: string
  readonly way: OpenedWay
  readonly originId: string
}

/** A form that is begun and not saved; `content` is JSON. */
export interface Unfinished extends Place {
  readonly id: string
  readonly baseVersion: string
  readonly writer: string
  readonly revision: string
  /** ISO 8601 in UTC. */
  readonly keptAt: string
  readonly content: string
}

export interface UnfinishedForms {
  /** Without their content, the newest first, and no more than an account may have. */
  readonly of: (owner: Owner, collection: string) => Promise<readonly Omit<Unfinished, 'content'>[]>
  readonly byId: (owner: Owner, collection: string, id: string) => Promise<Unfinished | null>
  readonly at: (owner: Owner, place: Place) => Promise<Unfinished | null>
  /** How many an account has, in all collections. */
  readonly count: (owner: Owner) => Promise<number>
  /** False where there is one at that place already. */
  readonly insert: (owner: Owner, form: Unfinished) => Promise<boolean>
  /** Writes over the revision, and false where that is no more. */
  readonly replace: (owner: Owner, form: Unfinished, revision: string) => Promise<boolean>
  /** Removes it where it is of this revision or of this writer. */
  readonly remove: (
    owner: Owner,
    collection: string,
    kept: Pick<Unfinished, 'id' | 'revision' | 'writer'>,
  ) => Promise<boolean>
  /** Removes what is kept of a place, unless another tab has kept it since; nothing where there is none. */
  readonly removeAt: (owner: Owner, place: Place, known: Pick<Unfinished, 'revision' | 'writer'>) => Promise<void>
  readonly removeOlder: (than: string) => Promise<void>
}

export interface UnfinishedRepositories {
  readonly unfinishedForms: UnfinishedForms
}
