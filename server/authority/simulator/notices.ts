import { vietnamDay, vietnamMoment } from '../../../src/domain/dates.ts'
import { escapedText } from '../../../src/domain/xml/escape.ts'
import { authorityId } from '../declarationMessage.ts'
import { writeEnvelope } from '../envelope.ts'
import type { Message } from '../taxAuthority.ts'
import type { Filing, Reason } from './filing.ts'

/** Whom a notice is for, and the message that it answers. What cannot be read of a declaration is empty; its kind then counts as a registration. */
export interface Addressee extends Omit<Filing, 'chosen'> {
  readonly mtdiep: string
  readonly reference: string
  readonly receiver: string
}

const texts = (entries: readonly (readonly [tag: string, text: string])[]): string =>
  entries
    .filter(([, text]) => text !== '')
    .map(([tag, text]) => `<${tag}>${escapedText(text)}</${tag}>`)
    .join('')

const reasonList = (reason: Reason | null): string =>
  reason === null
    ? ''
    : `<DSLDKCNhan><LDo>${texts([
        ['MLoi', reason.code],
        ['MTa', reason.text],
      ])}</LDo></DSLDKCNhan>`

const subject = (kind: string): string =>
  kind === '2' ? 'thay đổi thông tin sử dụng hóa đơn điện tử' : 'đăng ký sử dụng hóa đơn điện tử'

const notice = (to: Addressee, type: string, payload: string): Message => ({
  mtdiep: to.mtdiep,
  xml: writeEnvelope(
    {
      version: to.version,
      sender: authorityId,
      receiver: to.receiver,
      type,
      mtdiep: to.mtdiep,
      reference: to.reference,
      taxCode: to.taxCode,
    },
    payload,
  ),
})

/** Message 102: the declaration is received, or not received for a reason (01/TB-TNĐT). */
export const receiptNotice = (to: Addressee, reason: Reason | null, at: Date): Message => {
  const [received, notReceived] = to.kind === '2' ? ['3', '4'] : ['1', '2']
  const data = texts([
    ['PBan', to.version],
    ['MSo', '01/TB-TNĐT'],
    ['Ten', `Thông báo về việc ${reason === null ? 'tiếp nhận' : 'không tiếp nhận'} tờ khai ${subject(to.kind)}`],
    ['So', to.mtdiep.slice(-8)],
    ['DDanh', to.place],
    ['NTBao', vietnamDay(at)],
    ['MST', to.taxCode],
    ['TNNT', to.taxpayer],
    ['MGDDTu', to.reference.slice(-17)],
    ['THop', (reason === null ? received : notReceived) ?? ''],
    ['TGNhan', vietnamMoment(at)],
  ])
  return notice(to, '102', `<TBao><DLTBao>${data}${reasonList(reason)}</DLTBao></TBao>`)
}

/** Message 103: the registration or change is accepted, or refused for a reason (01/TB-ĐKĐT). */
export const decisionNotice = (to: Addressee, reason: Reason | null, at: Date): Message => {
  const data = texts([
    ['PBan', to.version],
    ['MSo', '01/TB-ĐKĐT'],
    ['Ten', `Thông báo về việc ${reason === null ? 'chấp nhận' : 'không chấp nhận'} ${subject(to.kind)}`],
    ['DDanh', to.place],
    ['TCQT', to.office],
    ['MST', to.taxCode],
    ['TNNT', to.taxpayer],
    ['Ngay', vietnamDay(at)],
    ['HTDKy', to.kind],
    ['TTXNCQT', reason === null ? '1' : '2'],
  ])
  const number = texts([
    ['So', to.mtdiep.slice(-8)],
    ['NTBao', vietnamDay(at)],
  ])
  return notice(to, '103', `<TBao><DLTBao>${data}${reasonList(reason)}</DLTBao><STBao>${number}</STBao></TBao>`)
}
