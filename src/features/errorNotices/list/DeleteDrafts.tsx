import { DeleteDialog } from '../../../documents/delete/DeleteDialog.tsx'
import type { Draft } from '../../../documents/delete/deletion.ts'
import { FiledNotices } from '../kind/FiledNotices.tsx'

interface Props {
  /** At least one, those of other pages included. */
  readonly drafts: readonly Draft[]
  readonly onDeleted: () => void
  readonly onClose: () => void
}

/** Asks before drafts of error notices are deleted; a chunk of its own. */
export const DeleteDrafts = (props: Props) => (
  <FiledNotices>
    <DeleteDialog {...props} />
  </FiledNotices>
)
