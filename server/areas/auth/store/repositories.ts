import type { AuditRepositories } from '../../../audit/audit.ts'
import type { CompanyRepositories } from '../../../companies/companies.ts'
import type { NonceRepositories } from '../../../passwords/nonces.ts'
import type { OutboxRepositories } from '../../../outbox/outbox.ts'
import type { GuardRepositories } from '../../../passwords/signInGuards.ts'
import type { SecretRepositories } from '../../../secrets/secrets.ts'
import type { SignInCodeRepositories } from '../../../signInCodes/signInCodes.ts'
import type { StoreOf } from '../../../store/store.ts'

/** All that signing in works with. */
export type Repositories = GuardRepositories &
  NonceRepositories &
  CompanyRepositories &
  SecretRepositories &
  OutboxRepositories &
  SignInCodeRepositories &
  AuditRepositories
export type Store = StoreOf<Repositories>
