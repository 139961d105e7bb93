import type { Connection } from '../store/connection.ts'
import { certificateIdentity } from './0007-certificate-identity.ts'
import { certificateKeys } from './0010-certificate-keys.ts'
import { certificatesIn } from './certificate-queries.ts'
import type { CertificateRepositories } from './certificates.ts'

export const certificates = {
  migrations: { '0007-certificate-identity': certificateIdentity, '0010-certificate-keys': certificateKeys },
  repositories: ({ db }: Connection): CertificateRepositories => ({ certificates: certificatesIn(db) }),
}
