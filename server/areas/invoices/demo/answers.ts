import type { InvoiceContent } from '../../../../src/domain/invoice/content.ts'
import { authorityId, withoutDeclaration } from '../../../authority/documentMessage.ts'
import { newMessageId } from '../../../authority/messageId.ts'
import { answerTo } from '../../../authority/simulator/answering.ts'
import { simulatedProvider } from '../../../authority/simulator/simulator.ts'
import type { DemoAnswer, DemoFiling } from '../../../documents/demo/filings.ts'
import { answerAbout, codeOf, invoiceReasons } from '../simulated.ts'

const seconds = 90_000

/** What the authority has answered, and what the invoice has of it. */
export interface Answered {
  readonly answer: DemoAnswer
  readonly status: 'accepted' | 'rejected'
  readonly message: string
  readonly code: string
}

/** The code for an invoice, or why it gets none. */
export const answered = (
  { generated, signed: { signedXml }, filedAt, messageType, mtdiep: reference }: DemoFiling,
  content: InvoiceContent,
  status: 'accepted' | 'rejected',
): Answered => {
  const mtdiep = newMessageId(authorityId)
  const { taxCode, version } = generated
  const to = { mtdiep, reference, receiver: simulatedProvider, version, taxCode }
  const at = new Date(filedAt.getTime() + seconds)
  const reason = invoiceReasons.buyerTaxCode
  const read = {
    taxCode,
    seller: content.comp_nm,
    buyerTaxCode: content.tax_code,
    form: content.form_no,
    symbol: content.serial_no,
    number: String(generated.number),
    day: content.inv_date,
    net: '',
    tax: '',
    gross: '',
    hasRates: true,
    list: '',
  }
  const isAccepted = status === 'accepted'
  const document = withoutDeclaration(signedXml)
  const given = answerAbout(to, { document, read, reasons: isAccepted ? [] : [reason] }, messageType, at)
  return {
    answer: { ...answerTo(to, given.type, given.payload), type: given.type, at },
    status,
    message: isAccepted ? '' : `${reason.code}: ${reason.text}`,
    code: isAccepted ? codeOf(reference) : '',
  }
}
