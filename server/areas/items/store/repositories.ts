import type { AuditRepositories } from '../../../audit/audit.ts'
import type { CompanyRepositories } from '../../../companies/companies.ts'
import type { StoreOf } from '../../../store/store.ts'
import type { Uploads } from '../../../records/uploads.ts'
import type { ItemLookup, Items } from './items.ts'

export interface ItemRepositories {
  readonly items: Items
  readonly itemLookup: ItemLookup
  readonly itemUploads: Uploads
}

/** All that items work with. */
export type Repositories = ItemRepositories & CompanyRepositories & AuditRepositories
export type Store = StoreOf<Repositories>
