import { invoiceStatuses, type InvoiceStatus } from '../../../../src/domain/invoice/status.ts'
import { folded } from '../../../../src/domain/text.ts'

type Names = readonly [vietnamese: string, english: string, korean: string]

/** What the list shows for each status, which a search finds; the texts of the page's own catalogues. */
export const statusNames: Readonly<Record<InvoiceStatus, Names>> = {
  draft: ['Chưa phát hành', 'Not issued', '미발행'],
  sent: ['Đang xử lý', 'In progress', '처리 중'],
  accepted: ['Chấp nhận', 'Accepted', '승인'],
  rejected: ['Không chấp nhận', 'Refused', '불승인'],
}

/** The statuses whose whole label is searched for, in any language and without diacritics; null where none is (docs/decisions/0187). */
export const statusesLabelled = (typed: string): readonly InvoiceStatus[] | null => {
  const label = folded(typed).trim().replace(/\s+/g, ' ')
  const found = invoiceStatuses.filter((status) => statusNames[status].some((name) => folded(name) === label))
  return found.length === 0 ? null : found
}
