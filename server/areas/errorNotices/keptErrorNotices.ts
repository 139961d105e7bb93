import { noticeKey, noticeSignature } from '../../../src/domain/errorNotice/kind.ts'
import { pitStaffScopes } from '../../../src/domain/session.ts'
import type { KeptCollection } from '../../documents/collection.ts'
import { hashOfContent } from '../../documents/contentHash.ts'
import { sentBy } from '../../documents/decidedMessage.ts'
import type { KeptKind } from '../../documents/keptKind.ts'
import { namedAs } from '../../documents/kindNames.ts'
import { onPage, type RecordPlaces } from '../../notifications/mail/recordPlaces.ts'
import { noticeChecks } from './check.ts'
import { noticeHeads } from './heads.ts'
import { editable, type ErrorNoticeTypes } from './kindTypes.ts'
import { noticeMessage } from './messages.ts'
import { checkNamed } from './namedDocuments.ts'
import { noticeNotifications } from './notifications/kinds.ts'
import { readReceipt } from './receipt.ts'

const page = 'error-notices'

/** Where mails lead that name a notice. */
export const noticePlaces: RecordPlaces = { [page]: ({ id }) => onPage('e-pit/error-notices', id) }

/** Notices of wrong documents as the server keeps them. */
export const keptErrorNotices: KeptKind<ErrorNoticeTypes> = {
  key: noticeKey,
  layout: noticeSignature,
  editable,
  idOf: ({ notice_id }) => notice_id,
  hashOf: (content) => hashOfContent(content, 'notice_id'),
  ...namedAs('errorNotice'),
  readersOf: () => [{ scopes: pitStaffScopes, shownIn: page }],
  parametersOf: ({ reference }) => ({ reference }),
  changedBySomebody: noticeNotifications['errorNotice.changed'],
  heads: noticeHeads,
  checkAmongOthers: checkNamed,
  ...sentBy(noticeMessage, readReceipt),
}

export const noticeCollection: KeptCollection<ErrorNoticeTypes> = {
  kind: keptErrorNotices,
  key: noticeKey,
  isOf: () => true,
  ...noticeChecks,
}
