import type { AuditRepositories } from '../../../audit/audit.ts'
import type { CertificateRepositories } from '../../../certificates/certificates.ts'
import type { CompanyRepositories } from '../../../companies/companies.ts'
import type { GeneratedXml } from '../../../hsm/xmlSigning.ts'
import type { GuardRepositories } from '../../../passwords/signInGuards.ts'
import type { StoreOf } from '../../../store/store.ts'
import type { RemoteRequestRepositories } from './remoteRequests.ts'

interface GeneratedRepositories {
  readonly submissions: {
    readonly byReqKey: (companyId: string, reqKey: string) => Promise<GeneratedXml | null>
    readonly byReqKeys: (companyId: string, reqKeys: readonly string[]) => Promise<ReadonlyMap<string, GeneratedXml>>
  }
}

interface RegisteredRepositories {
  /** Which of these keys are registered. */
  readonly registrations: {
    readonly registeredOf: (companyId: string, reqKeys: readonly string[]) => Promise<ReadonlySet<string>>
  }
}

/** All that calls of remote signatures work with. */
export type Repositories = AuditRepositories &
  CertificateRepositories &
  CompanyRepositories &
  GeneratedRepositories &
  GuardRepositories &
  RegisteredRepositories &
  RemoteRequestRepositories
export type Store = StoreOf<Repositories>
