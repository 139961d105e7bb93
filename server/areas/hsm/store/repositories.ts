import type { AuditRepositories } from '../../../audit/audit.ts'
import type { CertificateRepositories } from '../../../certificates/certificates.ts'
import type { CompanyRepositories } from '../../../companies/companies.ts'
import type { NotingRepositories } from '../../../documents/unsentNumbers.ts'
import type { NonceRepositories } from '../../../passwords/nonces.ts'
import type { SecretRepositories } from '../../../secrets/secrets.ts'

/** All that calls of the signing server work with. */
export type Repositories = AuditRepositories &
  CertificateRepositories &
  CompanyRepositories &
  NotingRepositories &
  NonceRepositories &
  SecretRepositories
