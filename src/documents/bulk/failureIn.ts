import type { Failure } from '../../domain/failure.ts'
import type { ItemReason } from '../../machines/documentsSubmit/items.ts'

/** What a reason says that is a failure; null for what was left out before. */
export const failureIn = (reason: ItemReason | null): Failure | null =>
  reason === null || reason.code === 'bulk.leftOut' ? null : reason
