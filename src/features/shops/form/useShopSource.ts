import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ShopDetail } from '../../../api/contract/shops.ts'
import { failureOf } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { readAnew } from '../../../api/queries/readAnew.ts'
import { newShop, type ShopValues } from '../../../domain/shop/shop.ts'
import type { OpeningSource } from '../../../records/form/OpeningDialog.tsx'
import { shopDetailQuery } from '../queries.ts'

/** What the form of a shop opens with. */
export interface OpenedShop {
  /** Null for a new shop. */
  readonly recordId: string | null
  readonly version: string
  readonly values: ShopValues
}

const openedNew = (): OpenedShop => ({ recordId: null, version: '', values: newShop() })

const openedExisting = ({ id: recordId, version, logo_url: logo, ...values }: ShopDetail): OpenedShop => ({
  recordId,
  version,
  values: { ...values, logo },
})

/** @param shop `new`, or the id of a shop. What an earlier visit left in the cache is never opened. */
export const useShopSource = (shop: string): OpeningSource<{ readonly opened: OpenedShop }> => {
  const isNew = shop === 'new'
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...shopDetailQuery(useApi(), shop),
    ...readAnew,
    enabled: !isNew,
  })
  const opened = useMemo(() => (isNew ? openedNew() : data === undefined ? null : openedExisting(data)), [isNew, data])
  if (!isNew && error !== null && data === undefined)
    return { state: 'failed', failure: failureOf(error), retry: () => void refetch() }
  return opened === null || (!isNew && !isFetchedAfterMount) ? { state: 'loading' } : { state: 'ready', opened }
}
