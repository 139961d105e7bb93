import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ItemDetail } from '../../../api/contract/items.ts'
import { failureOf } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { readAnew } from '../../../api/queries/readAnew.ts'
import { newItem, nothingKept, type ItemValues, type KeptTexts } from '../../../domain/items/item.ts'
import { shownMoney } from '../../../domain/money.ts'
import type { OpeningSource } from '../../../records/form/OpeningDialog.tsx'
import { itemDetailQuery } from '../queries.ts'

/** What the form of an item opens with; amounts as people read them. */
export interface OpenedItem {
  /** Null for a new item. */
  readonly recordId: string | null
  readonly version: string
  readonly values: ItemValues
  readonly kept: KeptTexts
}

const openedNew = (): OpenedItem => ({ recordId: null, version: '', values: newItem(), kept: nothingKept })

const openedExisting = ({ id: recordId, version, ...item }: ItemDetail): OpenedItem => ({
  recordId,
  version,
  values: {
    ...item,
    unit_prc: shownMoney(item.unit_prc, item.curr_cd),
    pur_cost: shownMoney(item.pur_cost, item.curr_cd),
  },
  kept: item,
})

/** @param item `new`, or the id of an item. What an earlier visit left in the cache is never opened. */
export const useItemSource = (item: string): OpeningSource<{ readonly opened: OpenedItem }> => {
  const isNew = item === 'new'
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...itemDetailQuery(useApi(), item),
    ...readAnew,
    enabled: !isNew,
  })
  const opened = useMemo(() => (isNew ? openedNew() : data === undefined ? null : openedExisting(data)), [isNew, data])
  if (!isNew && error !== null && data === undefined)
    return { state: 'failed', failure: failureOf(error), retry: () => void refetch() }
  return opened === null || (!isNew && !isFetchedAfterMount) ? { state: 'loading' } : { state: 'ready', opened }
}
