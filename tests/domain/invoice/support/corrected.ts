import type { InvoiceValues } from '../../../../src/domain/invoice/content.ts'
import { adjustingInvoice } from '../../../../src/domain/invoice/corrections/drafts.ts'
import type { InvoiceError } from '../../../../src/domain/invoice/corrections/errors.ts'
import { goods, note, vatInvoice } from './samples.ts'

/** An issued invoice of two rates, with a note, a fee and a reduction. */
export const original = {
  ...vatInvoice({
    sid: 'first',
    inv_date: '2026-10-05',
    remark: 'Giao tại kho',
    lines: [
      goods({ quantity: '10', price: '100000' }),
      goods({ item_code: 'GOM', item_name: 'Ấm', quantity: '2', price: '50000', vat_rate: '10%', discount_rate: '5' }),
      note('Giao trước 8 giờ'),
    ],
    fees: [{ fee_name: 'Phí giao', fee_amt: '9000' }],
    other_reduction: '1000',
  }),
  inv_no: '17',
}
/** What its company begins with on the day of the correction. */
export const begun = vatInvoice({ inv_date: '2026-11-20', serial_no: 'C26TBB', comp_nm: 'Chè Sen mới', lines: [] })

export const wrong = { error: 'amount', note: 'Sai' } as const

/** The invoice that adjusts it for an error, as it begins. */
export const adjusting = (error: InvoiceError, changes: Partial<InvoiceValues> = {}): InvoiceValues => ({
  ...adjustingInvoice(original, begun, { error, note: 'Sai' }, []),
  ...changes,
})
