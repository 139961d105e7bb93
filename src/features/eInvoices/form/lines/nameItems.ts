import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '../../../../api/client.ts'
import { mostCodesLookedUp } from '../../../../api/contract/itemLookup.ts'
import { itemCodesQuery } from '../../../../api/queries/itemLookup.ts'
import type { SetLine } from '../../../../ui/lineGrid/lineChange.ts'
import type { GridLine } from './gridLine.ts'
import { valuesOf, type ItemTerms } from './lookUpItems.ts'

/** Lines that a change has given a code and no name: typed faster than its item was found, or pasted. */
export const namedByCode = (before: readonly GridLine[], after: readonly GridLine[]): readonly GridLine[] => {
  const known = new Map(before.map((row) => [row.id, row.item_code]))
  return after.filter((row) => row.item_code !== '' && row.item_name === '' && known.get(row.id) !== row.item_code)
}

/** What the line says stays: only what it leaves open is filled. */
const openValues = (row: GridLine, values: Partial<GridLine>): Partial<GridLine> => ({
  item_code: values.item_code ?? row.item_code,
  item_name: values.item_name ?? '',
  ...(row.unit === '' && values.unit !== undefined && { unit: values.unit }),
  ...(row.price === '' && row.amount === '' && values.price !== undefined && { price: values.price }),
  ...(values.vat_rate !== undefined && { vat_rate: values.vat_rate }),
})

/** Finds what codes of lines name; answers nothing where the server cannot be asked now. */
export const itemNaming =
  (api: ApiClient, queryClient: QueryClient, terms: ItemTerms) =>
  async (named: readonly GridLine[]): Promise<(rows: readonly GridLine[]) => readonly SetLine<GridLine>[]> => {
    const asked = new Map(named.map(({ id, item_code }) => [id, item_code]))
    const codes = [...new Set(asked.values())].slice(0, mostCodesLookedUp)
    const found = await queryClient.fetchQuery(itemCodesQuery(api, codes, terms.day)).catch(() => null)
    return (rows) =>
      rows.flatMap((row): SetLine<GridLine>[] => {
        const item = found?.get(row.item_code)
        // Lines that were changed meanwhile are somebody's own.
        if (item === undefined || asked.get(row.id) !== row.item_code || row.item_name !== '') return []
        return [{ id: row.id, values: openValues(row, valuesOf(item, terms)) }]
      })
  }

export type ItemNaming = ReturnType<typeof itemNaming>
