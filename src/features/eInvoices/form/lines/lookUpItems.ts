import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '../../../../api/client.ts'
import type { FoundItem } from '../../../../api/contract/itemLookup.ts'
import { itemLookupQuery } from '../../../../api/queries/itemLookup.ts'
import { shownMoney } from '../../../../domain/money.ts'
import { recordCodeKey } from '../../../../domain/recordCode.ts'
import { isSearchable } from '../../../../domain/text.ts'
import type { LineChoice, LineLookup } from '../../../../ui/lineGrid/lineColumn.ts'
import type { GridLine } from './gridLine.ts'

/** What of an invoice decides what a line gets of an item. */
export interface ItemTerms {
  /** `YYYY-MM-DD`. */
  readonly day: string
  readonly currency: string
  readonly hasRates: boolean
}

/** What a line gets of an item: its price where that is in the invoice's currency. */
export const valuesOf = (item: FoundItem, { currency, hasRates }: ItemTerms): Partial<GridLine> => ({
  item_code: item.item_code,
  item_name: item.item_name,
  unit: item.uom,
  amount: '',
  ...(item.curr_cd === currency && { price: item.unit_prc }),
  ...(hasRates && { vat_rate: item.rate }),
})

const choiceOf = (item: FoundItem, typed: string, terms: ItemTerms): LineChoice<GridLine> => ({
  id: item.id,
  label: `${item.item_code} · ${item.item_name}`,
  note: [`${shownMoney(item.unit_prc, item.curr_cd)} ${item.curr_cd}`, item.uom, terms.hasRates ? item.rate : '']
    .filter((text) => text !== '')
    .join(' · '),
  values: valuesOf(item, terms),
  isMeant: recordCodeKey(item.item_code) === recordCodeKey(typed),
})

/** How long a lookup is taken for what holds. */
const freshFor = 30_000

/** Items for what is typed into a line: by code, else by name; none where the server cannot be asked now. */
export const itemLookup =
  (api: ApiClient, queryClient: QueryClient, terms: ItemTerms): LineLookup<GridLine> =>
  async (typed, _, signal) => {
    const text = typed.trim()
    if (text === '' || (text.length < 2 && !isSearchable(text))) return []
    const query = { ...itemLookupQuery(api, text.slice(0, 100), terms.day), staleTime: freshFor }
    const callOff = () => void queryClient.cancelQueries({ queryKey: query.queryKey, exact: true })
    signal.addEventListener('abort', callOff)
    try {
      const items = await queryClient.fetchQuery(query)
      return items.map((item) => choiceOf(item, text, terms))
    } catch {
      return []
    } finally {
      signal.removeEventListener('abort', callOff)
    }
  }
