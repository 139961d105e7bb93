import { noticeFacts, type NoticeFamily } from '../../../src/domain/errorNotice/families.ts'
import { decidedMessage, type DecidedMessage } from '../../documents/decidedMessage.ts'

/** The message with a notice, and the authority's notice of receipt (facts of the sales areas §2: 300, 304, 301). */
const messageOf = (type: string): DecidedMessage =>
  decidedMessage(type, {
    type: '301',
    // Whether it was received: 01/TB-SSĐT says so document by document, and a notice is received where all of them are.
    moves: { '1': 'accepted', '2': 'rejected' },
  })

export const noticeMessages: Readonly<Record<NoticeFamily, DecidedMessage>> = {
  certificates: messageOf(noticeFacts.certificates.message),
  invoices: messageOf(noticeFacts.invoices.message),
}

export const noticeMessageRows = Object.values(noticeMessages)
