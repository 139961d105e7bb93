import { useLingui } from '@lingui/react/macro'
import type { ShopRow } from '../../../../api/contract/shops.ts'
import { IconButton } from '../../../../ui/button/IconButton.tsx'
import { TrashIcon } from '../../../../ui/icons/icons.tsx'
import './ShopsSection.css'

interface Props {
  readonly ids: readonly string[]
  readonly shops: ReadonlyMap<string, ShopRow>
  readonly isClosed: boolean
  readonly onRemove: (id: string) => void
}

/** The chosen shops, a card each. */
export const ShopCards = ({ ids, shops, isClosed, onRemove }: Props) => {
  const { t } = useLingui()
  return (
    <ul aria-label={t`Connected shops`} className="chosen-shops">
      {ids.map((id) => {
        const name = shops.get(id)?.name ?? id
        return (
          <li className="chosen-shop" key={id}>
            <span>
              <strong>{name}</strong>
              <small>{shops.get(id)?.shop_code}</small>
            </span>
            {!isClosed && (
              <IconButton
                icon={<TrashIcon />}
                label={t`Take away ${name}`}
                onPress={() => onRemove(id)}
                size="small"
                variant="quiet"
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
