import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { OpenedWay } from '../../api/contract/documents/keptForm.ts'
import { useCurrentUser } from '../../api/provider.tsx'
import { useShownKind } from '../shownKind.ts'
import { openForms } from './openForms.ts'
import { unfinishedKey } from './unfinishedQuery.ts'

interface Place {
  readonly way: OpenedWay
  readonly originId: string
}

const placeIn = (account: string, collection: string, { way, originId }: Place): string =>
  JSON.stringify([account, collection, way, originId])

/** Names the places of the user's forms in the collection that this stands under. */
export const useFormPlace = (): ((place: Place) => string) => {
  const { id } = useCurrentUser()
  const { key } = useShownKind()
  return (place) => placeIn(id, key, place)
}

/** Whether another tab of this browser fills the form of a place; what is kept is read anew once that changes. */
export const useElsewhere = (): ((place: Place) => boolean) => {
  const queryClient = useQueryClient()
  const elsewhere = useSyncExternalStore(openForms.subscribe, openForms.elsewhere)
  const nameOf = useFormPlace()
  const kind = useShownKind()
  useEffect(
    () => openForms.subscribe(() => void queryClient.invalidateQueries({ queryKey: unfinishedKey(kind) })),
    [queryClient, kind],
  )
  return (place) => elsewhere.has(nameOf(place))
}
