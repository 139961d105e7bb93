import { newInvoice } from '../../../src/domain/invoice/defaults.ts'
import type { InvoiceValues } from '../../../src/domain/invoice/content.ts'
import { newLine, type InvoiceLine } from '../../../src/domain/invoice/lines.ts'
import type { PrintableInvoice } from '../../../src/domain/invoice/print/print.ts'
import { sampleSeller } from './templateOf.ts'

const seller = {
  vietnam_name: sampleSeller.name,
  tax_id: sampleSeller.taxCode,
  address: sampleSeller.address,
  phone_number: sampleSeller.phone,
  email: sampleSeller.email,
}

/** A line of goods. */
export const invoiceLine = (change: Partial<InvoiceLine> = {}): InvoiceLine => ({
  ...newLine('8%'),
  item_name: 'Bàn phím cơ không dây',
  unit: 'Cái',
  quantity: '2',
  price: '1250000',
  ...change,
})

const buyer: Partial<InvoiceValues> = {
  buyer_name: 'Phạm Thu Hà',
  company_name: 'CÔNG TY CỔ PHẦN GỐM BÁT TRÀNG MỚI',
  tax_code: '0199999991',
  address: 'Số 8 đường Giang Cao, xã Bát Tràng, thành phố Hà Nội',
  email: 'muahang@gom.example',
}

/** An accepted invoice of December 2026 with lines of two rates. */
export const printableInvoice = (
  change: Partial<InvoiceValues> = {},
  rest: Partial<PrintableInvoice> = {},
): PrintableInvoice => ({
  values: {
    ...newInvoice({ seller, today: '2026-12-05', form: '1', symbol: 'C26TAA', newest: '2.1.1' }),
    ...buyer,
    lines: [invoiceLine(), invoiceLine({ item_name: 'Sách hướng dẫn', unit: 'Quyển', price: '98000', vat_rate: '5%' })],
    ...change,
  },
  number: '128',
  status: 'accepted',
  code: '00A1B2C3D4E5F60718293A4B5C6D7E8F90',
  signer: sampleSeller.name,
  signedAt: '2026-12-05T09:10:11',
  lookupAddress: 'https://tokhai.example/tra-cuu',
  lookupCode: 'A7K2M9QX41',
  layoutId: '1000000121',
  conversion: null,
  company: { fax: '', website: '', accounts: [] },
  ...rest,
})

/** The same on form 2. */
export const salesInvoice = (
  change: Partial<InvoiceValues> = {},
  rest: Partial<PrintableInvoice> = {},
): PrintableInvoice =>
  printableInvoice(
    { form_no: '2', serial_no: 'C26TBB', price_kind: 'untaxed', ...change },
    { layoutId: '2000000201', ...rest },
  )
