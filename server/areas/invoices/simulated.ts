import { createHash } from 'node:crypto'
import type { XmlElement } from 'libxml2-wasm'
import { elementChildren, textOnly } from '../../../signing/xmldsig/elements.ts'
import { decimal, isWithinUnit } from '../../../src/domain/amounts/decimal.ts'
import { invoiceSignature } from '../../../src/domain/invoice/layout.ts'
import { correctionListSignature } from '../../../src/domain/invoice/several/signature.ts'
import { isAmount } from '../../../src/domain/money.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import { taxCodeWarning, writtenTaxCode } from '../../../src/domain/taxCode.ts'
import { commonReasons, type Asked, type Reason } from '../../authority/simulator/answering.ts'
import { examinedKind, type Examined } from '../../authority/simulator/decided.ts'
import { elements, noticeHeading, reasonRows, type Entry } from '../../authority/simulator/noticeXml.ts'
import { codedListMessage, codedMessage, invoiceMessageRows } from './messages.ts'

/** What the simulated authority finds in invoices (tax_authority_errors, typical_reasons); the numbers are its own. */
export const invoiceReasons = {
  buyerTaxCode: { code: '20401', text: 'Mã số thuế người mua không tồn tại trong cơ sở dữ liệu đăng ký thuế' },
  list: { code: '20620', text: 'Bảng kê gửi kèm không khớp với hóa đơn' },
  totals: { code: '20510', text: 'Tổng tiền thanh toán không khớp với tổng các loại thuế suất' },
} as const satisfies Record<string, Reason>

/** Why it asks for the review of one, where that happens. */
const reviewReason = 'Địa chỉ người mua không khớp với dữ liệu đăng ký thuế'

interface Read {
  readonly taxCode: string
  readonly seller: string
  readonly buyerTaxCode: string
  readonly form: string
  readonly symbol: string
  readonly number: string
  readonly day: string
  readonly net: string
  readonly tax: string
  readonly gross: string
  readonly hasRates: boolean
  /** Number of the list of the invoices that it corrects; empty of one that has none. */
  readonly list: string
}

const childOf = (element: XmlElement | undefined, tag: string): XmlElement | undefined =>
  element === undefined ? undefined : elementChildren(element)?.find(({ name }) => name === tag)

const textOf = (element: XmlElement | undefined, tag: string): string => {
  const child = childOf(element, tag)
  return child === undefined ? '' : (textOnly(child) ?? '')
}

const readInvoice = (core: XmlElement): Result<Read, Reason> => {
  const head = childOf(core, 'TTChung')
  const body = childOf(core, 'NDHDon')
  const [seller, buyer, payment] = ['NBan', 'NMua', 'TToan'].map((tag) => childOf(body, tag))
  const read: Read = {
    taxCode: writtenTaxCode(textOf(seller, 'MST')),
    seller: textOf(seller, 'Ten'),
    buyerTaxCode: textOf(buyer, 'MST'),
    form: textOf(head, 'KHMSHDon'),
    symbol: textOf(head, 'KHHDon'),
    number: textOf(head, 'SHDon'),
    day: textOf(head, 'NLap'),
    net: textOf(payment, 'TgTCThue'),
    tax: textOf(payment, 'TgTThue'),
    gross: textOf(payment, 'TgTTTBSo'),
    hasRates: childOf(payment, 'THTTLTSuat') !== undefined,
    list: textOf(childOf(head, 'TTHDLQuan'), 'SBKCLQuan'),
  }
  return read.form === '' || read.symbol === '' || read.number === '' || !isAmount(read.gross)
    ? fail(commonReasons.format)
    : succeed(read)
}

/** The list of the invoices that one corrects, which it names. */
const readList = (core: XmlElement, { list }: Read): Result<{ readonly taxCode: string }, Reason> => {
  const head = childOf(core, 'TTChung')
  return textOf(head, 'SBKe') === list
    ? succeed({ taxCode: writtenTaxCode(textOf(head, 'MSTNBan')) })
    : fail(invoiceReasons.list)
}

