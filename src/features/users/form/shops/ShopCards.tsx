import { useLingui } from '@lingui/react/macro'
import type { ShopRow } from '../../../../api/contract/shops.ts'
import { IconButton } from '../../../../ui/button/IconButton.tsx'
import { useRowRemoval } from '../../../../ui/form/useRowRemoval.tsx'
import { TrashIcon } from '../../../../ui/icons/icons.tsx'
import './ShopsSection.css'

interface Props {
  readonly ids: readonly string[]
  readonly shops: ReadonlyMap<string, ShopRow>
  readonly isClosed: boolean
  readonly onRemove: (id: string) => void
  /** Takes the focus where no shop is left. */
  readonly onEmpty: () => void
}

/** The chosen shops, a card each. */
export const ShopCards = ({ ids, shops, isClosed, onRemove, onEmpty }: Props) => {
  const { t } = useLingui()
  const { list, remove: removeRowBy, said } = useRowRemoval(onEmpty)
  return (
    <>
      <ul aria-label={t`Connected shops`} className="chosen-shops" ref={list}>
        {ids.map((id, place) => {
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
                  onPress={() =>
                    removeRowBy(
                      place,
                      () => onRemove(id),
                      (left) => t`${name} is taken away, ${left} left`,
                    )
                  }
                  size="small"
                  variant="quiet"
                />
              )}
            </li>
          )
        })}
      </ul>
      {said}
    </>
  )
}
