import { useEffect } from 'react'
import type { ListPlace } from '../../api/queries/listPlace.ts'
import { useLeftPlaces } from '../../area/leftPlaces.ts'
import { writePlace } from './listAddress.ts'
import type { ListShape } from './listShape.ts'

/** Keeps the place of a list, so that who comes back to its panel or page finds it narrowed and ordered as it was, on its first page. */
export const useLeavingPlace = (shape: ListShape, place: ListPlace): void => {
  const { places, here } = useLeftPlaces() ?? { places: null, here: null }
  useEffect(() => {
    if (here !== null) places?.set(here, writePlace(shape, { ...place, page: 0 }))
  }, [places, here, shape, place])
}
