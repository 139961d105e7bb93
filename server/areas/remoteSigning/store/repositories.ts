import type { AuditRepositories } from '../../../audit/audit.ts'
import type { CertificateRepositories } from '../../../certificates/certificates.ts'
import type { CompanyRepositories } from '../../../companies/companies.ts'
import type { DocumentRepositories } from '../../../documents/repositories.ts'
import type { NotingRepositories } from '../../../documents/unsentNumbers.ts'
import type { GuardRepositories } from '../../../passwords/signInGuards.ts'
import type { StoreOf } from '../../../store/store.ts'
import type { RemoteRequestRepositories } from './remoteRequests.ts'

/** All that calls of remote signatures work with. */
export type Repositories = AuditRepositories &
  CertificateRepositories &
  CompanyRepositories &
  NotingRepositories &
  Pick<DocumentRepositories, 'signedDocuments'> &
  GuardRepositories &
  RemoteRequestRepositories
export type Store = StoreOf<Repositories>
