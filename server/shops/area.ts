import type { Connection } from '../store/connection.ts'
import { foldedAnew } from '../store/migrations/foldedAnew.ts'
import type { TableOwners } from '../store/tables.ts'
import { shopTables } from './0011-shops.ts'
import { shopLogo } from './0013-shop-logo.ts'
import { templatePosTable } from './0014-template-pos.ts'
import { shopCodeKeys } from './0033-shop-code-keys.ts'
import { shopsIn } from './shopQueries.ts'
import type { ShopRepositories } from './shops.ts'

export const shopRecords = {
  migrations: {
    '0011-shops': shopTables,
    '0013-shop-logo': shopLogo,
    '0014-template-pos': templatePosTable,
    '0033-shop-code-keys': shopCodeKeys,
    '0034-shops-folded-anew': foldedAnew('shops', ['company_id', 'id'], ['search_text', 'name_order', 'address_order']),
    '0034-pos-folded-anew': foldedAnew('shop_pos', ['company_id', 'shop_id', 'sid'], ['search_text']),
    '0041-shops-folded-anew': foldedAnew('shops', ['company_id', 'id'], ['search_text', 'name_order', 'address_order']),
    '0041-pos-folded-anew': foldedAnew('shop_pos', ['company_id', 'shop_id', 'sid'], ['search_text']),
  },
  tables: {
    shops: 'company',
    shop_pos: 'company',
    shop_uses: 'company',
    template_pos: 'company',
  } satisfies TableOwners,
  repositories: ({ db }: Connection): ShopRepositories => ({ shops: shopsIn(db) }),
}
