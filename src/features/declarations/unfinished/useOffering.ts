import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import type { UnfinishedForm } from '../../../api/contract/documents/unfinished.ts'
import { useApi } from '../../../api/provider.tsx'
import { useFiling } from '../kind/filing.ts'
import type { Keeper } from './keeper.ts'
import { openForms } from './openForms.ts'
import type { FormOrigin } from './origin.ts'
import { unfinishedQuery } from './unfinishedQuery.ts'

type Found = UnfinishedForm | undefined

/** What is kept of the place that the form was opened from, once it is read. */
const useFound = (origin: FormOrigin) => {
  const api = useApi()
  const { key } = useFiling()
  // Read while the form was opening.
  const { data, isFetched, refetch } = useQuery({ ...unfinishedQuery(api, key), refetchOnMount: false })
  const foundIn = (forms: readonly UnfinishedForm[] | undefined): Found =>
    forms?.find(({ way, origin_id: id }) => way === origin.way && id === origin.id)
  return { found: foundIn(data), isRead: isFetched, readAgain: async () => foundIn((await refetch()).data) }
}

type OfferAgain = () => Promise<void>

/** Offers what is found, where it may be continued, and what is found instead once another tab or computer has kept or discarded it. */
export const useOffering = (
  keeper: Keeper,
  mayContinue: () => boolean,
  origin: FormOrigin,
  onRead: (found: UnfinishedForm | null, offerAgain: OfferAgain) => void,
) => {
  const { found, isRead, readAgain } = useFound(origin)
  const offerAgain: OfferAgain = async () => {
    if (keeper.getState().offered === null) return
    const now = await readAgain()
    if (keeper.getState().offered === null) return
    if (now === undefined) keeper.withdraw()
    else keeper.offer(now)
  }
  const begin = useEffectEvent(() => {
    if (found !== undefined && mayContinue()) keeper.offer(found)
    onRead(found ?? null, offerAgain)
  })
  // Before the form is first seen, so that no field moves when it is offered.
  useLayoutEffect(() => {
    if (isRead) begin()
  }, [isRead])
  const onTabs = useEffectEvent(() => void offerAgain())
  useEffect(() => openForms.subscribe(() => onTabs()), [])
  return offerAgain
}
