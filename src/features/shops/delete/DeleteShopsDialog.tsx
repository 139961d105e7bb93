import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { deleteShops, type ShopRow } from '../../../api/contract/shops.ts'
import { useApi } from '../../../api/provider.tsx'
import { AreaTexts } from '../../../failures/AreaTexts.tsx'
import { DeleteDialog } from '../../../records/delete/DeleteDialog.tsx'
import { usesByPlace } from '../../../records/delete/usesByPlace.ts'
import { notify } from '../../../ui/feedback/toasts.ts'
import { failureTexts } from '../failureTexts.ts'
import { shopKey, shopLabel } from '../list/useShopList.tsx'
import { shopKeys } from '../queries.ts'
import { textOfUse } from './textOfUse.ts'

const known = [failureTexts]

interface Props {
  /** At least one, those of other pages included. */
  readonly shops: readonly ShopRow[]
  readonly onDeleted: (deleted: readonly ShopRow[]) => void
  readonly onClose: () => void
}

/** Asks, deletes all of the shops or none, and says of each that is in use what uses it (seed 001 §8, docs/decisions/0251). */
export const DeleteShopsDialog = ({ shops, onDeleted, onClose }: Props) => {
  const { t } = useLingui()
  const api = useApi()
  return (
    <AreaTexts texts={known}>
      <DeleteDialog
        allInUse={t`All of these shops are in use`}
        consequence={(count) =>
          t`${plural(count, { one: '# shop and its POS will be gone for good.', other: '# shops and their POS will be gone for good.' })}`
        }
        keyOf={shopKey}
        labelOf={shopLabel}
        listLabel={t`Shops to delete`}
        onClose={onClose}
        onDeleted={(deleted) => {
          notify.success(t`Deleted Shops Successfully`)
          onDeleted(deleted)
        }}
        queryKey={shopKeys.all}
        rows={shops}
        send={(rows) => api.send(deleteShops, { body: { shop_id: rows.map(({ id }) => id) } })}
        step={msg`Delete shops failed`}
        title={t`Are you sure you want to delete this shop/these shops?`}
        usesOf={(failure) => usesByPlace(failure, 'shop_id', textOfUse)}
      />
    </AreaTexts>
  )
}