const objectionsTo = ({ buyerTaxCode, hasRates, net, tax, gross }: Read): readonly Reason[] => {
  const reasons: Reason[] = []
  if (buyerTaxCode !== '' && taxCodeWarning(buyerTaxCode) !== '') reasons.push(invoiceReasons.buyerTaxCode)
  const isCounted = !hasRates || (isAmount(net) && isAmount(tax))
  if (!isCounted) reasons.push(invoiceReasons.totals)
  else if (hasRates && decimal(gross).eq('0') && !isWithinUnit(decimal(net).plus(decimal(tax)), decimal('0'), 0))
    reasons.push(invoiceReasons.totals)
  return reasons
}

/** A code of 34 signs, the same whenever the message is answered. */
export const codeOf = (reference: string): string =>
  `00${createHash('sha256').update(reference).digest('hex').slice(0, 32).toUpperCase()}`

const named = ({ form, symbol, number, day }: Pick<Read, 'form' | 'symbol' | 'number' | 'day'>): readonly Entry[] => [
  ['KHMSHDon', form],
  ['KHHDon', symbol],
  ['SHDon', number],
  ['NLap', day],
]

/** Notice 01/TB-KTDL about one invoice: without reasons it is valid. */
const checkNotice = (
  to: Asked,
  { read, reasons }: { readonly read: Read | null; readonly reasons: readonly Reason[] },
  isCoded: boolean,
  at: Date,
): string => {
  const isValid = reasons.length === 0
  const title = `Kết quả kiểm tra dữ liệu hóa đơn điện tử: ${isValid ? 'hợp lệ' : 'không hợp lệ'}`
  const kind = isValid ? '2' : read === null ? '9' : isCoded ? '1' : '3'
  const data = elements([
    ...noticeHeading(to, { form: '01/TB-KTDL', title, taxpayer: read?.seller ?? '' }, at),
    ['LTBao', kind],
    ['MGDDTu', to.reference],
    ['SLuong', '1'],
  ])
  const list = `<DSLDo>${reasonRows(reasons, 'MTLoi', true)}</DSLDo>`
  const parts: Readonly<Record<string, () => string>> = {
    '1': () => `<LCMa>${read === null ? '' : elements(named(read))}${list}</LCMa>`,
    '3': () => `<LHDKMa><DSHDon><HDon>${read === null ? '' : elements(named(read))}${list}</HDon></DSHDon></LHDKMa>`,
    '9': () => `<KHLKhac>${list}</KHLKhac>`,
  }
  return `<TBao><DLTBao>${data}${parts[kind]?.() ?? ''}</DLTBao></TBao>`
}

/** The invoice with the authority's code before its signatures. */
const withCode = (document: string, code: string): string => {
  const place = document.lastIndexOf(`<${invoiceSignature.signers}>`)
  return `${document.slice(0, place)}<MCCQT>${code}</MCCQT>${document.slice(place)}`
}

/** The authority's answer about an invoice: its code where it asks for one and nothing is wrong, a notice otherwise. */
export const answerAbout = (
  to: Asked,
  { document, read, reasons }: Examined<Read>,
  type: string,
  at: Date,
): { readonly type: string; readonly payload: string } => {
  const asksForCode = type === codedMessage.type || type === codedListMessage.type
  return asksForCode && reasons.length === 0
    ? { type: '202', payload: withCode(document, codeOf(to.reference)) }
    : { type: '204', payload: checkNotice(to, { read, reasons }, asksForCode, at) }
}

/**
 * The simulated authority gives invoices that their seller has signed a code where they ask for one, and finds fault with tax codes of buyers
 * whose check digit is wrong and with totals that are not there.
 */
export const simulatedInvoices = examinedKind<Read>({
  messages: invoiceMessageRows,
  layout: invoiceSignature,
  read: readInvoice,
  switchedAs: 'aboutInvoices',
  objections: objectionsTo,
  companion: { layout: correctionListSignature, read: readList },
  reviewOf: ({ seller, ...read }) => ({
    taxpayer: seller,
    days: 10,
    invoices: [[...named(read), ['LADHDDT', '1'], ['LDo', reviewReason]]],
  }),
  answerOf: answerAbout,
})
