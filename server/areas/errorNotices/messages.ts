import { noticeFacts, type NoticeFamily } from '../../../src/domain/errorNotice/families.ts'
import { decidedMessage } from '../../documents/decidedMessage.ts'

/** Says of a package as a whole that it is invalid, where nothing of it is looked at (notice 01/TB-KTDL, LTBao 9). */
const invalidPackage = {
  type: '204',
  step: 'decision',
  outcomeOf: 'message',
  finds: ['sent'],
  moves: { '9': 'rejected' },
} as const

/** The message with a notice, and the authority's notice of receipt (facts of the sales areas §2: 300, 304, 301). */
const messageOf = (type: string) => {
  const message = decidedMessage(type, {
    type: '301',
    // Whether it was received: 01/TB-SSĐT says so document by document, and a notice is received where all of them are.
    moves: { '1': 'accepted', '2': 'rejected' },
  })
  return { ...message, answers: [...message.answers, invalidPackage] } as const
}

export const noticeMessages: Readonly<Record<NoticeFamily, ReturnType<typeof messageOf>>> = {
  certificates: messageOf(noticeFacts.certificates.message),
  invoices: messageOf(noticeFacts.invoices.message),
}

export const noticeMessageRows = Object.values(noticeMessages)
