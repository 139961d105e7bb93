import type { AuditRepositories } from '../../../audit/audit.ts'
import type { CertificateRepositories } from '../../../certificates/certificates.ts'
import type { CompanyRepositories } from '../../../companies/companies.ts'
import type { NotificationRepositories } from '../../../notifications/notifications.ts'
import type { NonceRepositories } from '../../../passwords/nonces.ts'
import type { GuardRepositories } from '../../../passwords/signInGuards.ts'
import type { SecretRepositories } from '../../../secrets/secrets.ts'
import type { StoreOf } from '../../../store/store.ts'

/** All that digital signatures work with. */
export type Repositories = CertificateRepositories &
  CompanyRepositories &
  AuditRepositories &
  NotificationRepositories &
  GuardRepositories &
  NonceRepositories &
  SecretRepositories
export type Store = StoreOf<Repositories>
