import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { signedFormFault } from '../../src/api/agent/signedForm.ts'
import { buildDeclarationXml } from '../../src/domain/declaration/layouts/build.ts'
import { declarationsOf } from '../properties/anyDeclaration.ts'
import { sampleDeclaration } from '../../walks/flows/sampleDeclaration.ts'
import { declarationSignature } from '../../src/domain/declaration/layouts/signature.ts'

const sent = buildDeclarationXml(eInvoice, sampleDeclaration, 'ID1')
const signature =
  '<Signature xmlns="http://www.w3.org/2000/09/xmldsig#" Id="S1"><SignedInfo/><SignatureValue>bWF0</SignatureValue></Signature>'
const prefixed =
  '<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:SignatureValue>bWF0</ds:SignatureValue></ds:Signature>'
const signed = (xml: string, mark = signature): string => xml.replace('<NNT/>', `<NNT>${mark}</NNT>`)

describe('the agent’s answer against what was sent', () => {
  test.each([
    ['with a default namespace', signed(sent)],
    ['with a prefix', signed(sent, prefixed)],
    [
      'written by another serialiser',
      signed(sent)
        .replace('<?xml version="1.0" encoding="UTF-8"?>', "<?xml version='1.0' encoding='utf-8' standalone='no'?>\r\n")
        .replaceAll('"ID1"', "'ID1'")
        .concat('\r\n'),
    ],
    ['with references for characters', signed(sent).replace('Bát', 'B&#xE1;t').replace('Gốm', 'G&#7889;m')],
  ])('is the signed form %s', (_, answer) => {
    expect(signedFormFault(sent, answer, declarationSignature)).toBeNull()
  })

  test.each([
    ['nothing', ''],
    ['the XML as it was sent', sent],
    ['a signature without a value', signed(sent, signature.replace('bWF0', ' '))],
    [
      'an element that is called Signature only',
      signed(sent, '<Signature><SignatureValue>bWF0</SignatureValue></Signature>'),
    ],
  ])('%s is not signed', (_, answer) => {
    expect(signedFormFault(sent, answer, declarationSignature)).toEqual({ code: 'answer.notSigned' })
  })

  test.each([
    ['another tax code', signed(sent).replace('0101243150', '0101243151')],
    ['another Id', signed(sent).replace('"ID1"', '"ID2"')],
    ['an attribute more', signed(sent).replace('<TTChung>', '<TTChung a="1">')],
    ['an element more', signed(sent).replace('</DLTKhai>', '<X/></DLTKhai>')],
    ['an element less', signed(sent).replace(/<SHChieu>.*<\/SHChieu>/, '')],
    ['two elements changed about', signed(sent).replace(/(<MST>.*<\/MST>)(<CQTQLy>.*<\/CQTQLy>)/, '$2$1')],
    ['a space in a text', signed(sent).replace('Hà Nội', 'Hà  Nội')],
    ['another Unicode form', signed(sent).replace('Gốm', 'Gốm'.normalize('NFD'))],
    ['two signatures', signed(sent, signature + prefixed)],
    ['a second signature elsewhere', signed(sent).replace('</TKhai>', `${signature}</TKhai>`)],
    ['the signature in another place', sent.replace('</TKhai>', `${signature}</TKhai>`)],
    ['a comment that hides a text', signed(sent).replace('<MST>', '<MST><!-- -->')],
    ['a processing instruction', signed(sent).replace('<TTChung>', '<?x y?><TTChung>')],
    ['a document type', signed(sent).replace('<TKhai>', '<!DOCTYPE TKhai><TKhai>')],
    ['an unknown entity', signed(sent).replace('Hà Nội', '&city;')],
    ['an unknown entity beside a text', signed(sent).replace('Hà Nội', 'Hà Nội&city;')],
    ['a character reference beyond Unicode', signed(sent).replace('Hà Nội', 'Hà Nội&#x110000;')],
    ['a second root', `${signed(sent)}<TKhai/>`],
    ['a text outside', `${signed(sent)}x`],
    ['an end too few', signed(sent).replace('</TKhai>', '')],
    ['an end too many', `${signed(sent)}</TKhai>`],
    ['an attribute twice', signed(sent).replace('Id="ID1"', 'Id="ID1" Id="ID1"')],
    ['no XML at all', '<html>not found</html'],
    [
      'a nest too deep to read',
      signed(sent).replace('</DLTKhai>', `${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}</DLTKhai>`),
    ],
  ])('%s makes it altered', (_, answer) => {
    expect(signedFormFault(sent, answer, declarationSignature)).toEqual({ code: 'answer.altered' })
  })

  test('any declaration is recognised when signed, and never with one character of its text changed', () => {
    fc.assert(
      fc.property(declarationsOf(eInvoice), fc.nat(), (values, at) => {
        const xml = buildDeclarationXml(eInvoice, values, 'ID7')
        expect(signedFormFault(xml, signed(xml), declarationSignature)).toBeNull()
        const texts = [...xml.matchAll(/>([^<&]+)</g)]
        const text = texts[at % texts.length]
        const position = (text?.index ?? 0) + 1
        const changed = `${xml.slice(0, position)}${xml[position] === 'a' ? 'b' : 'a'}${xml.slice(position + 1)}`
        expect(signedFormFault(xml, signed(changed), declarationSignature)).toEqual({ code: 'answer.altered' })
      }),
      { numRuns: 200 },
    )
  })

  test('an XML that cannot be read is a fault of the caller', () => {
    expect(() => signedFormFault('<TKhai>', signed(sent), declarationSignature)).toThrow('cannot be read')
  })
})
