import type { AuditRepositories } from '../../../audit/audit.ts'
import type { CompanyRepositories } from '../../../companies/companies.ts'
import type { NonceRepositories } from '../../../passwords/nonces.ts'
import type { SecretRepositories } from '../../../secrets/secrets.ts'
import type { ShopRepositories } from '../../../shops/shops.ts'
import type { StoreOf } from '../../../store/store.ts'
import type { UserRepositories } from './users.ts'

/** All that users work with. */
export type Repositories = UserRepositories &
  CompanyRepositories &
  ShopRepositories &
  AuditRepositories &
  NonceRepositories &
  SecretRepositories
export type Store = StoreOf<Repositories>
