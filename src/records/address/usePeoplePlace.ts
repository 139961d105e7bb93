import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { ListPlace } from '../../api/queries/listPlace.ts'
import { useLeftPlaces } from '../../area/leftPlaces.ts'
import type { ListShape } from './listShape.ts'
import { useListPlace } from './useListPlace.ts'

/** What narrows a list to people. */
export interface PeopleSought {
  readonly search?: string | undefined
  /** A tax code, which of people is often the number of their identity card. */
  readonly taxpayer?: string | undefined
}

const keyOf = (here: string): string => `${here}.people`

/** Narrows the list of a page to people, from another page. */
export const useSeekPeople = () => {
  const left = useLeftPlaces()
  return (page: string, people: PeopleSought): void => {
    left?.places.set(keyOf(page), { ...people })
    left?.changes?.dispatchEvent(new Event(keyOf(page)))
  }
}

/**
 * Where the user is in a list that is searched by people. Names and tax codes stand in no address, which a browser, a proxy or a message
 * would keep: they are kept with the places that were left on this visit.
 */
export const usePeoplePlace = (shape: ListShape) => {
  const { place: open, onPlaceChange: changeOpen } = useListPlace(shape)
  const left = useLeftPlaces()
  const here = left?.here ?? null
  const [people, setPeople] = useState<PeopleSought>(() => (here === null ? null : left?.places.get(keyOf(here))) ?? {})
  const { places, changes } = left ?? {}
  useEffect(() => {
    if (here === null) return undefined
    const onChange = (): void => setPeople(places?.get(keyOf(here)) ?? {})
    changes?.addEventListener(keyOf(here), onChange)
    return () => changes?.removeEventListener(keyOf(here), onChange)
  }, [changes, places, here])
  const seek = (next: PeopleSought): void => {
    setPeople(next)
    if (here !== null) left?.places.set(keyOf(here), { ...next })
  }
  // A search that an address brings is taken out of it.
  const take = useEffectEvent((search: string) => {
    seek({ ...people, search })
    changeOpen({ search: '', page: 0 })
  })
  useEffect(() => {
    if (open.search !== '') take(open.search)
  }, [open.search])
  const { search = '', taxpayer = '' } = people
  const place = useMemo(
    (): ListPlace => ({
      ...open,
      search,
      filters: taxpayer === '' ? open.filters : { ...open.filters, taxpayer },
    }),
    [open, search, taxpayer],
  )
  const onPlaceChange = ({ search: sought = search, filters = place.filters, ...next }: Partial<ListPlace>): void => {
    const { taxpayer: narrowed = '', ...others } = filters
    if (sought !== search || narrowed !== taxpayer) seek({ search: sought, taxpayer: narrowed })
    changeOpen(filters === place.filters && sought === search ? next : { ...next, filters: others })
  }
  return { place, onPlaceChange }
}
