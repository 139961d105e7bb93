import { useState } from 'react'
import { useNavigation } from '../../area/navigation.ts'
import type { RecordFormOutput } from '../../machines/recordForm/setup.ts'
import { useListPlace } from '../../records/address/useListPlace.ts'
import { LazyPart } from '../../ui/part/LazyPart.tsx'
import { readOpenItem } from './address.ts'
import { ItemList } from './list/ItemList.tsx'
import { itemShape } from './list/listShape.ts'
import { formScreen, uploadScreen } from './parts.ts'

/** The items of the settings at the place that the address names: the list, and over it the form of the one that is open. */
export const ItemsPanel = () => {
  const { parameters, changeParameters } = useNavigation()
  const { place, onPlaceChange } = useListPlace(itemShape)
  const [openings, setOpenings] = useState(0)
  const item = readOpenItem(parameters)
  const open = (next: string): void => changeParameters((now) => ({ ...now, item: next }), 'push')
  // Closing is no step, or Back would open the form again.
  const close = (): void => changeParameters((now) => ({ ...now, item: undefined }), 'replace')
  const endForm = ({ result }: RecordFormOutput): void => {
    if (result === 'reopened') setOpenings(openings + 1)
    else close()
  }
  return (
    <>
      <ItemList isCovered={item !== null} onOpen={open} onPlaceChange={onPlaceChange} place={place} />
      {item === 'upload' && (
        <LazyPart of={uploadScreen} onLeave={close}>
          {({ UploadScreen }) => <UploadScreen onEnd={close} />}
        </LazyPart>
      )}
      {item !== null && item !== 'upload' && (
        <LazyPart key={`${item} ${openings}`} of={formScreen} onLeave={close}>
          {({ ItemFormScreen }) => <ItemFormScreen item={item} onEnd={endForm} />}
        </LazyPart>
      )}
    </>
  )
}
