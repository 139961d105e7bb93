import type { NoticeStatus } from '../../../src/domain/errorNotice/status.ts'
import type { TransmittedMessage } from '../../authority/messageRows.ts'

/** What a notice can be once it is sent. */
export type FiledStatus = Exclude<NoticeStatus, 'draft'>

/** Whether it was received: 01/TB-SSĐT says so document by document, and a notice is received where all of them are. */
const byReceipt = { '1': 'accepted', '2': 'rejected' } as const

/** The message with a notice, and the authority's notice of receipt (facts of the sales areas §2: 304, 301). */
export const noticeMessage = {
  type: '304',
  carries: 'document',
  maxRows: 1,
  turnedDown: { finds: ['sent'], to: 'rejected' },
  answers: [{ type: '301', step: 'decision', outcomeOf: 'message', finds: ['sent'], moves: byReceipt }],
} as const satisfies TransmittedMessage<FiledStatus>
