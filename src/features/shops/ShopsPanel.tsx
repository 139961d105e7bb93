import { useState } from 'react'
import { useNavigation } from '../../area/navigation.ts'
import type { RecordFormOutput } from '../../machines/recordForm/setup.ts'
import { useListPlace } from '../../records/address/useListPlace.ts'
import { LazyPart } from '../../ui/part/LazyPart.tsx'
import { readOpenShop } from './address.ts'
import { shopShape } from './list/listShape.ts'
import { ShopList } from './list/ShopList.tsx'
import { formScreen } from './parts.ts'

/** The shops of the settings at the place that the address names: the list, and over it the form of the one that is open. */
export const ShopsPanel = () => {
  const { parameters, changeParameters } = useNavigation()
  const { place, onPlaceChange } = useListPlace(shopShape)
  const [openings, setOpenings] = useState(0)
  const shop = readOpenShop(parameters)
  const open = (next: string): void => changeParameters((now) => ({ ...now, shop: next }), 'push')
  // Closing is no step, or Back would open the form again.
  const close = (): void => changeParameters((now) => ({ ...now, shop: undefined }), 'replace')
  const endForm = ({ result }: RecordFormOutput): void => {
    if (result === 'reopened') setOpenings(openings + 1)
    else close()
  }
  return (
    <>
      <ShopList isCovered={shop !== null} onOpen={open} onPlaceChange={onPlaceChange} place={place} />
      {shop !== null && (
        <LazyPart key={`${shop} ${openings}`} of={formScreen} onLeave={close}>
          {({ ShopFormScreen }) => <ShopFormScreen onEnd={endForm} shop={shop} />}
        </LazyPart>
      )}
    </>
  )
}
