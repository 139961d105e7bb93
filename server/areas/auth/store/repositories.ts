import type { AuditRepositories } from '../../../audit/audit.ts'
import type { CompanyRepositories } from '../../../companies/companies.ts'
import type { NonceRepositories } from '../../../passwords/nonces.ts'
import type { SecretRepositories } from '../../../secrets/secrets.ts'
import type { StoreOf } from '../../../store/store.ts'
import type { SignInGuards } from './sign-in-guards.ts'

export interface AuthRepositories {
  readonly signInGuards: SignInGuards
}

/** All that signing in works with. */
export type Repositories = AuthRepositories &
  NonceRepositories &
  CompanyRepositories &
  SecretRepositories &
  AuditRepositories
export type Store = StoreOf<Repositories>
