import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import type { ShopRow } from '../../../src/api/contract/shops.ts'
import { contract } from '../../../src/api/contract/contract.ts'
import { ShopsPanel } from '../../../src/features/shops/ShopsPanel.tsx'
import { AtPlace } from './AtPlace.tsx'
import { createFakeServer } from './fakeServer.ts'

const Panel = () => (
  <AtPlace>
    {({ shop = 'none' }) => (
      <>
        <ShopsPanel />
        <output aria-label="open shop">{shop}</output>
      </>
    )}
  </AtPlace>
)

/** The panel of shops with its place, as the address keeps it. */
export const ShopsAtPlace = () => {
  const [router] = useState(() =>
    createRouter({
      routeTree: createRootRoute({ component: Panel }),
      history: createMemoryHistory({ initialEntries: ['/'] }),
    }),
  )
  return <RouterProvider router={router} />
}

export const shopRow = (id: string, changes: Partial<ShopRow> = {}): ShopRow => ({
  id,
  name: `Cửa hàng ${id}`,
  shop_code: id.toUpperCase(),
  address: 'Hà Nội',
  tel_no: '02439268888',
  ...changes,
})

/** A server with these shops. */
export const serverWithShops = (shops: readonly ShopRow[]) => {
  const server = createFakeServer()
  let kept = shops
  server.answerBy(contract.listShops, ({ query }) => {
    const size = Number(query['page_size'])
    const number = Number(query['page_number'])
    const found = kept.filter(({ name }) => name.includes(query['search_value'] ?? ''))
    return {
      shops: found.slice(number * size, (number + 1) * size),
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
    keep: (left: readonly ShopRow[]): void => {
      kept = left
    },
  }
}
