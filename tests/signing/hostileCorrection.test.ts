import { describe } from 'vitest'
import { documentXml } from '../../src/domain/documents/kind.ts'
import { invoiceKind } from '../../src/domain/invoice/kind.ts'
import { invoiceSignature } from '../../src/domain/invoice/layout.ts'
import { invoiceSaid, lineSaid } from '../server/support/invoices.ts'
import { edit } from './support/hostile/ground.ts'
import { hostileDocument, signId, type Case } from './support/hostile/hostileDocument.ts'

const adjusting = invoiceSaid({
  inv_feature: '2',
  inv_type_ref: '1',
  form_no_ref: '1',
  serial_no_ref: 'C26TYY',
  inv_no_ref: '11',
  inv_date_ref: '2026-11-02',
  note: 'Sai đơn giá & thuế',
  lines: [lineSaid({ price: '-5000' })],
})
const generated = documentXml(invoiceKind, adjusting, signId, 12)
const { partOf, isTold } = await hostileDocument(generated, invoiceSignature)

const related = partOf(/<TTHDLQuan>[^]*<\/TTHDLQuan>/)

const otherTexts: readonly Case[] = [
  ['a replacing invoice for an adjusting one', (text) => edit(text, '<TCHDon>2', '<TCHDon>1')],
  ['another number of the first invoice', (text) => edit(text, '<SHDCLQuan>11', '<SHDCLQuan>1')],
  ['Arabic digits of that number', (text) => edit(text, '<SHDCLQuan>11', '<SHDCLQuan>١١')],
  ['another symbol of the first invoice', (text) => edit(text, '<KHHDCLQuan>C26', '<KHHDCLQuan>K26')],
  ['a look-alike letter in that symbol', (text) => edit(text, '<KHHDCLQuan>C26T', '<KHHDCLQuan>C26Т')],
  ['another day of the first invoice', (text) => edit(text, '<NLHDCLQuan>2026-11-02', '<NLHDCLQuan>2026-06-02')],
  ['another decree', (text) => edit(text, '<LHDCLQuan>1', '<LHDCLQuan>3')],
  ['a reason written from right to left', (text) => edit(text, 'Sai đơn', '\u{202E}Sai đơn')],
  ['nothing of the first invoice', (text) => edit(text, related, '')],
  ['the first invoice twice', (text) => edit(text, related, related.repeat(2))],
  ['what is taken back given', (text) => edit(text, '<DGia>-5000', '<DGia>5000')],
  ['a minus of another script', (text) => edit(text, '<DGia>-5000', '<DGia>−5000')],
  ['a hyphen of another script', (text) => edit(text, '<DGia>-5000', '<DGia>‐5000')],
]

const wrapped: readonly Case[] = [
  ['another first invoice beside what was signed', (text) => edit(text, '<DSCKS>', `${related}<DSCKS>`)],
  ['its Id on the first invoice too', (text) => edit(text, '<TTHDLQuan>', `<TTHDLQuan Id="${signId}">`)],
]

describe('a signed invoice that adjusts another', () => {
  isTold(otherTexts, wrapped)
})
