import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { invoiceFiling } from '../../../api/contract/invoiceFiling.ts'
import { useApi } from '../../../api/provider.tsx'
import { numbersWaitingQuery } from '../../../documents/numbers/numbersWaitingQuery.ts'
import { unfinishedQuery } from '../../../documents/unfinished/unfinishedQuery.ts'
import { vietnamDay } from '../../../domain/dates.ts'
import { shownInvoices } from '../kind/shown.ts'
import { unfinishedInvoices } from '../kind/unfinishedForms.ts'
import { invoiceCountsQuery, invoiceListQuery } from '../queries/invoices.ts'
import { symbolsQuery } from '../queries/symbols.ts'
import type { Standing } from './standing.ts'

/** Their count is asked for, and none of them. */
const firstNumbers = { page: 0, size: 10, symbol: undefined }

/** Of all days. */
const everyDay = { filters: {} }

const undeliveredOnes = { filters: { mail: 'failed' }, search: '', page: 0, size: 10, sort: '' }

/** How e-invoices stand for the company; `isPending` until all has been answered or refused, `isKnown` where all was answered. */
export const useStanding = (): Standing & { readonly isPending: boolean; readonly isKnown: boolean } => {
  const api = useApi()
  const [today] = useState(() => vietnamDay(new Date()))
  const symbols = useQuery(symbolsQuery(api, today))
  const counts = useQuery(invoiceCountsQuery(api, everyDay))
  const numbers = useQuery(numbersWaitingQuery(api, shownInvoices, invoiceFiling.numbers, firstNumbers))
  const unfinished = useQuery(unfinishedQuery(api, shownInvoices, unfinishedInvoices))
  const undelivered = useQuery(invoiceListQuery(api, undeliveredOnes))
  const asked = [symbols, counts, numbers, undelivered, unfinished]
  return {
    symbols: symbols.data,
    counts: counts.data === undefined ? undefined : { byStatus: counts.data },
    numbersWaiting: numbers.data?.pagination.total_elements,
    undelivered: undelivered.data?.pagination.total_elements,
    unfinished: unfinished.data?.length,
    isPending: asked.some(({ isPending }) => isPending),
    isKnown: asked.every(({ data }) => data !== undefined),
  }
}
