import type { DocumentKey } from './documentKey.ts'
import type { KeptDraft } from './heads/describedHeads.ts'

/** All that is kept of drafts while these are deleted and can be restored; each of a kind and of a company. */
export interface DeletedDocuments {
  /**
   * Keeps drafts that are about to be deleted, and takes their steps and generated XML out of the tables of all documents: of a company no
   * more than `mostDeleted` of a kind, the latest. No draft was ever signed, so nobody has written to the authority about it.
   */
  readonly keep: (kind: string, companyId: string, drafts: readonly KeptDraft<object>[], at: string) => Promise<void>
  /** Those among the ids that were deleted after a moment, held until the transaction ends; contents are the JSON that was kept. */
  readonly hold: (
    kind: string,
    companyId: string,
    wanted: { readonly ids: readonly string[]; readonly deletedAfter: string },
  ) => Promise<readonly KeptDraft<string>[]>
  /** Puts back steps and generated XML of drafts that are there again, and forgets all that is kept of these ids. */
  readonly restore: (
    kind: string,
    companyId: string,
    of: { readonly kept: readonly string[]; readonly restored: readonly Pick<DocumentKey, 'year' | 'id'>[] },
  ) => Promise<void>
  /** Forgets what was deleted until a moment: ISO 8601 in UTC. */
  readonly removeOlder: (than: string) => Promise<void>
}

/** How many deleted drafts of a kind are kept of a company at most. */
export const mostDeleted = 1000
