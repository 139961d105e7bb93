import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { ShopRow } from '../../../api/contract/shops.ts'
import { shopKey, shopLabel } from '../list/useShopList.tsx'
import './ShopsToDelete.css'

interface Props {
  readonly shops: readonly ShopRow[]
  /** What uses a shop, by its place. */
  readonly uses: ReadonlyMap<number, readonly MessageDescriptor[]>
}

/** Each shop by its name, since some of them may be on another page, with what keeps it from being deleted. */
export const ShopsToDelete = ({ shops, uses }: Props) => {
  const { t, i18n } = useLingui()
  return (
    <ul aria-label={t`Shops to delete`} className="shops-to-delete">
      {shops.map((shop, place) => {
        const reasons = uses.get(place)
        return (
          <li key={shopKey(shop)}>
            {shopLabel(shop)}
            {reasons !== undefined && <strong>{reasons.map((reason) => i18n._(reason)).join(', ')}</strong>}
          </li>
        )
      })}
    </ul>
  )
}
