import { useMemo } from 'react'
import type { ListPlace } from '../../api/queries/listPlace.ts'
import { useNavigation } from '../../area/navigation.ts'
import { listStep, readPlace, writePlace } from './listAddress.ts'
import type { ListShape } from './listShape.ts'
import { useLeavingPlace } from './useLeavingPlace.ts'

/** Where the address is in the list of the open panel or page, and what changes it. */
export const useListPlace = (shape: ListShape) => {
  const { parameters, changeParameters } = useNavigation()
  const place = useMemo(() => readPlace(shape, parameters), [shape, parameters])
  useLeavingPlace(shape, place)
  const onPlaceChange = (next: Partial<ListPlace>): void =>
    changeParameters((now) => ({ ...now, ...writePlace(shape, { ...readPlace(shape, now), ...next }) }), listStep(next))
  return { place, onPlaceChange }
}
