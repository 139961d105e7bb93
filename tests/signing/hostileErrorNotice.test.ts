import { describe } from 'vitest'
import { demoCompany } from '../../server/companies/demo/company.ts'
import { documentXml } from '../../src/domain/documents/kind.ts'
import { noticeKind, noticeSignature } from '../../src/domain/errorNotice/kind.ts'
import { notice, noticed } from '../domain/errorNotice/support/invoiceNotice.ts'
import { edit } from './support/hostile/ground.ts'
import { hostileDocument, signId, type Case } from './support/hostile/hostileDocument.ts'

const twoInvoices = {
  ...notice,
  comp_taxcd: demoCompany.tax_id,
  documents: [noticed, { ...noticed, sid: 'second', inv_no: '18' }],
}
const { partOf, isTold } = await hostileDocument(documentXml(noticeKind, twoInvoices, signId), noticeSignature)

const core = partOf(/<DLTBao[^]*<\/DLTBao>/)
const signature = partOf(/<Signature [^]*<\/Signature>/)
const [row = ''] = partOf(/<HDon>[^]*<\/HDon>/).split(/(?<=<\/HDon>)/)
const otherCore = core.replace(signId, 'ID9').replace('<SHDon>17<', '<SHDon>19<')

const otherTexts: readonly Case[] = [
  ['another number of an invoice', (text) => edit(text, '<SHDon>17<', '<SHDon>16<')],
  ['Arabic digits of a number', (text) => edit(text, '<SHDon>17<', '<SHDon>١٧<')],
  ['another symbol', (text) => edit(text, '<KHHDon>C26', '<KHHDon>K26')],
  ['a Latin letter of a symbol in Cyrillic', (text) => edit(text, '<KHHDon>C26TAA', '<KHHDon>C26TAА')],
  ['another code of the authority', (text) => edit(text, '<MCCQT>0012A3', '<MCCQT>0012A4')],
  ['O for 0 in a code of the authority', (text) => edit(text, '<MCCQT>0012', '<MCCQT>OO12')],
  ['a zero-width space in a reason', (text) => edit(text, 'phố Huế', 'phố\u{200B} Huế')],
  ['a reason written from right to left', (text) => edit(text, 'phố Huế', '\u{202E}phố Huế')],
  ['a letter of a reason decomposed', (text) => edit(text, 'địa chỉ', 'địa chỉ'.normalize('NFD'))],
  ['another day', (text) => edit(text, '<NTBao>2026-07-20', '<NTBao>2026-07-19')],
  ['another tax office', (text) => edit(text, '<MCQT>10101', '<MCQT>10102')],
  ['another kind of notice', (text) => edit(text, '<Loai>1', '<Loai>2')],
  ['what becomes of an invoice', (text) => edit(text, '<LDo>', '<TCTBao>1</TCTBao><LDo>')],
  ['a row twice', (text) => edit(text, row, row.repeat(2))],
  ['no first row', (text) => edit(text, row, '')],
  ['a reason of 900,000 blanks', (text) => edit(text, 'phố Huế', `phố${' '.repeat(900_000)}Huế`)],
  ['100,000 rows more', (text) => edit(text, '</DSHDon>', `${'<HDon/>'.repeat(100_000)}</DSHDon>`)],
]

const wrapped: readonly Case[] = [
  ['another notice before the signed one', (text) => edit(text, '<TBao>', `<TBao>${otherCore}`)],
  ['another notice behind the signed one', (text) => edit(text, '</DLTBao>', `</DLTBao>${otherCore}`)],
  ['the signed notice within another', (text) => edit(text, core, edit(otherCore, '</DLTBao>', `${core}</DLTBao>`))],
  [
    'the signed notice moved into the signature',
    (text) => edit(edit(text, core, otherCore), '</Signature>', `<Object>${core}</Object></Signature>`),
  ],
  ['one Id on two notices', (text) => edit(text, '</DLTBao>', `</DLTBao>${core}`)],
  ['its Id on the rows too', (text) => edit(text, '<DSHDon>', `<DSHDon Id="${signId}">`)],
  ['the signature twice', (text) => edit(text, signature, signature.repeat(2))],
  ['the signature among the rows', (text) => edit(edit(text, signature, ''), row, row + signature)],
  ['a second place of signers', (text) => edit(text, '</DSCKS>', '</DSCKS><DSCKS/>')],
  ['a place of the authority’s signature', (text) => edit(text, '</DSCKS>', `<CQT>${signature}</CQT></DSCKS>`)],
  ['a number that the authority gave', (text) => edit(text, '<DSCKS>', '<So>1</So><DSCKS>')],
]

describe('a signed error notice about invoices', () => {
  isTold(otherTexts, wrapped)
})
