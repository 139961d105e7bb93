import { msg } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteItems, type ItemListRow } from '../../../api/contract/items.ts'
import { failureOf, valueOrThrow } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import type { Failure } from '../../../domain/failure.ts'
import { useFailureText } from '../../../failures/useFailureText.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { notify } from '../../../ui/feedback/toasts.ts'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { itemKey, itemLabel } from '../list/useItemList.tsx'
import { itemKeys } from '../queries.ts'
import './DeleteItemsDialog.css'

interface Props {
  /** At least one, those of other pages included. */
  readonly items: readonly ItemListRow[]
  readonly onDeleted: (deleted: readonly ItemListRow[]) => void
  readonly onClose: () => void
}

/** Asks, and deletes all of the items or none (seed 001 §8). */
export const DeleteItemsDialog = ({ items, onDeleted, onClose }: Props) => {
  const { t } = useLingui()
  const api = useApi()
  const queryClient = useQueryClient()
  const isOne = items.length === 1
  const deletion = useMutation({
    mutationFn: async () => valueOrThrow(await api.send(deleteItems, { body: { item_id: items.map(({ id }) => id) } })),
    onSuccess: () => {
      notify.success(isOne ? t`Deleted This Item Successfully` : t`Deleted These Items Successfully`)
      onDeleted(items)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: itemKeys.all }),
  })
  return (
    <ConfirmDialog
      cancelLabel={t`Cancel`}
      confirmLabel={t`Delete`}
      isOpen
      isPending={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isOne ? t`Are you sure you want to delete this item?` : t`Are you sure you want to delete these items?`}
      tone="danger"
    >
      {deletion.error === null ? (
        <p>
          <Plural one="# item will be gone for good." other="# items will be gone for good." value={items.length} />
        </p>
      ) : (
        <DeletionFailure failure={failureOf(deletion.error)} />
      )}
      <ul aria-label={t`Items to delete`} className="items-to-delete">
        {items.map((item) => (
          <li key={itemKey(item)}>{itemLabel(item)}</li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}

const DeletionFailure = ({ failure }: { readonly failure: Failure }) => {
  const { title, text } = useFailureText()(failure, msg`Delete items failed`)
  return (
    <Banner isLive title={title} tone="danger">
      <p>{text}</p>
    </Banner>
  )
}
