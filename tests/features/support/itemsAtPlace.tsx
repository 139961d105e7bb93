import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { contract } from '../../../src/api/contract/contract.ts'
import type { ItemListRow } from '../../../src/api/contract/items.ts'
import { codeGroupSchema } from '../../../src/domain/codeList.ts'
import { codeItems } from '../../../src/domain/codeLists.ts'
import { ItemsPanel } from '../../../src/features/items/ItemsPanel.tsx'
import * as v from 'valibot'
import { AtPlace } from './AtPlace.tsx'
import { createFakeServer } from './fakeServer.ts'

const Panel = () => (
  <AtPlace>
    {({ item = 'none' }) => (
      <>
        <ItemsPanel />
        <output aria-label="open item">{item}</output>
      </>
    )}
  </AtPlace>
)

/** The panel of items with its place, as the address keeps it. */
export const ItemsAtPlace = () => {
  const [router] = useState(() =>
    createRouter({
      routeTree: createRootRoute({ component: Panel }),
      history: createMemoryHistory({ initialEntries: ['/'] }),
    }),
  )
  return <RouterProvider router={router} />
}

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
    const size = Number(query['page_size'])
    const number = Number(query['page_number'])
    const rate = query['vat_rate'] ?? ''
    const found = kept.filter(
      ({ item_name, vat_rate }) =>
        item_name.includes(query['search_value'] ?? '') && (rate === '' || vat_rate === rate),
    )
    return {
      items: found.slice(number * size, (number + 1) * size),
      pagination: {
        page_number: number,
        page_size: size,
        total_elements: found.length,
        total_pages: Math.ceil(found.length / size),
      },
    }
  })
  return {
    ...server,
    keep: (left: readonly ItemListRow[]): void => {
      kept = left
    },
  }
}
