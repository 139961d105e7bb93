import { decidedMessage } from '../../documents/decidedMessage.ts'

/** The message with a certificate, and the result of its check (facts of the sales areas §4: 211, 213). */
export const certificateMessage = decidedMessage('211', {
  type: '213',
  // By LTBao: the package is valid, or it is not for another reason than those of invoices.
  moves: { '2': 'accepted', '9': 'rejected' },
})
