import { pitCertificateKind, pitCertificates } from '../../../api/contract/pitCertificateCollection.ts'
import type { ShownKind } from '../../../documents/shownKind.ts'
import { mostRunRows } from '../../../domain/documents/issueRuns.ts'
import { kinds } from '../../../machines/kinds.ts'
import { listWords } from '../list/listWords.ts'
import { certificateKeys } from '../queries/keys.ts'
import { missingRightTexts } from './missingRightTexts.ts'

/** PIT certificates as a list of documents. */
export const shownCertificates: ShownKind = {
  key: 'pitCertificates',
  facts: kinds.pitCertificate,
  panel: 'pit-certificates',
  queryKey: certificateKeys.all,
  writersWith: pitCertificates.writersWith,
  permissions: pitCertificateKind.permissions,
  mostSent: mostRunRows,
  words: { missingRights: missingRightTexts, list: listWords },
}
