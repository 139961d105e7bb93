import { msg } from '@lingui/core/macro'
import type { BodyOf } from '../../../api/contract/call.ts'
import { pitCertificateArchives } from '../../../api/contract/pitCertificateArchives.ts'
import { ArchiveDialog } from '../../../documents/archive/ArchiveDialog.tsx'
import type { ArchiveCalls } from '../../../documents/archive/archiveKind.ts'
import { FiledCertificates } from '../kind/FiledCertificates.tsx'
import { archivedCertificates } from './archivedCertificates.ts'

/** Which certificates become a file. */
export type ArchivedCertificates = Omit<BodyOf<typeof pitCertificateArchives.start>, 'form' | 'convert_yn'>

const { start, read, drop } = pitCertificateArchives

const callsOf = (certificates: ArchivedCertificates): ArchiveCalls => ({
  begin: (api, { form, isConverted }) =>
    api.send(start, { body: { ...certificates, form, convert_yn: isConverted ? 'Y' : 'N' } }),
  read: (api, options) => api.send(read, {}, options),
  drop: (api, id) => api.send(drop, { body: { id } }),
})

const ofPerson = msg`A zip file with the PDF of each of their certificates, of all days, and what the certificates say as data.json.`

interface Props {
  readonly certificates: ArchivedCertificates
  readonly title: string
  readonly onClose: () => void
}

/** Has the PDFs of many certificates made into one file by the server; a chunk of its own. */
export const CertificatesArchived = ({ certificates, ...props }: Props) => (
  <FiledCertificates>
    <ArchiveDialog
      {...props}
      calls={callsOf(certificates)}
      fixed={certificates.of === 'person' ? ofPerson : undefined}
      kind={archivedCertificates}
    />
  </FiledCertificates>
)
