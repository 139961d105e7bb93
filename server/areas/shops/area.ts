import { shopRows } from './demo/rows.ts'
import { foundShops } from './foundShops.ts'
import { shopRefusals } from './refusals.ts'
import { shopRoutes } from './routes.ts'

export const shops = {
  pictures: [{ table: 'shops', column: 'logo', company: 'company_id' }],
  repositories: () => ({}),
  refusals: shopRefusals,
  routes: shopRoutes,
  searches: [foundShops],
  demo: { rows: shopRows },
}
