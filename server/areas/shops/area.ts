import type { Connection } from '../../store/connection.ts'
import type { TableOwners } from '../../store/tables.ts'
import { shopRows } from './demo/rows.ts'
import { shopRefusals } from './refusals.ts'
import { shopRoutes } from './routes.ts'
import { shopTables } from './store/migrations/0011-shops.ts'
import type { ShopRepositories } from './store/repositories.ts'
import { shopsIn } from './store/shop-queries.ts'

export const shops = {
  migrations: { '0011-shops': shopTables },
  tables: { shops: 'company', shop_pos: 'company', shop_uses: 'company' } satisfies TableOwners,
  repositories: ({ db }: Connection): ShopRepositories => ({ shops: shopsIn(db) }),
  refusals: shopRefusals,
  routes: shopRoutes,
  demo: { rows: shopRows },
}
