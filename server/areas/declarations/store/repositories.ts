import type { AuditRepositories } from '../../../audit/audit.ts'
import type { CertificateRepositories } from '../../../certificates/certificates.ts'
import type { CompanyRepositories } from '../../../companies/companies.ts'
import type { DocumentRepositories } from '../../../documents/repositories.ts'
import type { InForceRepositories } from '../../../inForce/inForce.ts'
import type { NotificationRepositories } from '../../../notifications/notifications.ts'
import type { NumberRepositories } from '../../../numbering/numbers.ts'
import type { OutboxRepositories } from '../../../outbox/outbox.ts'
import type { SecretRepositories } from '../../../secrets/secrets.ts'
import type { StoreOf } from '../../../store/store.ts'
import type { TransmissionRepositories } from '../../../transmissions/transmissions.ts'
import type { UnfinishedRepositories } from '../../../unfinishedForms/unfinished.ts'
import type { Declarations } from './declarations.ts'

export interface DeclarationRepositories {
  readonly declarations: Declarations
}

/** All that declarations work with. */
export type Repositories = DeclarationRepositories &
  CompanyRepositories &
  CertificateRepositories &
  DocumentRepositories &
  InForceRepositories &
  NotificationRepositories &
  NumberRepositories &
  OutboxRepositories &
  SecretRepositories &
  TransmissionRepositories &
  UnfinishedRepositories &
  AuditRepositories
export type Store = StoreOf<Repositories>
