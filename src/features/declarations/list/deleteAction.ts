import type { DeclarationListItem } from '../../../api/contract/declarations.ts'
import { whyNotDelete } from '../../../domain/documents/listRules.ts'
import type { useDeletion } from '../../../records/useDeletion.ts'
import { selectedDocument } from './selectedDocument.ts'

type Deletion = ReturnType<typeof useDeletion<DeclarationListItem>>

/** What Delete does with the selection. */
export const deleteAction = (selected: readonly DeclarationListItem[], mayDelete: boolean, deletion: Deletion) => {
  const deleteReason = whyNotDelete(selected.map(selectedDocument), mayDelete)
  return { deleteReason, startDeleting: deleteReason === null ? deletion.start : undefined }
}
