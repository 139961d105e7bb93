import type { KeptStatus } from './declarations.ts'

/** What is asked of a declaration before it is deleted, and after it is restored. */
export interface Deletable {
  readonly id: string
  readonly year: number
  /** Number of the form. */
  readonly form: string
  readonly status: KeptStatus
  readonly reference: string
}

/** Drafts that were deleted and can be restored; no list, count or search reads them. */
export interface DeletedDrafts {
  /** The company's declarations among the ids, held until the transaction ends. */
  readonly hold: (companyId: string, ids: readonly string[]) => Promise<readonly Deletable[]>
  /** Copies drafts that are about to be deleted, as they are; of a company no more than `mostKept`, the latest. */
  readonly keep: (companyId: string, ids: readonly string[], at: string) => Promise<void>
  /**
   * Takes kept drafts of a form that were deleted after a moment back among the declarations. An id that a declaration has again is
   * left to that. @returns the ids that were kept, and the drafts that are back
   */
  readonly restore: (
    companyId: string,
    wanted: { readonly form: string; readonly ids: readonly string[]; readonly deletedAfter: string },
  ) => Promise<{ readonly kept: readonly string[]; readonly restored: readonly Deletable[] }>
  readonly removeOlder: (than: string) => Promise<void>
}

/** How many deleted drafts of a company are kept at most. */
export const mostKept = 1000
