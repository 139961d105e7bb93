import type { CertificateContent } from '../../../src/domain/pitCertificate/content.ts'
import { certificateKey } from '../../../src/domain/pitCertificate/kind.ts'
import { certificateSignature } from '../../../src/domain/pitCertificate/layout.ts'
import { pitStaffScopes } from '../../../src/domain/session.ts'
import type { KeptCollection } from '../../documents/collection.ts'
import { hashOfContent } from '../../documents/contentHash.ts'
import { sentBy } from '../../documents/decidedMessage.ts'
import type { KeptKind } from '../../documents/keptKind.ts'
import { namedAs } from '../../documents/kindNames.ts'
import { onPage, type RecordPlaces } from '../../notifications/mail/recordPlaces.ts'
import { certificateChecks } from './check.ts'
import { checkCorrection } from './corrections.ts'
import { certificateHeads } from './heads.ts'
import { editable, type PitCertificateTypes } from './kindTypes.ts'
import { certificateMessage } from './messages.ts'
import { readCheckNotice } from '../../documents/checkedNotice.ts'
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
  ...namedAs('pitCertificate', 'issued'),
  readersOf: () => [{ scopes: pitStaffScopes, shownIn: page }],
  parametersOf: ({ reference }) => ({ reference }),
  changedBySomebody: certificateNotifications['pitCertificate.changed'],
  heads: certificateHeads,
  checkAmongOthers: checkCorrection,
  numbering: certificateNumbers,
  ...sentBy(certificateMessage, readCheckNotice),
}

export const certificateCollection: KeptCollection<PitCertificateTypes> = {
  kind: keptPitCertificates,
  key: certificateKey,
  isOf: () => true,
  ...certificateChecks,
}
