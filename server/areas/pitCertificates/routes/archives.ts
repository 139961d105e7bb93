import {
  pitCertificateArchives,
  type PitCertificateArchive,
} from '../../../../src/api/contract/pitCertificateArchives.ts'
import { fail, succeed } from '../../../../src/domain/result.ts'
import { byLink } from '../../../documentRoutes/output.ts'
import type { DownloadLinks } from '../../../documents/downloadLink.ts'
import { streamedDocument } from '../../../http/answers.ts'
import { fileStream } from '../../../http/fileStream.ts'
import { companyRoute, type Route } from '../../../http/route.ts'
import type { Archives } from '../output/archives.ts'
import type { Archive } from '../output/keptArchives.ts'

interface Parts {
  readonly archives: Archives
  readonly archiveLinks: DownloadLinks
}

/** Bytes that a download holds of its file. */
const heldByDownload = 256 * 1024

const fileNameOf = ({ wanted }: Archive): string => {
  if (wanted.of === 'person') return 'pit-certificates-of-one-person.zip'
  return `pit-certificates.${wanted.form}`
}

/** Files of many PDFs: begun, followed, cancelled and taken by a link (decision 0501). */
export const archiveRoutes = ({ archives, archiveLinks }: Parts): readonly Route[] => {
  const shown = (archive: Archive): PitCertificateArchive => ({
    id: archive.id,
    state: archive.state,
    done: archive.done,
    total: archive.ids.length,
    left_out: archive.leftOut,
    bytes: archive.bytes,
    url: archive.state === 'ready' ? archiveLinks.make(archive.companyId, archive.id) : null,
  })
  return [
    companyRoute(pitCertificateArchives.start, async ({ body }, member) => {
      const started = await archives.start(member, body)
      return started.ok ? succeed(shown(started.value)) : fail({ reason: started.failure })
    }),
    companyRoute(pitCertificateArchives.read, (_request, member) => {
      const archive = archives.of(member)
      return Promise.resolve(succeed({ archive: archive === null ? null : shown(archive) }))
    }),
    companyRoute(pitCertificateArchives.drop, async ({ body: { id } }, member) =>
      succeed({ dropped: await archives.drop(member, id) }),
    ),
    companyRoute(
      pitCertificateArchives.download,
      ({ params }, member) =>
        byLink(archiveLinks, params, member, (id) => {
          const archive = archives.of(member)
          if (archive?.id !== id || archive.state !== 'ready')
            return Promise.resolve(fail({ reason: 'record.absent' } as const))
          const content = fileStream(archive.path, archive.bytes)
          return Promise.resolve(succeed({ filename: fileNameOf(archive), content }))
        }),
      ({ filename, content }) => streamedDocument(filename, 'application/octet-stream', content, heldByDownload),
    ),
  ]
}
