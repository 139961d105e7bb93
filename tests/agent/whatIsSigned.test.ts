import { describe, expect, it } from 'vitest'
import { createConfiguredPrompt } from '../../agent/prompt/configured.ts'
import { createTestAuthority, DAY, subjectOf } from '../signing/support/authority.ts'
import { declarationText, soundFacts } from '../signing/support/declarationText.ts'
import { encoded, PIN, runAgent } from './support/runningAgent.ts'

const authority = await createTestAuthority()
const signer = await authority.issue(soundFacts.taxCode)
const xml = declarationText()

const requestOf = (...texts: readonly string[]) =>
  encoded({
    crt_by: '',
    xml: texts.map((text, index) => ({ req_key: `key-${index + 1}`, xml: text, id_signing: soundFacts.id })),
  })
const edited = (from: string | RegExp, to: string): string => {
  const text = xml.replace(from, to)
  if (text === xml) throw new Error(`nothing to change: ${String(from)}`)
  return text
}
const error = (code: string, more: object = {}) => ({ status: 200, answer: { result: [], error: { code, ...more } } })

const others = [
  ['of another company', await authority.issue('0312345678'), '0312345678'],
  ['of a branch', await authority.issue(`${soundFacts.taxCode}-001`), `${soundFacts.taxCode}-001`],
  ['without tax code', await authority.issue('', { subject: subjectOf('Nguyễn Văn A') }), ''],
  [
    'of two holders',
    await authority.issue('', { subject: subjectOf('A', `MST:${soundFacts.taxCode}`, 'CCCD:001234567890') }),
    '',
  ],
] as const

describe('a document of another taxpayer than the certificate’s', () => {
  it.each(others)('is not signed by a certificate %s, and nobody is asked', async (_what, other, dn_mst) => {
    const agent = await runAgent(other)
    expect(await agent.ask('/issueXmlList', requestOf(xml))).toMatchObject(
      error('certificate.otherTaxCode', { dn_mst, tax_code: soundFacts.taxCode }),
    )
    expect([agent.person.asked, agent.token.seen]).toMatchObject([[], { pins: [], signatures: 0 }])
  })

  it('is reported before a certificate that is out of its time', async () => {
    const agent = await runAgent(others[0][1])
    agent.clock.now = new Date(Date.now() + 900 * DAY)
    expect(await agent.ask('/issueXmlList', requestOf(xml))).toMatchObject(error('certificate.otherTaxCode'))
  })

  it('is not signed by a certificate that showed itself only with the PIN', async () => {
    const agent = await runAgent(others[0][1])
    agent.token.readFailure = { code: 'pin_needed' }
    expect(await agent.ask('/issueXmlList', requestOf(xml))).toMatchObject(error('certificate.otherTaxCode'))
    expect(agent.person.asked).toMatchObject([{ certificate: null }])
    expect(agent.token.seen).toMatchObject({ signatures: 0, open: 0 })
  })

  it.each(['always', 'ask'] as const)('is not signed either where configuration consents (%s)', async (consent) => {
    const agent = await runAgent(others[0][1])
    const { ask } = createConfiguredPrompt({ consent, pin: PIN }, { ask: agent.person.answer })
    agent.person.answer = ask
    expect(await agent.ask('/issueXmlList', requestOf(xml))).toMatchObject(error('certificate.otherTaxCode'))
    const form = requestOf(edited('<MSo>01/ĐKTĐ-HĐĐT', '<MSo>04/SS-HĐĐT'))
    expect(await agent.ask('/issueXmlList', form)).toMatchObject(error('document.refused', { reason: 'unknown_form' }))
    expect(agent.token.seen).toMatchObject({ pins: [], signatures: 0 })
  })
})

describe('13 digits', () => {
  it.each([
    ['0312345678-001', '0312345678001'],
    ['0312345678001', '0312345678-001'],
  ])('of a document, %s, are those of a certificate, %s', async (ofDocument, ofCertificate) => {
    const agent = await runAgent(await authority.issue(ofCertificate))
    const text = declarationText({ ...soundFacts, taxCode: ofDocument })
    expect((await agent.ask('/issueXmlList', requestOf(text))).answer).toMatchObject({ result: [{ req_key: 'key-1' }] })
  })
})

