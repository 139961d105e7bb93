import { decidedMessage } from '../../documents/decidedMessage.ts'

/** The message with a notice, and the authority's notice of receipt (facts of the sales areas §2: 304, 301). */
export const noticeMessage = decidedMessage('304', {
  type: '301',
  // Whether it was received: 01/TB-SSĐT says so document by document, and a notice is received where all of them are.
  moves: { '1': 'accepted', '2': 'rejected' },
})
