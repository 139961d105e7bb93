import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { DeclarationListItem } from '../../../api/contract/declarations.ts'
import { useApi } from '../../../api/provider.tsx'
import { DeleteDialog as DeleteRecordsDialog } from '../../../records/delete/DeleteDialog.tsx'
import { notify } from '../../../ui/feedback/toasts.ts'
import { useCollection } from '../kind/collection.ts'
import { declarationKeys } from '../queries/declarations.ts'
import { FiledDeclarations } from '../kind/FiledDeclarations.tsx'
import { stepTitles } from '../refusals/stepTitles.ts'
import { useRestoring } from './useRestoring.ts'

interface Props {
  /** At least one, those of other pages included. */
  readonly drafts: readonly DeclarationListItem[]
  readonly onDeleted: () => void
  readonly onClose: () => void
}

const idOf = ({ declaration_id }: DeclarationListItem): string => declaration_id
const labelOf = ({ reference, decl_form_no }: DeclarationListItem): string => reference || decl_form_no

/** Asks, deletes all of the drafts or none, keeps a failure in view (seed 000 §2, §7, §8), and offers to undo what was deleted. */
export const DeleteDialog = (props: Props) => (
  <FiledDeclarations>
    <Question {...props} />
  </FiledDeclarations>
)

const Question = ({ drafts, onDeleted, onClose }: Props) => {
  const { t } = useLingui()
  const restore = useRestoring()
  const api = useApi()
  const { lists } = useCollection()
  return (
    <DeleteRecordsDialog
      consequence={(count) =>
        restore === null
          ? t`${plural(count, { one: '# draft will be gone for good.', other: '# drafts will be gone for good.' })}`
          : t`${plural(count, { one: '# draft will be deleted. You can undo this right after it.', other: '# drafts will be deleted. You can undo this right after it.' })}`
      }
      keyOf={idOf}
      labelOf={labelOf}
      listLabel={t`Drafts to delete`}
      onClose={onClose}
      onDeleted={(deleted) => {
        const undo = restore === null ? undefined : { label: t`Undo`, run: () => void restore(deleted.map(idOf)) }
        notify.success(t`Success delete declaration`, undo)
        onDeleted()
      }}
      queryKey={declarationKeys.all}
      rows={drafts}
      send={(rows) => api.send(lists.delete, { body: { declaration_id: rows.map(idOf) } })}
      step={stepTitles.delete}
      title={t`Are you sure you want to delete this/these declaration(s)?`}
    />
  )
}
