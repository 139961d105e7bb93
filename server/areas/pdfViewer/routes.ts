import { contract } from '../../../src/api/contract/contract.ts'
import { previewLimit } from '../../../src/api/contract/pdfViewer.ts'
import { safeFileName } from '../../../src/domain/fileName.ts'
import { fail, succeed } from '../../../src/domain/result.ts'
import { sha256 } from '../../secrets/signedText.ts'
import type { Clock } from '../../clock.ts'
import { shownDocument } from '../../http/answers.ts'
import { companyRoute, type Route } from '../../http/route.ts'
import type { SessionCookie } from '../../http/sessionCookie.ts'
import type { StoreOf } from '../../store/store.ts'
import { previewLifetime, type PreviewRepositories } from './store/previews.ts'

/** Where `%%EOF` stands at the latest, counted from the end (ISO 32000-2, Annex I). */
const tail = 1024

const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, 5).equals(Buffer.from('%PDF-')) && bytes.subarray(-tail).includes('%%EOF')

// Whoever is admitted has a token.
const ownerOf = ({ token }: SessionCookie): string => sha256(token ?? '')

/** The round trip of the PDF viewer: a frame shows what has an address and a name (seed 000 §7 "Preview"). */
export const pdfViewerRoutes = (store: StoreOf<PreviewRepositories>, clock: Clock): readonly Route[] => [
  companyRoute(contract.keepPreview, async ({ body: { base64, filename }, cookie }) => {
    const bytes = Buffer.from(base64, 'base64')
    if (bytes.length > previewLimit) return fail({ reason: 'pdf.tooLarge' })
    if (!isPdf(bytes)) return fail({ reason: 'pdf.notReadable' })
    const takenAt = clock().getTime()
    const preview = { takenAt, fileName: safeFileName(filename), base64 }
    return store.transaction<{ ts: number }, never>(async ({ previews }) => {
      await previews.keep(ownerOf(cookie), preview)
      return succeed({ ts: takenAt })
    })
  }),
  companyRoute(
    contract.showPreview,
    async ({ query: { ts }, cookie }) => {
      const found = ts < clock().getTime() - previewLifetime ? null : await store.previews.find(ownerOf(cookie), ts)
      return found === null
        ? fail({ reason: 'record.absent' })
        : succeed({ base64: found.base64, filename: found.fileName })
    },
    ({ base64, filename }) => shownDocument(filename, 'application/pdf', new Uint8Array(Buffer.from(base64, 'base64'))),
  ),
]
