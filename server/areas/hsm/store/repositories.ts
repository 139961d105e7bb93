import type { AuditRepositories } from '../../../audit/audit.ts'
import type { CertificateRepositories } from '../../../certificates/certificates.ts'
import type { CompanyRepositories } from '../../../companies/companies.ts'
import type { GeneratedXml } from '../../../hsm/xmlSigning.ts'
import type { NonceRepositories } from '../../../passwords/nonces.ts'
import type { SecretRepositories } from '../../../secrets/secrets.ts'

interface GeneratedRepositories {
  /** By their request keys, those that there are. */
  readonly submissions: {
    readonly byReqKeys: (companyId: string, reqKeys: readonly string[]) => Promise<ReadonlyMap<string, GeneratedXml>>
  }
}

/** All that calls of the signing server work with. */
export type Repositories = AuditRepositories &
  CertificateRepositories &
  CompanyRepositories &
  GeneratedRepositories &
  NonceRepositories &
  SecretRepositories
