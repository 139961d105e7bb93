import type { DeclarationListItem } from '../../../api/contract/declarations.ts'
import { isDraft } from '../../../domain/declaration/status.ts'
import type { SelectedDocument } from '../../../domain/documents/listRules.ts'

/** A row as the rules of lists judge it. */
export const selectedDocument = ({
  noti_cd_tax: status,
  is_corrected: isCorrected,
}: DeclarationListItem): SelectedDocument => ({
  isDraft: isDraft(status),
  isCorrected,
})
