import { isCorrected } from './corrected.ts'
import { keyOf } from './documentKey.ts'
import type { DownloadLinks } from './downloadLink.ts'
import type { KeptWhole } from './heads/readHeads.ts'
import type { DocumentHead } from './keptKind.ts'
import type { DocumentRepositories } from './repositories.ts'

type Kept = Pick<KeptWhole<DocumentHead, object, unknown>, 'head' | 'signedBy' | 'requestedAt' | 'filedHash'>

/** What a page shows of a document of any kind beside what it says: its version, and how it was signed and sent last. */
export const filedDetail = async (
  { signedDocuments }: Pick<DocumentRepositories, 'signedDocuments'>,
  links: DownloadLinks,
  kind: string,
  { head, signedBy, requestedAt, filedHash }: Kept,
) => {
  const signed = await signedDocuments.latestOf(keyOf(kind, head))
  return {
    version: head.contentHash,
    sign_by: signedBy,
    requested_at: requestedAt,
    signed_at: signed?.signingTime ?? '',
    is_corrected: isCorrected({ status: head.status, contentHash: head.contentHash, filedHash }),
    signed_xml_url: signed === null ? null : links.make(head.companyId, head.id),
  }
}
