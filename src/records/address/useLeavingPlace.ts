import { useEffect } from 'react'
import type { ListPlace } from '../../api/queries/listPlace.ts'
import { useLeftPlaces } from '../../area/leftPlaces.ts'
import { useNavigation } from '../../area/navigation.ts'
import { writePlace } from './listAddress.ts'
import type { ListShape } from './listShape.ts'

/** Keeps the place of the open panel's list, so that who comes back to the panel finds it narrowed and ordered as it was, on its first page. */
export const useLeavingPlace = (shape: ListShape, place: ListPlace): void => {
  const places = useLeftPlaces()
  const panel = useNavigation().parameters['settings']
  useEffect(() => {
    if (panel !== undefined) places?.set(panel, writePlace(shape, { ...place, page: 0 }))
  }, [places, panel, shape, place])
}
