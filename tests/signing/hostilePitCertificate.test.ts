import { describe } from 'vitest'
import { demoCompany } from '../../server/companies/demo/company.ts'
import { documentXml } from '../../src/domain/documents/kind.ts'
import { certificateKind } from '../../src/domain/pitCertificate/kind.ts'
import { certificateSignature } from '../../src/domain/pitCertificate/layout.ts'
import { certificateSaid } from '../server/support/pitCertificates.ts'
import { edit } from './support/hostile/ground.ts'
import { hostileDocument, signId, type Case } from './support/hostile/hostileDocument.ts'

const generated = documentXml(certificateKind, certificateSaid(), signId, 12)
const { partOf, isTold } = await hostileDocument(generated, certificateSignature)
const core = partOf(/<DLCTu[^]*<\/DLCTu>/)
const signature = partOf(/<Signature [^]*<\/Signature>/)
const otherCore = core.replace(signId, 'ID9').replace('001190012345', '001190099999')

/** What a reader takes for the same, or what adds to it. */
const otherTexts: readonly Case[] = [
  ['a Latin letter of the name in Cyrillic', (text) => edit(text, 'Hoa &amp; Lan', 'H\u{43E}a &amp; Lan')],
  ['a letter of the name decomposed', (text) => edit(text, 'Nguyễn', 'Nguyễn'.normalize('NFD'))],
  ['a zero-width space in the name', (text) => edit(text, 'Hoa &amp;', 'Hoa\u{200B} &amp;')],
  ['a name written from right to left', (text) => edit(text, 'Hoa &amp;', '\u{202E}Hoa &amp;')],
  ['full-width digits of the tax code', (text) => edit(text, '<MST>001190', '<MST>００１１９０')],
  ['O for 0 in the tax code', (text) => edit(text, '<MST>001190', '<MST>OO1190')],
  ['another tax code of the payer', (text) => edit(text, demoCompany.tax_id, '0999999999')],
  ['another number', (text) => edit(text, /<SCTu>\d+/, '<SCTu>13')],
  ['Arabic digits of the tax withheld', (text) => edit(text, '>2000000<', '>٢٠٠٠٠٠٠<')],
  ['a digit more of the income', (text) => edit(text, '>20000000<', '>200000000<')],
  ['the tax withheld with an exponent', (text) => edit(text, '>2000000<', '>2e6<')],
  ['a second tax withheld', (text) => edit(text, '</TTNCNKTru>', '<SThue>0</SThue></TTNCNKTru>')],
  ['the person twice', (text) => edit(text, /<NNT>[^]*<\/NNT>/, partOf(/<NNT>[^]*<\/NNT>/).repeat(2))],
  ['the content twice', (text) => edit(text, /<NDCTu>[^]*<\/NDCTu>/, partOf(/<NDCTu>[^]*<\/NDCTu>/).repeat(2))],
  [
    'the payer after the person',
    (text) => edit(edit(text, /<NNT>[^]*<\/NNT>/, ''), '<NDCTu>', `<NDCTu>${partOf(/<NNT>[^]*<\/NNT>/)}`),
  ],
  ['a name of 200,000 letters', (text) => edit(text, 'Hoa &amp;', `${'Ế'.repeat(200_000)} &amp;`)],
  ['an address of 900,000 blanks', (text) => edit(text, 'phố Huế', `phố${' '.repeat(900_000)}Huế`)],
  ['100,000 elements more', (text) => edit(text, '</NDCTu>', `${'<X/>'.repeat(100_000)}</NDCTu>`)],
]

/** The signature stays true, and what it is about stands elsewhere or twice. */
const wrapped: readonly Case[] = [
  ['another certificate before the signed one', (text) => edit(text, '<CTu>', `<CTu>${otherCore}`)],
  ['another certificate behind the signed one', (text) => edit(text, '</DLCTu>', `</DLCTu>${otherCore}`)],
  ['the signed certificate within another', (text) => edit(text, core, edit(otherCore, '</DLCTu>', `${core}</DLCTu>`))],
  [
    'the signed certificate moved into the signature',
    (text) => edit(edit(text, core, otherCore), '</Signature>', `<Object>${core}</Object></Signature>`),
  ],
  [
    'the signed certificate beside the signature',
    (text) => edit(edit(text, core, otherCore), signature, signature + core),
  ],
  ['one Id on two certificates', (text) => edit(text, '</DLCTu>', `</DLCTu>${core}`)],
  ['its Id on the content too', (text) => edit(text, '<NDCTu>', `<NDCTu Id="${signId}">`)],
  [
    'the whole in an envelope',
    (text) => edit(text, /<CTu>[^]*<\/CTu>/, `<TDiep><DLieu>${partOf(/<CTu>[^]*<\/CTu>/)}</DLieu></TDiep>`),
  ],
  [
    'the signature among the payer’s data',
    (text) => edit(edit(text, signature, ''), '</TCTTNhap>', `${signature}</TCTTNhap>`),
  ],
  ['the signature among the person’s data', (text) => edit(edit(text, signature, ''), '</NNT>', `${signature}</NNT>`)],
  ['the signature twice', (text) => edit(text, signature, signature.repeat(2))],
  ['a second place of signers', (text) => edit(text, '</DSCKS>', '</DSCKS><DSCKS/>')],
  ['a place of another kind', (text) => edit(text, '</DSCKS>', '<NNT/></DSCKS>')],
]

describe('a signed PIT certificate', () => {
  isTold(otherTexts, wrapped)
})
