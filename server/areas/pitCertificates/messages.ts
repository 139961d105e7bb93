import type { CertificateStatus } from '../../../src/domain/pitCertificate/status.ts'
import type { TransmittedMessage } from '../../authority/messageRows.ts'

/** What a certificate can be once it is issued. */
export type FiledStatus = Exclude<CertificateStatus, 'draft'>

/** By LTBao of the check result: the package is valid, or it is not for another reason than those of invoices. */
const byCheck = { '2': 'accepted', '9': 'rejected' } as const

/** The message with a certificate, and the result of its check (facts of the sales areas §4: 211, 213). */
export const certificateMessage = {
  type: '211',
  carries: 'document',
  maxRows: 1,
  turnedDown: { finds: ['sent'], to: 'rejected' },
  answers: [{ type: '213', step: 'decision', outcomeOf: 'message', finds: ['sent'], moves: byCheck }],
} as const satisfies TransmittedMessage<FiledStatus>
