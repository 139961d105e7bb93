import type { Connection } from '../../store/connection.ts'
import type { SweepParts } from '../../area.ts'
import { forgetUploads } from '../../records/upload.ts'
import { uploadsIn } from '../../records/uploadQueries.ts'
import { foldedAnew } from '../../store/migrations/foldedAnew.ts'
import type { TableOwners } from '../../store/tables.ts'
import { itemRows } from './demo/rows.ts'
import { foundItems } from './foundItems.ts'
import { itemRefusals } from './refusals.ts'
import { itemRoutes } from './routes.ts'
import { itemsIn } from './store/itemQueries.ts'
import { itemLookupIn } from './store/lookupQueries.ts'
import { itemTables } from './store/migrations/0013-items.ts'
import { itemFlags } from './store/migrations/0066-item-flags.ts'
import { itemCodeKeys } from './store/migrations/0033-item-code-keys.ts'
import type { ItemRepositories, Repositories } from './store/repositories.ts'

export const items = {
  migrations: {
    '0013-items': itemTables,
    '0033-item-code-keys': itemCodeKeys,
    '0034-items-folded-anew': foldedAnew('items', ['company_id', 'id'], ['search_text', 'name_order']),
    '0041-items-folded-anew': foldedAnew('items', ['company_id', 'id'], ['search_text', 'name_order']),
    '0066-item-flags': itemFlags,
  },
  tables: { items: 'company', item_counters: 'company', item_uploads: 'company' } satisfies TableOwners,
  pictures: [{ table: 'items', column: 'picture', company: 'company_id' }],
  repositories: ({ db }: Connection): ItemRepositories => ({
    items: itemsIn(db),
    itemLookup: itemLookupIn(db),
    itemUploads: uploadsIn(db, 'item_uploads'),
  }),
  refusals: itemRefusals,
  routes: itemRoutes,
  searches: [foundItems],
  sweep: ({ store, clock }: Pick<SweepParts<Repositories>, 'store' | 'clock'>) =>
    forgetUploads(store.itemUploads, clock),
  demo: { rows: itemRows },
}
