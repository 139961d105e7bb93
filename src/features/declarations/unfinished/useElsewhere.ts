import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { CollectionKey } from '../../../api/contract/declarationCollection.ts'
import type { OpenedWay } from '../../../api/contract/documents/keptForm.ts'
import { useCurrentUser } from '../../../api/provider.tsx'
import { useCollection } from '../kind/collection.ts'
import { openForms } from './openForms.ts'
import { unfinishedKey } from './unfinishedQuery.ts'

interface Place {
  readonly way: OpenedWay
  readonly originId: string
}

const placeIn = (account: string, collection: CollectionKey, { way, originId }: Place): string =>
  JSON.stringify([account, collection, way, originId])

/** Names the places of the user's forms in the collection whose panel this is. */
export const useFormPlace = (): ((place: Place) => string) => {
  const { id } = useCurrentUser()
  const { key } = useCollection()
  return (place) => placeIn(id, key, place)
}

/** Whether another tab of this browser fills the form of a place; what is kept is read anew once that changes. */
export const useElsewhere = (): ((place: Place) => boolean) => {
  const queryClient = useQueryClient()
  const elsewhere = useSyncExternalStore(openForms.subscribe, openForms.elsewhere)
  const nameOf = useFormPlace()
  useEffect(
    () => openForms.subscribe(() => void queryClient.invalidateQueries({ queryKey: unfinishedKey })),
    [queryClient],
  )
  return (place) => elsewhere.has(nameOf(place))
}
