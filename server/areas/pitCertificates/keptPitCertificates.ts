import type { CertificateContent } from '../../../src/domain/pitCertificate/content.ts'
import { certificateKey } from '../../../src/domain/pitCertificate/kind.ts'
import { certificateSignature } from '../../../src/domain/pitCertificate/layout.ts'
import { pitStaffScopes } from '../../../src/domain/session.ts'
import { readAnswerTo } from '../../documents/answer.ts'
import type { KeptCollection } from '../../documents/collection.ts'
import { hashOfContent } from '../../documents/contentHash.ts'
import type { KeptKind } from '../../documents/keptKind.ts'
import { onPage, type RecordPlaces } from '../../notifications/mail/recordPlaces.ts'
import { certificateChecks } from './check.ts'
import { checkCorrection } from './corrections.ts'
import { certificateHeads } from './heads.ts'
import { editable, type PitCertificateTypes } from './kindTypes.ts'
import { certificateMessage } from './messages.ts'
import { readCheckNotice } from './notice.ts'
import { certificateNotifications } from './notifications/kinds.ts'
import { certificateNumbers } from './numbering.ts'

export const contentHash = (content: CertificateContent): string => hashOfContent(content, 'sid')

const page = 'pit-certificates'

/** Where mails lead that name a certificate. */
export const certificatePlaces: RecordPlaces = { [page]: ({ id }) => onPage('e-pit/certificate', id) }

/** PIT certificates as the server keeps them. */
export const keptPitCertificates: KeptKind<PitCertificateTypes> = {
  key: certificateKey,
  layout: certificateSignature,
  editable,
  idOf: ({ sid }) => sid,
  hashOf: contentHash,
  codes: {
    changed: 'pitCertificate.changed',
    notEditable: 'pitCertificate.notEditable',
    conflict: 'pitCertificate.conflict',
    notDraft: 'pitCertificate.notDraft',
    notRestorable: 'pitCertificate.notRestorable',
  },
  noted: {
    saved: 'pitCertificate.saved',
    generated: 'pitCertificate.generated',
    sent: 'pitCertificate.issued',
    deleted: 'pitCertificate.deleted',
    restored: 'pitCertificate.restored',
    turnedDown: 'pitCertificate.turnedDown',
  },
  readersOf: () => [{ scopes: pitStaffScopes, shownIn: page }],
  parametersOf: ({ reference }) => ({ reference }),
  changedBySomebody: certificateNotifications['pitCertificate.changed'],
  heads: certificateHeads,
  checkAmongOthers: checkCorrection,
  numbering: certificateNumbers,
  answerKeyOf: () => '',
  messageOf: () => certificateMessage,
  readAnswer(xml) {
    const read = readAnswerTo([certificateMessage], readCheckNotice, xml)
    return read.ok ? read.value : null
  },
}

export const certificateCollection: KeptCollection<PitCertificateTypes> = {
  kind: keptPitCertificates,
  key: certificateKey,
  isOf: () => true,
  ...certificateChecks,
}
