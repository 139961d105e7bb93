import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { useApi } from '../../api/provider.tsx'
import { DeleteDialog as DeleteRecordsDialog } from '../../records/delete/DeleteDialog.tsx'
import { notify } from '../../ui/feedback/toasts.ts'
import { useFiledKind } from '../filedKind.ts'
import { useShownKind } from '../shownKind.ts'
import type { Draft } from './deletion.ts'
import { useRestoring } from './useRestoring.ts'

export interface DeleteDialogProps {
  /** At least one, those of other pages included. */
  readonly drafts: readonly Draft[]
  readonly onDeleted: () => void
  readonly onClose: () => void
}

const idOf = ({ id }: Draft): string => id
const labelOf = ({ label }: Draft): string => label

/** Asks, deletes all of the drafts or none, keeps a failure in view (seed 000 §2, §7, §8), and offers to undo what was deleted. */
export const DeleteDialog = ({ drafts, onDeleted, onClose }: DeleteDialogProps) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const restore = useRestoring()
  const api = useApi()
  const { queryKey } = useShownKind()
  const { deletion, words } = useFiledKind()
  return (
    <DeleteRecordsDialog
      consequence={(count) => i18n._((restore === null ? words.deletion.final : words.deletion.restorable)(count))}
      keyOf={idOf}
      labelOf={labelOf}
      listLabel={i18n._(words.deletion.drafts)}
      onClose={onClose}
      onDeleted={(deleted) => {
        const undo = restore === null ? undefined : { label: t`Undo`, run: () => void restore(deleted.map(idOf)) }
        notify.success(i18n._(words.deletion.deleted), undo)
        onDeleted()
      }}
      queryKey={queryKey}
      rows={drafts}
      send={(rows) => deletion.delete(api, rows.map(idOf))}
      step={words.failedSteps.delete}
      title={i18n._(words.deletion.question)}
    />
  )
}
