import { describe } from 'vitest'
import { demoCompany } from '../../server/companies/demo/company.ts'
import { documentXml } from '../../src/domain/documents/kind.ts'
import { invoiceKind } from '../../src/domain/invoice/kind.ts'
import { invoiceSignature } from '../../src/domain/invoice/layout.ts'
import { invoiceSaid, lineSaid } from '../server/support/invoices.ts'
import { edit } from './support/hostile/ground.ts'
import { hostileDocument, signId, type Case } from './support/hostile/hostileDocument.ts'

const lines = [lineSaid(), lineSaid({ item_name: 'Bút bi', quantity: '2', price: '5000' })]
const generated = documentXml(invoiceKind, invoiceSaid({ lines }), signId, 12)
const { partOf, isTold } = await hostileDocument(generated, invoiceSignature)

const core = partOf(/<DLHDon[^]*<\/DLHDon>/)
const signature = partOf(/<Signature [^]*<\/Signature>/)
const buyer = partOf(/<NMua>[^]*<\/NMua>/)
const [line = ''] = partOf(/<HHDVu>[^]*<\/HHDVu>/).split(/(?<=<\/HHDVu>)/)
const otherCore = core.replace(signId, 'ID9').replace('0100109106', '0100109107')

const otherTexts: readonly Case[] = [
  ['a Latin letter of the buyer in Cyrillic', (text) => edit(text, 'Hoa &amp; Lan', 'H\u{43E}a &amp; Lan')],
  ['a letter of the buyer decomposed', (text) => edit(text, 'Công ty TNHH Hoa', 'Công ty TNHH Hoa'.normalize('NFD'))],
  ['a zero-width space in the buyer', (text) => edit(text, 'Hoa &amp;', 'Hoa\u{200B} &amp;')],
  ['a buyer written from right to left', (text) => edit(text, 'Hoa &amp;', '\u{202E}Hoa &amp;')],
  ['full-width digits of the tax code', (text) => edit(text, '<MST>01001', '<MST>０１００１')],
  ['O for 0 in the tax code', (text) => edit(text, '<MST>01001', '<MST>O1OO1')],
  ['another tax code of the seller', (text) => edit(text, demoCompany.tax_id, '0999999999')],
  ['another number', (text) => edit(text, /<SHDon>\d+/, '<SHDon>13')],
  ['another symbol', (text) => edit(text, '<KHHDon>C26TYY', '<KHHDon>K26TYY')],
  ['Arabic digits of a price', (text) => edit(text, '<DGia>65000<', '<DGia>٦٥٠٠٠<')],
  ['a digit more of the total', (text) => edit(text, /(?<=<TgTTTBSo>\d+)(?=<)/, '0')],
  ['the total with an exponent', (text) => edit(text, /<TgTTTBSo>\d+/, '<TgTTTBSo>7e5')],
  ['a second total', (text) => edit(text, '</TToan>', '<TgTTTBSo>0</TgTTTBSo></TToan>')],
  ['another rate', (text) => edit(text, '<TSuat>8%', '<TSuat>KCT')],
  ['a line twice', (text) => edit(text, line, line.repeat(2))],
  ['no first line', (text) => edit(text, line, '')],
  ['the buyer twice', (text) => edit(text, buyer, buyer.repeat(2))],
  ['the buyer before the seller', (text) => edit(edit(text, buyer, ''), '<NDHDon>', `<NDHDon>${buyer}`)],
  ['a buyer of 200,000 letters', (text) => edit(text, 'Hoa &amp;', `${'Ế'.repeat(200_000)} &amp;`)],
  ['an address of 900,000 blanks', (text) => edit(text, 'phố Huế', `phố${' '.repeat(900_000)}Huế`)],
  ['100,000 lines more', (text) => edit(text, '</DSHHDVu>', `${'<HHDVu/>'.repeat(100_000)}</DSHHDVu>`)],
]

const wrapped: readonly Case[] = [
  ['another invoice before the signed one', (text) => edit(text, '<HDon>', `<HDon>${otherCore}`)],
  ['another invoice behind the signed one', (text) => edit(text, '</DLHDon>', `</DLHDon>${otherCore}`)],
  ['the signed invoice within another', (text) => edit(text, core, edit(otherCore, '</DLHDon>', `${core}</DLHDon>`))],
  [
    'the signed invoice moved into the signature',
    (text) => edit(edit(text, core, otherCore), '</Signature>', `<Object>${core}</Object></Signature>`),
  ],
  ['the signed invoice beside the signature', (text) => edit(edit(text, core, otherCore), signature, signature + core)],
  ['one Id on two invoices', (text) => edit(text, '</DLHDon>', `</DLHDon>${core}`)],
  ['its Id on the content too', (text) => edit(text, '<NDHDon>', `<NDHDon Id="${signId}">`)],
  [
    'the whole in an envelope',
    (text) => edit(text, /<HDon>[^]*<\/HDon>/, `<TDiep><DLieu>${partOf(/<HDon>[^]*<\/HDon>/)}</DLieu></TDiep>`),
  ],
  [
    'the signature among the seller’s data',
    (text) => edit(edit(text, signature, ''), '<NBan><Ten>', `<NBan>${signature}<Ten>`),
  ],
  ['the signature twice', (text) => edit(text, signature, signature.repeat(2))],
  ['a second place of signers', (text) => edit(text, '</DSCKS>', '</DSCKS><DSCKS/>')],
  [
    'a code of the authority that its seller has written',
    (text) => edit(text, '<DSCKS>', '<MCCQT>00A1</MCCQT><DSCKS>'),
  ],
  ['data of a QR code that nobody has signed', (text) => edit(text, '<DSCKS>', '<DLQRCode>0002</DLQRCode><DSCKS>')],
  ['a place of the authority’s signature', (text) => edit(text, '</DSCKS>', `<CQT>${signature}</CQT></DSCKS>`)],
  ['a place of the buyer’s signature', (text) => edit(text, '</DSCKS>', '<NMua/></DSCKS>')],
]

describe('a signed e-invoice', () => {
  isTold(otherTexts, wrapped)
})
