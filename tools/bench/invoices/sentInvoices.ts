import { demoCompany } from '../../../server/companies/demo/company.ts'
import { newId } from '../../../server/store/identifiers.ts'
import { newInvoice } from '../../../src/domain/invoice/defaults.ts'
import { newLine } from '../../../src/domain/invoice/lines.ts'
import { sentInvoice, type SentInvoice } from '../../../src/domain/invoice/upload/sent.ts'

interface Alike {
  /** `YYYY-MM-DD`. */
  readonly day: string
  readonly symbol: string
  /** Lines of each. */
  readonly lines: number
}

/** Invoices of a spreadsheet as a page sends them: each time with ids of their own. */
export const sentInvoices = (count: number, { day, symbol, lines }: Alike): readonly SentInvoice[] => {
  const blank = newInvoice({ seller: demoCompany, today: day, form: '1', symbol, newest: '' })
  return Array.from({ length: count }, (_, at) =>
    sentInvoice(newId(), {
      ...blank,
      order_no: `DH${String(at).padStart(6, '0')}`,
      company_name: `Công ty TNHH Thương mại Hoa Sen ${at}`,
      tax_code: '0100109106',
      address: `Số ${at} phố Huế, phường Hai Bà Trưng, Hà Nội`,
      email: `ke.toan.${at}@example.vn`,
      lines: Array.from({ length: lines }, (_line, index) => ({
        ...newLine(index % 2 === 0 ? '8%' : '10%'),
        item_code: `SP${index}`,
        item_name: `Hàng hóa số ${index} – cà phê sữa đá`,
        unit: 'Hộp',
        quantity: String(1 + (at % 9)),
        price: String(20_000 + at),
      })),
    }),
  )
}
