import type { DeclarationListItem } from '../../../api/contract/declarations.ts'
import { isInProgress } from '../../../domain/declaration/status.ts'

type Row = Pick<DeclarationListItem, 'declaration_id' | 'noti_cd_tax'>

/** What two readings of the declarations under way differ in. */
export interface PendingChange {
  /** Ids of those that are under way no more, or are gone. */
  readonly ended: readonly string[]
  /** Whether a screen that shows one of them is behind. */
  readonly isNews: boolean
}

/** A declaration that has come to be under way is no news: who has sent it has read the lists anew. */
export const pendingChange = (before: readonly Row[], now: readonly Row[]): PendingChange => {
  const statusNow = new Map(now.map((row) => [row.declaration_id, row.noti_cd_tax]))
  const ended = before.map((row) => row.declaration_id).filter((id) => !statusNow.has(id))
  const hasMoved = before.some(
    (row) => statusNow.has(row.declaration_id) && statusNow.get(row.declaration_id) !== row.noti_cd_tax,
  )
  return { ended, isNews: ended.length > 0 || hasMoved }
}

/** Whether the tax authority has decided. */
export const isDecided = (status: string): boolean => !isInProgress(status) && status !== 'draft'
