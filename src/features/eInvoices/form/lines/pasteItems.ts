import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '../../../../api/client.ts'
import { mostCodesLookedUp } from '../../../../api/contract/itemLookup.ts'
import { itemCodesQuery } from '../../../../api/queries/itemLookup.ts'
import { applyLineChange, together, type LineChange, type SetLine } from '../../../../ui/lineGrid/lineChange.ts'
import type { GridLine } from './gridLine.ts'
import { valuesOf, type ItemTerms } from './lookUpItems.ts'

type Change = LineChange<GridLine>

/** Lines that a paste has changed or made, and that name an item by its code and nothing else. */
const namedByCode = (before: readonly GridLine[], after: readonly GridLine[]): readonly GridLine[] => {
  const known = new Set(before)
  return after.filter((row) => !known.has(row) && row.item_code !== '' && row.item_name === '')
}

/** What the block says stays: only what it leaves open is filled. */
const openValues = (row: GridLine, values: Partial<GridLine>): Partial<GridLine> => ({
  item_name: values.item_name ?? '',
  ...(row.unit === '' && values.unit !== undefined && { unit: values.unit }),
  ...(row.price === '' && row.amount === '' && values.price !== undefined && { price: values.price }),
  ...(values.vat_rate !== undefined && { vat_rate: values.vat_rate }),
})

/** A pasted block with what its codes name, as one step; without that where the server cannot be asked now. */
export const pasteItems = async (
  api: ApiClient,
  queryClient: QueryClient,
  terms: ItemTerms,
  rows: readonly GridLine[],
  change: Change,
): Promise<Change> => {
  const named = namedByCode(rows, applyLineChange(rows, change))
  const codes = [...new Set(named.map(({ item_code }) => item_code))].slice(0, mostCodesLookedUp)
  if (codes.length === 0) return change
  try {
    const found = await queryClient.fetchQuery(itemCodesQuery(api, codes, terms.day))
    const lines = named.flatMap((row): SetLine<GridLine>[] => {
      const item = found.get(row.item_code)
      return item === undefined ? [] : [{ id: row.id, values: openValues(row, valuesOf(item, terms)) }]
    })
    return together(change, { kind: 'set', lines })
  } catch {
    return change
  }
}
