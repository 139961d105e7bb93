import { newLine } from '../../../src/domain/invoice/lines.ts'
import { printedInvoiceOf } from '../../../src/domain/invoice/print/print.ts'
import type { PrintedInvoice } from '../../../src/domain/templates/invoice/printedInvoice.ts'
import { sampleInvoice } from '../../../walks/flows/sampleInvoice.ts'

const names = [
  'Bình gốm men lam vẽ tay, cao bốn mươi phân, miệng loe, quai tròn',
  'Lục bình vẽ tích Vinh quy bái tổ, cao một mét hai, chân gỗ hương, men rạn hai lớp, nung ở 1.200 độ',
  'Bộ ấm trà tám món men rạn giả cổ, hộp giấy bồi có lót lụa, quai đồng',
]

const lineOf = (at: number) => ({
  ...newLine(at % 3 === 0 ? '10%' : '8%'),
  item_code: `SP${at}`,
  item_name: `${names[at % names.length] ?? ''} số ${at}`,
  unit: 'Cái',
  quantity: String(1 + (at % 40)),
  price: String(65_000 + at * 7),
})

/** A signed invoice of so many lines; `round` makes it another one, so that nothing drawn before is taken for it. */
export const invoiceOf = (lines: number, round: number): PrintedInvoice =>
  printedInvoiceOf({
    values: {
      ...sampleInvoice,
      company_name: `${sampleInvoice.company_name} ${round}`,
      lines: Array.from({ length: lines }, (_, at) => lineOf(at)),
    },
    number: '12',
    status: 'accepted',
    code: '00A1B2C3D4E5F60718293A4B5C6D7E8F90',
    signer: 'CÔNG TY TNHH Gốm Bát Tràng',
    signedAt: '2026-11-20T09:10:11',
    lookupAddress: '',
    lookupCode: '',
    layoutId: '',
    conversion: null,
    company: { fax: '', website: '', accounts: [] },
  })
