import type { AuditRepositories } from '../../audit/audit.ts'
import type { CompanyRepositories } from '../../companies/companies.ts'
import type { NonceRepositories } from '../../passwords/nonces.ts'
import type { GuardRepositories } from '../../passwords/signInGuards.ts'
import type { SecretRepositories } from '../../secrets/secrets.ts'
import type { StoreOf } from '../../store/store.ts'

/** All that somebody's own account works with. */
export type Repositories = CompanyRepositories &
  GuardRepositories &
  NonceRepositories &
  SecretRepositories &
  AuditRepositories
export type Store = StoreOf<Repositories>
