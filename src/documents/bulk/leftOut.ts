import type { CheckedDraft, ItemReason } from '../../machines/documentsSubmit/items.ts'

/** A document that is not sent, and why. */
export const leftOut = (documentId: string, reason: ItemReason): CheckedDraft => ({
  documentId,
  reason,
  warnings: [],
  draft: null,
  kept: null,
})
