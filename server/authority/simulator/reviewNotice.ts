import { vietnamDay } from '../../../src/domain/dates.ts'
import { authorityId } from '../documentMessage.ts'
import { writeEnvelope } from '../envelope.ts'
import type { Message } from '../taxAuthority.ts'
import type { Asked } from './answering.ts'
import { elements, type Entry } from './noticeXml.ts'

/** What the notice names, and in how many days it wants its answer. */
export interface Reviewed {
  readonly taxpayer: string
  readonly days: number
  /** Elements of each invoice, behind its position. */
  readonly invoices: readonly (readonly Entry[])[]
}

/** Notice 01/TB-RSĐT in message 302, which answers none. */
export const reviewNotice = (
  { mtdiep, receiver, version, taxCode }: Omit<Asked, 'reference'>,
  { taxpayer, days, invoices }: Reviewed,
  at: Date,
): Message => {
  const data = elements([
    ['PBan', version],
    ['MSo', '01/TB-RSĐT'],
    ['Ten', 'Thông báo về hóa đơn điện tử cần rà soát'],
    ['MST', taxCode],
    ['TNNT', taxpayer],
    ['THan', String(days)],
    ['Lan', '1'],
  ])
  const rows = invoices.map((entries, index) => `<HDon>${elements([['STT', String(index + 1)], ...entries])}</HDon>`)
  const number = elements([
    ['So', `${mtdiep.slice(-8)}/TB-RSĐT`],
    ['NTBao', vietnamDay(at)],
  ])
  const notice = `<TBao><DLTBao>${data}<DSHDon>${rows.join('')}</DSHDon></DLTBao><STBao>${number}</STBao></TBao>`
  return {
    mtdiep,
    xml: writeEnvelope({ version, sender: authorityId, receiver, type: '302', mtdiep, reference: '', taxCode }, notice),
  }
}
