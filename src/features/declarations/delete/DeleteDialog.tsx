import { Plural, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { DeclarationListItem } from '../../../api/contract/declarations.ts'
import { failureOf, valueOrThrow } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { useCollection } from '../collection/collection.ts'
import { declarationKeys } from '../queries/declarations.ts'
import type { Failure } from '../../../domain/failure.ts'
import { useFailureText } from '../../../failures/useFailureText.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { notify } from '../../../ui/feedback/toasts.ts'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { DeclarationTexts } from '../refusals/DeclarationTexts.tsx'
import { stepTitles } from '../refusals/stepTitles.ts'
import { useRestoring } from './useRestoring.ts'

interface Props {
  /** At least one, those of other pages included. */
  readonly drafts: readonly DeclarationListItem[]
  readonly onDeleted: () => void
  readonly onClose: () => void
}

/** Asks, deletes all of the drafts or none, keeps a failure in view (seed 000 §2, §7, §8), and offers to undo what was deleted. */
export const DeleteDialog = (props: Props) => (
  <DeclarationTexts>
    <Question {...props} />
  </DeclarationTexts>
)

const Question = ({ drafts, onDeleted, onClose }: Props) => {
  const { t } = useLingui()
  const restore = useRestoring()
  const api = useApi()
  const queryClient = useQueryClient()
  const { lists } = useCollection()
  const ids = drafts.map((draft) => draft.declaration_id)
  const deletion = useMutation({
    mutationFn: async () => valueOrThrow(await api.send(lists.delete, { body: { declaration_id: ids } })),
    onSuccess: async () => {
      const undo = restore === null ? undefined : { label: t`Undo`, run: () => void restore(ids) }
      notify.success(t`Success delete declaration`, undo)
      onDeleted()
      await queryClient.invalidateQueries({ queryKey: declarationKeys.all })
    },
  })
  return (
    <ConfirmDialog
      cancelLabel={t`Cancel`}
      confirmLabel={t`Delete`}
      isOpen
      isPending={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Are you sure you want to delete this/these declaration(s)?`}
      tone="danger"
    >
      <p>
        {restore === null ? (
          <Plural one="# draft will be gone for good." other="# drafts will be gone for good." value={drafts.length} />
        ) : (
          <Plural
            one="# draft will be deleted. You can undo this right after it."
            other="# drafts will be deleted. You can undo this right after it."
            value={drafts.length}
          />
        )}
      </p>
      <p>{namesOf(drafts)}</p>
      {deletion.error !== null && <DeletionFailure failure={failureOf(deletion.error)} />}
    </ConfirmDialog>
  )
}

const namedAtMost = 10

/** The references of what will be deleted, since some of it may be on another page. */
const namesOf = (drafts: readonly DeclarationListItem[]): string => {
  const names = drafts.slice(0, namedAtMost).map(({ reference, decl_form_no }) => reference || decl_form_no)
  return drafts.length > namedAtMost ? `${names.join(', ')}, …` : names.join(', ')
}

const DeletionFailure = ({ failure }: { readonly failure: Failure }) => {
  const { title, text } = useFailureText()(failure, stepTitles.delete)
  return (
    <Banner isLive title={title} tone="danger">
      <p>{text}</p>
    </Banner>
  )
}
