import type { Connection } from '../store/connection.ts'
import { certificateIdentity } from './0007-certificate-identity.ts'
import { certificateKeys } from './0010-certificate-keys.ts'
import { certificatePasswords } from './0016-certificate-passwords.ts'
import { certificateDemo } from './demo/rows.ts'
import { certificatesIn } from './certificateQueries.ts'
import type { CertificateRepositories } from './certificates.ts'
import { foldedAnew } from '../store/migrations/foldedAnew.ts'
import type { TableOwners } from '../store/tables.ts'

export const certificates = {
  migrations: {
    '0007-certificate-identity': certificateIdentity,
    '0010-certificate-keys': certificateKeys,
    '0016-certificate-passwords': certificatePasswords,
    '0034-certificates-folded-anew': foldedAnew('certificates', ['company_id', 'id'], ['search_text']),
    '0041-certificates-folded-anew': foldedAnew('certificates', ['company_id', 'id'], ['search_text']),
  },
  tables: { certificates: 'company' } satisfies TableOwners,
  repositories: ({ db }: Connection): CertificateRepositories => ({ certificates: certificatesIn(db) }),
  demo: certificateDemo,
}
