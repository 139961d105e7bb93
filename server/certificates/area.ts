import type { Connection } from '../store/connection.ts'
import { certificateIdentity } from './0007-certificate-identity.ts'
import { certificatesIn } from './certificate-queries.ts'
import type { CertificateRepositories } from './certificates.ts'

export const certificates = {
  migrations: { '0007-certificate-identity': certificateIdentity },
  repositories: ({ db }: Connection): CertificateRepositories => ({ certificates: certificatesIn(db) }),
}
