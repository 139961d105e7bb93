import type { NumberCalls } from '../../src/api/contract/documents/numbers.ts'
import { succeed } from '../../src/domain/result.ts'
import type { KeptNumbering, KindTypes } from '../documents/keptKind.ts'
import { paginationOf } from '../http/paging.ts'
import { companyRoute, type Route } from '../http/route.ts'
import type { NumberRepositories } from '../numbering/numbers.ts'

/** Numbers of a kind that wait. */
export const numberRoutes = <T extends KindTypes>(
  { forms }: Pick<KeptNumbering<T>, 'forms'>,
  calls: NumberCalls,
  { store }: { readonly store: NumberRepositories },
): readonly Route[] => [
  companyRoute(calls.waiting, async ({ query }, { companyId }) => {
    const page = { number: query.page_number, size: query.page_size }
    const found = await store.numbers.waiting(companyId, { forms, symbol: query.symbol ?? null }, page)
    const numbers = found.items.map(({ series, number, day, documentId, reason, since }) => ({
      year: series.year,
      form: series.form,
      symbol: series.symbol,
      number,
      day,
      document_id: documentId,
      reason,
      since,
    }))
    return succeed({ numbers, pagination: paginationOf(query, found) })
  }),
]
