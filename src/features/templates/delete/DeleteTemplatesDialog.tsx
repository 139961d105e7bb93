import { msg } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { templateCalls, type TemplateRow } from '../../../api/contract/templates.ts'
import { failureOf, valueOrThrow } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import type { Failure } from '../../../domain/failure.ts'
import type { TemplateKind } from '../../../domain/templates/codes.ts'
import { AreaTexts } from '../../../failures/AreaTexts.tsx'
import { useFailureText } from '../../../failures/useFailureText.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { notify } from '../../../ui/feedback/toasts.ts'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
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
  const queryClient = useQueryClient()
  const deletion = useMutation({
    mutationFn: async () =>
      valueOrThrow(await api.send(templateCalls[kind].delete, { body: { ids: templates.map(({ id }) => id) } })),
    onSuccess: () => {
      notify.success(
        kind === 'invoice' ? t`Deleted E-Invoice-Template Successfully` : t`Deleted E-Document Template Successfully`,
      )
      onDeleted(templates)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: templateKeys.all }),
  })
  return (
    <ConfirmDialog
      cancelLabel={t`Cancel`}
      confirmLabel={t`Delete`}
      isOpen
      isPending={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Delete these templates?`}
      tone="danger"
    >
      {deletion.error === null ? (
        <p>
          <Plural
            one="# template will be gone for good."
            other="# templates will be gone for good."
            value={templates.length}
          />
        </p>
      ) : (
        <AreaTexts texts={known}>
          <DeletionFailure failure={failureOf(deletion.error)} />
        </AreaTexts>
      )}
      <ul aria-label={t`Templates to delete`}>
        {templates.map((template) => (
          <li key={templateKey(template)}>{templateLabel(template)}</li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}

const DeletionFailure = ({ failure }: { readonly failure: Failure }) => {
  const { title, text } = useFailureText()(failure, msg`Delete templates failed`)
  return (
    <Banner isLive title={title} tone="danger">
      <p>{text}</p>
    </Banner>
  )
}
