import type { DeclarationListItem } from '../../../api/contract/declarations.ts'
import { DeleteDialog } from '../../../documents/delete/DeleteDialog.tsx'
import type { Draft } from '../../../documents/delete/deletion.ts'
import { FiledDeclarations } from '../kind/FiledDeclarations.tsx'

interface Props {
  /** At least one, those of other pages included. */
  readonly drafts: readonly DeclarationListItem[]
  readonly onDeleted: () => void
  readonly onClose: () => void
}

const draftOf = ({ declaration_id: id, reference, decl_form_no }: DeclarationListItem): Draft => ({
  id,
  label: reference || decl_form_no,
})

/** Asks before drafts of declarations are deleted; a chunk of its own. */
export const DeleteDrafts = ({ drafts, ...props }: Props) => (
  <FiledDeclarations>
    <DeleteDialog {...props} drafts={drafts.map(draftOf)} />
  </FiledDeclarations>
)
