import { vietnamDay, vietnamMoment } from '../../../../src/domain/dates.ts'
import type { FormKey } from '../../../../src/domain/declaration/forms/definition.ts'
import { answerTo, type Asked, type Reason } from '../../../authority/simulator/answering.ts'
import { elements, reasonRows } from '../../../authority/simulator/noticeXml.ts'
import type { Message } from '../../../authority/taxAuthority.ts'
import { declarationMessages } from '../messages.ts'
import type { Filing } from './filing.ts'

/** Whom a notice is for, and the message that it answers. What cannot be read of a declaration is empty; its kind then counts as a registration. */
export interface Addressee extends Asked, Omit<Filing, 'chosen' | 'formNumber' | 'version' | 'taxCode'> {
  /** The messages about its form. */
  readonly types: (typeof declarationMessages)[FormKey]
  /** Empty where it registers no invoices from a cash register. */
  readonly cashRegisterCode: string
}

const reasonList = (reasons: readonly Reason[]): string =>
  reasons.length === 0 ? '' : `<DSLDKCNhan>${reasonRows(reasons, 'MTa')}</DSLDKCNhan>`

const papers: Readonly<Record<string, string>> = {
  [declarationMessages.eInvoice.type]: 'hóa đơn điện tử',
  [declarationMessages.eDocument.type]: 'chứng từ điện tử',
}

const subject = ({ kind, types }: Addressee): string =>
  `${kind === '2' ? 'thay đổi thông tin sử dụng' : 'đăng ký sử dụng'} ${papers[types.type]}`

/** The receipt: the declaration is received, or not received for a reason (01/TB-TNĐT). */
export const receiptNotice = (to: Addressee, reasons: readonly Reason[], at: Date): Message => {
  const isTaken = reasons.length === 0
  const [received, notReceived] = to.kind === '2' ? ['3', '4'] : ['1', '2']
  const data = elements([
    ['PBan', to.version],
    ['MSo', '01/TB-TNĐT'],
    ['Ten', `Thông báo về việc ${isTaken ? 'tiếp nhận' : 'không tiếp nhận'} tờ khai ${subject(to)}`],
    ['So', to.mtdiep.slice(-8)],
    ['DDanh', to.place],
    ['NTBao', vietnamDay(at)],
    ['MST', to.taxCode],
    ['TNNT', to.taxpayer],
    ['MGDDTu', to.reference.slice(-17)],
    ['THop', (isTaken ? received : notReceived) ?? ''],
    ['TGNhan', vietnamMoment(at)],
  ])
  const [receipt] = to.types.answers
  return answerTo(to, receipt.type, `<TBao><DLTBao>${data}${reasonList(reasons)}</DLTBao></TBao>`)
}

/** The decision: the registration or change is accepted, or refused for a reason (01/TB-ĐKĐT). */
export const decisionNotice = (to: Addressee, reasons: readonly Reason[], at: Date): Message => {
  const isAccepted = reasons.length === 0
  const data = elements([
    ['PBan', to.version],
    ['MSo', '01/TB-ĐKĐT'],
    ['Ten', `Thông báo về việc ${isAccepted ? 'chấp nhận' : 'không chấp nhận'} ${subject(to)}`],
    ['DDanh', to.place],
    ['TCQT', to.office],
    ['MST', to.taxCode],
    ['TNNT', to.taxpayer],
    ['Ngay', vietnamDay(at)],
    ['HTDKy', to.kind],
    ['TTXNCQT', isAccepted ? '1' : '2'],
    ['MCCQT', isAccepted ? to.cashRegisterCode : ''],
  ])
  const number = elements([
    ['So', to.mtdiep.slice(-8)],
    ['NTBao', vietnamDay(at)],
  ])
  const [, decision] = to.types.answers
  return answerTo(
    to,
    decision.type,
    `<TBao><DLTBao>${data}${reasonList(reasons)}</DLTBao><STBao>${number}</STBao></TBao>`,
  )
}

/** Asks the taxpayer to explain and to supplement (01/TB-BSTT-NNT); its layout is chosen after that of the decision. */
export const explanationNotice = (to: Addressee, reasons: readonly Reason[], at: Date): Message => {
  const data = elements([
    ['PBan', to.version],
    ['MSo', '01/TB-BSTT-NNT'],
    ['Ten', `Thông báo về việc giải trình, bổ sung thông tin, tài liệu tờ khai ${subject(to)}`],
    ['DDanh', to.place],
    ['TCQT', to.office],
    ['MST', to.taxCode],
    ['TNNT', to.taxpayer],
    ['Ngay', vietnamDay(at)],
  ])
  const number = elements([
    ['So', to.mtdiep.slice(-8)],
    ['NTBao', vietnamDay(at)],
  ])
  return answerTo(
    to,
    declarationMessages.eInvoice.answers[2].type,
    `<TBao><DLTBao>${data}${reasonList(reasons)}</DLTBao><STBao>${number}</STBao></TBao>`,
  )
}
