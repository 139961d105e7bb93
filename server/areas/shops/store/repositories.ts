import type { AuditRepositories } from '../../../audit/audit.ts'
import type { CompanyRepositories } from '../../../companies/companies.ts'
import type { ShopRepositories } from '../../../shops/shops.ts'
import type { StoreOf } from '../../../store/store.ts'

/** All that shops work with. */
export type Repositories = ShopRepositories & CompanyRepositories & AuditRepositories
export type Store = StoreOf<Repositories>
