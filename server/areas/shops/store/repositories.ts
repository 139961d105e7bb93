import type { AuditRepositories } from '../../../audit/audit.ts'
import type { CompanyRepositories } from '../../../companies/companies.ts'
import type { StoreOf } from '../../../store/store.ts'
import type { Shops } from './shops.ts'

export interface ShopRepositories {
  readonly shops: Shops
}

/** All that shops work with. */
export type Repositories = ShopRepositories & CompanyRepositories & AuditRepositories
export type Store = StoreOf<Repositories>
