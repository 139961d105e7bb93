import { whyNotDelete, type SelectedDocument } from '../../domain/documents/listRules.ts'

/** What Delete does with the selection. */
export const deleteAction = (selected: readonly SelectedDocument[], mayDelete: boolean, start: () => void) => {
  const deleteReason = whyNotDelete(selected, mayDelete)
  return { deleteReason, startDeleting: deleteReason === null ? start : undefined }
}