describe('a form', () => {
  const content = /<NDTKhai>.*<\/NDTKhai>/
  it.each([
    ['of another number', 'unknown_form', edited('<MSo>01/ĐKTĐ-HĐĐT', '<MSo>04/SS-HĐĐT')],
    ['of a version that is not known', 'unknown_form', edited('<PBan>2.1.0', '<PBan>9.9.9')],
    ['without a name', 'unknown_form', edited(/<Ten>[^<]*<\/Ten>/, '')],
    ['without a type', 'unknown_form', edited('<HThuc>1</HThuc><TNNT>', '<TNNT>')],
    ['without a tax code', 'unknown_form', edited(/<MST>[^<]*<\/MST>/, '')],
    ['without a header', 'unknown_form', edited(/<TTChung>.*<\/TTChung>/, '')],
    ['that begins with another group', 'unknown_form', edited('<TTChung>', '<Khac/><TTChung>')],
    ['with an element that is not known in its header', 'unknown_element', edited('</TTChung>', '<X>1</X></TTChung>')],
    ['with an element of a later version', 'unknown_element', edited('<PBan>2.1.0', '<PBan>2.0.1')],
    ['with its tax code twice', 'unknown_element', edited('<MST>', '<MST>0999999999</MST><MST>')],
    ['with an element inside a value', 'unknown_element', edited('<DDanh>Hà Nội', '<DDanh>Hà Nội<b/>')],
    ['with a name that is too long', 'unknown_element', edited('<Ten>', `<Ten>${'x'.repeat(100)}`)],
    ['with a group that is not known', 'unknown_element', edited('</NDTKhai>', '<X/></NDTKhai>')],
    ['with a group twice', 'unknown_element', edited('<PThuc>', '<PThuc/><PThuc>')],
    ['with a flag that is not known', 'unknown_element', edited('<CMa>', '<X>1</X><CMa>')],
    ['with a flag in another group', 'unknown_element', edited('<CDDu>', '<CMa>1</CMa><CDDu>')],
    ['with a certificate of other columns', 'unknown_element', edited('<Seri>', '<X>1</X><Seri>')],
    ['with something else than certificates in their list', 'unknown_element', edited('<CTS>', '<X/><CTS>')],
    ['with text between its groups', 'unknown_element', edited('<HTHDon>', 'x<HTHDon>')],
    ['without content', 'unknown_element', edited(content, '')],
    ['with a third group', 'unknown_element', edited('</DLTKhai>', '<X/></DLTKhai>')],
  ])('%s is refused before token and user', async (_what, reason, text) => {
    const agent = await runAgent(signer)
    expect(await agent.ask('/issueXmlList', requestOf(text))).toMatchObject(
      error('document.refused', { req_key: 'key-1', reason }),
    )
    expect([agent.token.seen.reads, agent.person.asked]).toEqual([0, []])
  })

  it('is refused among others where one question could not show all of them', async () => {
    const agent = await runAgent(signer)
    const ofOther = declarationText({ ...soundFacts, taxpayer: 'CÔNG TY KHÁC' })
    const ofOtherCode = declarationText({ ...soundFacts, taxCode: '0312345678' })
    const kinds = Array.from({ length: 6 }, (_, index) => edited('<Ten>', `<Ten>${index} `))
    const refused = (key: string) => error('document.refused', { req_key: key, reason: 'too_much_to_show' })
    expect(await agent.ask('/issueXmlList', requestOf(xml, ofOther))).toMatchObject(refused('key-2'))
    expect(await agent.ask('/issueXmlList', requestOf(xml, ofOtherCode))).toMatchObject(refused('key-2'))
    expect(await agent.ask('/issueXmlList', requestOf(...kinds))).toMatchObject(refused('key-6'))
    expect((await agent.ask('/issueXmlList', requestOf(...kinds.slice(1)))).answer).toMatchObject({
      result: [{}, {}, {}, {}, {}],
    })
    expect(agent.person.asked).toHaveLength(1)
  })
})
