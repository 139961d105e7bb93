import { answerTo, type AnsweredKind } from '../../../server/authority/simulator/answering.ts'
import { documentIn, examineSigned } from '../../../server/authority/simulator/signed.ts'
import type { TransmittedMessage } from '../../../server/authority/messageRows.ts'
import { childrenByTag, readTexts, required, unreadable } from '../../../server/authority/strictElements.ts'
import { type Notice, type ReadNotice } from '../../../server/documents/answer.ts'
import { succeed } from '../../../src/domain/result.ts'
import { voucherSignature, type VoucherStatus } from './voucher.ts'

export type FiledStatus = Exclude<VoucherStatus, 'draft'>

/** The message with a voucher, and the authority's answer. */
export const voucherMessage = {
  type: '970',
  carries: 'document',
  maxRows: 1,
  turnedDown: { finds: ['sent'], to: 'rejected' },
  answers: [
    {
      type: '971',
      step: 'decision',
      outcomeOf: 'message',
      finds: ['sent'],
      moves: { '1': 'accepted', '2': 'rejected' },
    },
  ],
} as const satisfies TransmittedMessage<FiledStatus>

export const readVoucher: ReadNotice<FiledStatus, Notice<FiledStatus>> = ({ moves }, payload) => {
  const parts = payload.name === 'TBPhieu' ? childrenByTag(payload, ['MST', 'KQ']) : unreadable(payload.name)
  if (!parts.ok) return parts
  const texts = readTexts(parts.value, [required('MST', 14), required('KQ', 1)])
  if (!texts.ok) return texts
  const status = moves[texts.value('KQ')]
  if (status === undefined) return unreadable('KQ')
  return succeed({ status, message: status, taxCode: texts.value('MST'), transactionCode: '' })
}

/** The simulated authority accepts vouchers that pay something, signed by the company of their message. */
export const simulatedVouchers: AnsweredKind = {
  messages: [voucherMessage],
  root: voucherSignature.root,
  answering: ({ processingTime, roots, clock }) => ({
    owed: () => [{ step: 'decision', seconds: processingTime.decisionSeconds }],
    verdictOn(message, { taxCode, sender, version }, { mtdiep, reference }) {
      const trust = { roots, at: clock() }
      const examined = examineSigned(documentIn(message), voucherSignature, () => succeed({ taxCode }), trust)
      const isAccepted = examined.ok && !message.xml.includes('<STien>0</STien>')
      const notice = `<TBPhieu><MST>${taxCode}</MST><KQ>${isAccepted ? '1' : '2'}</KQ></TBPhieu>`
      const to = { mtdiep, reference, receiver: sender, version, taxCode }
      return Promise.resolve({ notice: answerTo(to, voucherMessage.answers[0].type, notice), isLast: true })
    },
  }),
}
