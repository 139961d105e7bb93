import type { ShopRow } from '../../../src/api/contract/shops.ts'
import { contract } from '../../../src/api/contract/contract.ts'
import { ShopsPanel } from '../../../src/features/shops/ShopsPanel.tsx'
import { RoutedAtPlace } from './AtPlace.tsx'
import { createFakeServer } from './fakeServer.ts'
import { fakePage } from './fakePage.ts'

/** The panel of shops with its place, as the address keeps it. */
export const ShopsAtPlace = () => (
  <RoutedAtPlace>
    {({ shop = 'none' }) => (
      <>
        <ShopsPanel />
        <output aria-label="open shop">{shop}</output>
      </>
    )}
  </RoutedAtPlace>
)

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
    const found = kept.filter(({ name }) => name.includes(query['search_value'] ?? ''))
    const { rows, pagination } = fakePage(query, found)
    return { shops: rows, pagination }
  })
  return {
    ...server,
    keep: (left: readonly ShopRow[]): void => {
      kept = left
    },
  }
}
