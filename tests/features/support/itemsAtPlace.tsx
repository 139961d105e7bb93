import { contract } from '../../../src/api/contract/contract.ts'
import type { ItemListRow } from '../../../src/api/contract/items.ts'
import { codeGroupSchema } from '../../../src/domain/codeList.ts'
import { codeItems } from '../../../src/domain/codeLists.ts'
import { ItemsPanel } from '../../../src/features/items/ItemsPanel.tsx'
import * as v from 'valibot'
import { RoutedAtPlace } from './AtPlace.tsx'
import { createFakeServer } from './fakeServer.ts'
import { fakePage } from './fakePage.ts'

/** The panel of items with its place, as the address keeps it. */
export const ItemsAtPlace = () => (
  <RoutedAtPlace>
    {({ item = 'none' }) => (
      <>
        <ItemsPanel />
        <output aria-label="open item">{item}</output>
      </>
    )}
  </RoutedAtPlace>
)

export const itemRow = (id: string, changes: Partial<ItemListRow> = {}): ItemListRow => ({
  id,
  item_code: id.toUpperCase(),
  item_name: `Chè ${id}`,
  item_ename: '',
  item_kname: 'Tea',
  uom: 'hộp',
  unit_prc: '1234567.5',
  vat_rate: '0.08',
  curr_cd: 'VND',
  memo: '',
  not_reduced: false,
  special_consumption: false,
  created_at: '2026-11-20T01:00:00.000Z',
  ...changes,
})

/** A server with these items. */
export const serverWithItems = (items: readonly ItemListRow[]) => {
  const server = createFakeServer()
  let kept = items
  server.answerBy(contract.codeList, ({ url }) => [
    ...codeItems(v.parse(codeGroupSchema, url.pathname.split('/').at(-1))),
  ])
  server.answerBy(contract.listItems, ({ query }) => {
    const rate = query['vat_rate'] ?? ''
    const found = kept.filter(
      ({ item_name, vat_rate }) =>
        item_name.includes(query['search_value'] ?? '') && (rate === '' || vat_rate === rate),
    )
    const { rows, pagination } = fakePage(query, found)
    return { items: rows, pagination }
  })
  return {
    ...server,
    keep: (left: readonly ItemListRow[]): void => {
      kept = left
    },
  }
}
