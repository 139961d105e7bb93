import type { Reason } from '../../../server/authority/simulator/answering.ts'
import { decidedKind } from '../../../server/authority/simulator/decided.ts'
import { childrenByTag, readTexts, required, unreadable } from '../../../server/authority/strictElements.ts'
import type { Notice, ReadNotice } from '../../../server/documents/answer.ts'
import { decidedMessage, type DecidedStatus } from '../../../server/documents/decidedMessage.ts'
import { elementChildren, textOnly } from '../../../signing/xmldsig/elements.ts'
import { succeed } from '../../../src/domain/result.ts'
import { voucherSignature } from './voucher.ts'

/** The message with a voucher, and the authority's answer. */
export const voucherMessage = decidedMessage('970', { type: '971', moves: { '1': 'accepted', '2': 'rejected' } })

export const readVoucher: ReadNotice<DecidedStatus, Notice<DecidedStatus>> = ({ moves }, payload) => {
  const parts = payload.name === 'TBPhieu' ? childrenByTag(payload, ['MST', 'KQ']) : unreadable(payload.name)
  if (!parts.ok) return parts
  const texts = readTexts(parts.value, [required('MST', 14), required('KQ', 1)])
  if (!texts.ok) return texts
  const status = moves[texts.value('KQ')]
  if (status === undefined) return unreadable('KQ')
  return succeed({ status, message: status, taxCode: texts.value('MST'), transactionCode: '' })
}

const unpaid: Reason = { code: '9701', text: 'Phiếu không chi' }

/** The simulated authority accepts vouchers that pay something, signed by the company of their message. */
export const simulatedVouchers = decidedKind({
  message: voucherMessage,
  layout: voucherSignature,
  read(core, taxCode) {
    const paid = (elementChildren(core) ?? []).find(({ name }) => name === 'STien')
    return succeed({ taxCode, amount: (paid && textOnly(paid)) ?? '' })
  },
  objections: ({ amount }) => (amount === '0' ? [unpaid] : []),
  noticeOf: ({ taxCode }, _read, reasons) =>
    `<TBPhieu><MST>${taxCode}</MST><KQ>${reasons.length === 0 ? '1' : '2'}</KQ></TBPhieu>`,
})
