import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { templateCalls, type TemplateRow } from '../../../api/contract/templates.ts'
import { useApi } from '../../../api/provider.tsx'
import type { TemplateKind } from '../../../domain/templates/codes.ts'
import { AreaTexts } from '../../../failures/AreaTexts.tsx'
import { DeleteDialog } from '../../../records/delete/DeleteDialog.tsx'
import { notify } from '../../../ui/feedback/toasts.ts'
import { failureTexts } from '../failureTexts.ts'
import { templateKey, templateLabel } from '../list/useTemplateList.tsx'
import { templateKeys } from '../queries.ts'

const known = [failureTexts]

interface Props {
  readonly kind: TemplateKind
  /** At least one, those of other pages included. */
  readonly templates: readonly TemplateRow[]
  readonly onDeleted: (deleted: readonly TemplateRow[]) => void
  readonly onClose: () => void
}

/** Asks, and deletes all of the templates or none (seed 001 §8). */
export const DeleteTemplatesDialog = ({ kind, templates, onDeleted, onClose }: Props) => {
  const { t } = useLingui()
  const api = useApi()
  return (
    <AreaTexts texts={known}>
      <DeleteDialog
        consequence={(count) =>
          t`${plural(count, { one: '# template will be gone for good.', other: '# templates will be gone for good.' })}`
        }
        keyOf={templateKey}
        labelOf={templateLabel}
        listLabel={t`Templates to delete`}
        onClose={onClose}
        onDeleted={(deleted) => {
          notify.success(
            kind === 'invoice'
              ? t`Deleted E-Invoice-Template Successfully`
              : t`Deleted E-Document Template Successfully`,
          )
          onDeleted(deleted)
        }}
        queryKey={templateKeys.all}
        rows={templates}
        send={(rows) => api.send(templateCalls[kind].delete, { body: { ids: rows.map(({ id }) => id) } })}
        step={msg`Delete templates failed`}
        title={t`Delete these templates?`}
      />
    </AreaTexts>
  )
}
