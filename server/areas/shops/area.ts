import { shopRows } from './demo/rows.ts'
import { shopRefusals } from './refusals.ts'
import { shopRoutes } from './routes.ts'

export const shops = {
  repositories: () => ({}),
  refusals: shopRefusals,
  routes: shopRoutes,
  demo: { rows: shopRows },
}
