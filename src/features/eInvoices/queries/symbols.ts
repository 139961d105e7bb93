import { queryOptions, useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiClient } from '../../../api/client.ts'
import { invoiceMatters, type InvoiceSymbol } from '../../../api/contract/invoiceMatters.ts'
import { valueOrThrow } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { vietnamDay } from '../../../domain/dates.ts'
import { invoiceKeys } from './keys.ts'

/** Symbols of the templates in use on a day. */
export const symbolsQuery = (api: ApiClient, day: string) =>
  queryOptions({
    queryKey: invoiceKeys.symbols(day),
    queryFn: async ({ signal }) =>
      valueOrThrow(await api.send(invoiceMatters.symbols, { query: { invoice_date: day } }, { signal })).symbols,
  })

/** Symbols of today and of the end of last year, newest first. */
export const useKnownSymbols = (): readonly string[] => {
  const api = useApi()
  const [today] = useState(() => vietnamDay(new Date()))
  const lastYear = `${Number(today.slice(0, 4)) - 1}-12-31`
  return useQueries({ queries: [symbolsQuery(api, today), symbolsQuery(api, lastYear)], combine: joined })
}

const joined = (answers: readonly { readonly data: readonly InvoiceSymbol[] | undefined }[]) => [
  ...new Set(answers.flatMap(({ data = [] }) => data.map(({ serial_no: symbol }) => symbol))),
]
