import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { deleteItems, type ItemListRow } from '../../../api/contract/items.ts'
import { useApi } from '../../../api/provider.tsx'
import { DeleteDialog } from '../../../records/delete/DeleteDialog.tsx'
import { notify } from '../../../ui/feedback/toasts.ts'
import { itemKey, itemLabel } from '../list/useItemList.tsx'
import { itemKeys } from '../queries.ts'

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
  const isOne = items.length === 1
  return (
    <DeleteDialog
      consequence={(count) =>
        t`${plural(count, { one: '# item will be gone for good.', other: '# items will be gone for good.' })}`
      }
      keyOf={itemKey}
      labelOf={itemLabel}
      listLabel={t`Items to delete`}
      onClose={onClose}
      onDeleted={(deleted) => {
        notify.success(isOne ? t`Deleted This Item Successfully` : t`Deleted These Items Successfully`)
        onDeleted(deleted)
      }}
      queryKey={itemKeys.all}
      rows={items}
      send={(rows) => api.send(deleteItems, { body: { item_id: rows.map(({ id }) => id) } })}
      step={msg`Delete items failed`}
      title={isOne ? t`Are you sure you want to delete this item?` : t`Are you sure you want to delete these items?`}
    />
  )
}
