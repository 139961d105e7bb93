import { vietnamDay } from '../../../../src/domain/dates.ts'
import { dayAfter } from '../../../../src/domain/dayAfter.ts'
import type { ReviewedInvoice } from '../../../../src/domain/reviewRequest/reviewRequest.ts'
import { demoCompany } from '../../../companies/demo/company.ts'
import type { AcceptedDocument } from '../../../documents/issuedDocuments.ts'
import { newId } from '../../../store/identifiers.ts'
import type { Repositories } from '../store/repositories.ts'

const hour = 3_600_000
/** Days in which the authority wants its answer. */
const within = 10

/** Why the authority asks, about an invoice each. */
const reasons = [
  'Địa chỉ người mua không khớp với dữ liệu đăng ký thuế',
  'Thuế suất không phù hợp với hàng hóa, dịch vụ đã bán',
]

const asked = (
  { form_no, serial_no, inv_no, inv_date, tax_auth_cd }: AcceptedDocument,
  reason: string,
): ReviewedInvoice => ({ form_no, serial_no, inv_no, inv_date, document_type: '1', tax_auth_cd, reason })

/** A request of an hour ago about the newest accepted invoices, which nobody has answered; none where no invoice is accepted. */
export const reviewRows = ({ now }: { readonly now: Date }) => ({
  async insert({ issuedInvoices, reviewRequests }: Repositories): Promise<void> {
    const received = new Date(now.getTime() - hour)
    const day = vietnamDay(received)
    const page = { number: 0, size: reasons.length }
    const { items } = await issuedInvoices.accepted(demoCompany.id, [], page, null)
    const invoices = reasons.flatMap((reason, place) => {
      const one = items[place]
      return one === undefined ? [] : [asked(one, reason)]
    })
    if (invoices.length === 0) return
    await reviewRequests.insert(demoCompany.id, {
      id: newId(received.getTime()),
      number: '4127/TB-RSĐT',
      day,
      answer_by: dayAfter(day, within),
      round: '1',
      received_at: received.toISOString(),
      notice_id: '',
      invoices,
    })
  },
})
