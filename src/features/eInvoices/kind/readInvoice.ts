import { msg } from '@lingui/core/macro'
import type { InvoiceDetail } from '../../../api/contract/invoiceFiling.ts'
import type { AuthorityAnswer, ReadDocument } from '../../../documents/filedKind.ts'
import { checkedContent } from '../../../domain/documents/kind.ts'
import { isOfSeveral } from '../../../domain/invoice/features.ts'
import { invoiceKind } from '../../../domain/invoice/kind.ts'
import { invoiceStageOf, readInvoiceStatus } from '../../../domain/invoice/status.ts'
import { succeed } from '../../../domain/result.ts'
import { invoiceName } from './invoiceName.ts'
import { invoiceValues } from './vaults.ts'

const decisionTitles = {
  coded: msg`The tax authority has given this e-invoice its code`,
  accepted: msg`The tax authority has accepted this e-invoice`,
  rejected: msg`The tax authority has refused this e-invoice`,
} as const

/** One message of the authority is receipt and decision at once. */
const answerOf = ({ etax_status: code, etax_rslt: message, tax_auth_cd: given }: InvoiceDetail): AuthorityAnswer => {
  const status = readInvoiceStatus(code)
  if (status === 'rejected')
    return { receipt: 'given', decision: { isAccepted: false, title: decisionTitles.rejected, message } }
  if (status !== 'accepted') return { receipt: 'awaited', decision: null }
  const title = given === '' ? decisionTitles.accepted : decisionTitles.coded
  return { receipt: 'given', decision: { isAccepted: true, title, message } }
}

/** An invoice as the server has answered it. */
export const readInvoice = (detail: InvoiceDetail): ReadDocument => ({
  version: detail.version,
  stage: invoiceStageOf(detail.etax_status),
  isCorrected: detail.is_corrected,
  reference: invoiceName(detail),
  answer: answerOf(detail),
  check: () => {
    const checked = checkedContent(invoiceKind, detail)
    return checked.ok ? succeed(invoiceValues.seal(checked.value)) : checked
  },
  goesAlone: isOfSeveral(detail),
  isWarnedOf: () => false,
})
