import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CustomerDetail } from '../../../api/contract/customers.ts'
import { failureOf } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { customerDetailQuery } from '../../../api/queries/customers.ts'
import { readAnew } from '../../../api/queries/readAnew.ts'
import { newCustomer, type CustomerValues } from '../../../domain/customers/customer.ts'
import type { OpeningSource } from '../../../records/form/OpeningDialog.tsx'

/** What the form of a customer opens with. */
export interface OpenedCustomer {
  /** Null for a new customer. */
  readonly recordId: string | null
  readonly version: string
  readonly values: CustomerValues
}

const openedNew = (): OpenedCustomer => ({ recordId: null, version: '', values: newCustomer() })

const openedExisting = ({ id: recordId, version, ...values }: CustomerDetail): OpenedCustomer => ({
  recordId,
  version,
  values,
})

/** @param record the id of a customer, or null for a new one. What an earlier visit left in the cache is never opened. */
export const useCustomerSource = (record: string | null): OpeningSource<{ readonly opened: OpenedCustomer }> => {
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...customerDetailQuery(useApi(), record ?? ''),
    ...readAnew,
    enabled: record !== null,
  })
  const opened = useMemo(
    () => (record === null ? openedNew() : data === undefined ? null : openedExisting(data)),
    [record, data],
  )
  if (record !== null && error !== null && data === undefined)
    return { state: 'failed', failure: failureOf(error), retry: () => void refetch() }
  return opened === null || (record !== null && !isFetchedAfterMount)
    ? { state: 'loading' }
    : { state: 'ready', opened }
}
