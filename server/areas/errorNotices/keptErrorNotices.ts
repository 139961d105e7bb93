import { noticeTexts, type NoticeContent } from '../../../src/domain/errorNotice/content.ts'
import type { NoticeFamily } from '../../../src/domain/errorNotice/families.ts'
import { columnsOf } from '../../../src/domain/errorNotice/fields.ts'
import { noticeKey, noticeSignature } from '../../../src/domain/errorNotice/kind.ts'
import { recordOf } from '../../../src/domain/form/table.ts'
import { companyScopes, pitStaffScopes } from '../../../src/domain/session.ts'
import { readAnswerTo } from '../../documents/answer.ts'
import type { KeptCollection } from '../../documents/collection.ts'
import { hashOfContent } from '../../documents/contentHash.ts'
import type { KeptKind, Readers } from '../../documents/keptKind.ts'
import { namedAs } from '../../documents/kindNames.ts'
import { onPage, type RecordPlaces } from '../../notifications/mail/recordPlaces.ts'
import { noticeChecks } from './check.ts'
import { noticeHeads } from './heads.ts'
import { editable, type ErrorNoticeTypes } from './kindTypes.ts'
import { noticeMessageRows, noticeMessages } from './messages.ts'
import { checkNamed } from './namedDocuments.ts'
import { noticeNotifications } from './notifications/kinds.ts'
import { readNoticeAnswer } from './receipt.ts'
import { noticesSeenBy, shopProblems } from './shopsSeen.ts'

const readers: Readonly<Record<NoticeFamily, Readers>> = {
  certificates: { scopes: pitStaffScopes, shownIn: 'error-notices' },
  invoices: { scopes: companyScopes, shownIn: 'invoice-error-notices' },
}

/** Where mails lead that name a notice. */
export const noticePlaces: RecordPlaces = {
  [readers.certificates.shownIn]: ({ id }) => onPage('e-pit/error-notices', id),
  [readers.invoices.shownIn]: ({ id }) => onPage('sale/error-notices', id),
}

/** What a notice says, as its hash goes by: that of certificates by what it said before there were notices of invoices. */
const hashed = (content: NoticeContent): object => {
  if (content.family === 'invoices') return content
  const own = columnsOf('certificates')
  return {
    ...recordOf(noticeTexts, (name) => content[name]),
    documents: content.documents.map((row) => ({ sid: row.sid, ...recordOf(own, (name) => row[name]) })),
  }
}

/** Notices of wrong documents as the server keeps them. */
export const keptErrorNotices: KeptKind<ErrorNoticeTypes> = {
  key: noticeKey,
  layout: noticeSignature,
  editable,
  idOf: ({ notice_id }) => notice_id,
  hashOf: (content) => hashOfContent(hashed(content), 'notice_id'),
  ...namedAs('errorNotice'),
  readersOf: ({ family }) => [readers[family]],
  parametersOf: ({ reference }) => ({ reference }),
  changedBySomebody: noticeNotifications['errorNotice.changed'],
  heads: noticeHeads,
  checkAmongOthers: checkNamed,
  answerKeyOf: () => '',
  messageOf: ({ family }) => noticeMessages[family],
  readAnswer(xml) {
    const read = readAnswerTo(noticeMessageRows, readNoticeAnswer, xml)
    return read.ok ? read.value : null
  },
}

export const keptNotices: Readonly<Record<NoticeFamily, KeptCollection<ErrorNoticeTypes>>> = {
  certificates: {
    kind: keptErrorNotices,
    key: noticeKey,
    isOf: ({ family }) => family === 'certificates',
    ...noticeChecks,
  },
  invoices: {
    kind: keptErrorNotices,
    key: 'invoice-error-notice',
    isOf: ({ family }) => family === 'invoices',
    seenBy: noticesSeenBy,
    unseenBy: shopProblems,
    ...noticeChecks,
  },
}
