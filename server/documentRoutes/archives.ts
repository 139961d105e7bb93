import type { DocumentArchive } from '../../src/api/contract/documents/archives.ts'
import { fail, succeed } from '../../src/domain/result.ts'
import type { Archives } from '../documentArchives/archives.ts'
import type { Archive, ArchiveAsked } from '../documentArchives/keptArchives.ts'
import type { DownloadLinks } from '../documents/downloadLink.ts'
import { streamedDocument } from '../http/answers.ts'
import { fileStream } from '../http/fileStream.ts'
import { companyRoute, type Route } from '../http/route.ts'
import type { FamilyCall, NoParams, Read } from './familyCall.ts'
import { byLink } from './output.ts'

interface LinkParams extends Read {
  readonly id: string
  readonly expires: string
  readonly hash: string
}

interface DownloadedFile {
  filename: string
  content: ReadableStream<Uint8Array<ArrayBuffer>>
}

/** The calls of `archiveCalls`. */
interface ArchiveCalls<Wanted, TooMany extends string, Running extends string> {
  readonly start: FamilyCall<NoParams, NoParams, Wanted, DocumentArchive, 'record.absent' | TooMany | Running>
  readonly read: FamilyCall<NoParams, NoParams, undefined, { archive: DocumentArchive | null }, never>
  readonly drop: FamilyCall<NoParams, NoParams, { id: string }, { dropped: boolean }, never>
  readonly download: FamilyCall<LinkParams, NoParams, undefined, DownloadedFile, 'record.absent' | 'link.expired'>
}

interface Parts<Wanted extends ArchiveAsked> {
  readonly archives: Archives<Wanted>
  readonly archiveLinks: DownloadLinks
}

/** Bytes that a download holds of its file. */
const heldByDownload = 256 * 1024

/** Files of many PDFs of a kind: begun, followed, cancelled and taken by a link (decision 0501). */
export const archiveRoutes = <Wanted extends ArchiveAsked, TooMany extends string, Running extends string>(
  calls: ArchiveCalls<Wanted, TooMany, Running>,
  refusals: { readonly tooMany: TooMany; readonly archiveRunning: Running },
  { archives, archiveLinks }: Parts<Wanted>,
): readonly Route[] => {
  const shown = (archive: Archive<Wanted>): DocumentArchive => ({
    id: archive.id,
    state: archive.state,
    done: archive.done,
    total: archive.ids.length,
    left_out: archive.leftOut,
    bytes: archive.bytes,
    url: archive.state === 'ready' ? archiveLinks.make(archive.companyId, archive.id) : null,
  })
  const reasons = { ...refusals, absent: 'record.absent' } as const
  return [
    companyRoute(calls.start, async ({ body }, member) => {
      const started = await archives.start(member, body)
      return started.ok ? succeed(shown(started.value)) : fail({ reason: reasons[started.failure] })
    }),
    companyRoute(calls.read, (_request, member) => {
      const archive = archives.of(member)
      return Promise.resolve(succeed({ archive: archive === null ? null : shown(archive) }))
    }),
    companyRoute(calls.drop, async ({ body: { id } }, member) => succeed({ dropped: await archives.drop(member, id) })),
    companyRoute(
      calls.download,
      ({ params }, member) =>
        byLink(archiveLinks, params, member, (id) => {
          const archive = archives.of(member)
          if (archive?.id !== id || archive.state !== 'ready')
            return Promise.resolve(fail({ reason: 'record.absent' } as const))
          const content = fileStream(archive.path, archive.bytes)
          return Promise.resolve(succeed({ filename: archives.fileNameOf(archive.wanted), content }))
        }),
      ({ filename, content }) => streamedDocument(filename, 'application/octet-stream', content, heldByDownload),
    ),
  ]
}
