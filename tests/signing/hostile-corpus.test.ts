import { describe, expect, it } from 'vitest'
import { MAX_XML_BYTES } from '../../signing/xmldsig/guard.ts'
import { verifyDeclaration } from '../../signing/xmldsig/verify.ts'
import { createTestAuthority } from './support/authority.ts'
import { declarationText, soundFacts } from './support/declaration-text.ts'
import { buildHostileCorpus } from './support/hostile/corpus.ts'
import { forgedReference, forgeSignature, names } from './support/hostile/forge-signature.ts'
import { edit, prepareGround } from './support/hostile/ground.ts'

const authority = await createTestAuthority()
const { taxCode, id: signId } = soundFacts
const ground = await prepareGround({ generatedXml: declarationText(), signId, taxCode, authority })
const corpus = await buildHostileCorpus(ground)

const verify = (xml: Uint8Array | string) =>
  verifyDeclaration({
    xml,
    expectedXml: ground.generatedXml,
    trust: { roots: [authority.root], at: new Date() },
    taxCode,
  })

describe('the ground of the hostile corpus', () => {
  it('is accepted, so that every refusal is due to the change', () => {
    expect(verify(ground.signed)).toMatchObject({ ok: true, signer: { taxCode } })
    expect(verify(Buffer.from(ground.signed))).toMatchObject({ ok: true })
  })

  it.each([
    ['no XML declaration', (text: string) => edit(text, /^<\?xml[^>]*\?>\s*/, '')],
    ['exactly 1 MiB', (text: string) => text.padEnd(MAX_XML_BYTES - Buffer.byteLength(text) + text.length, ' ')],
    [
      'line breaks of Windows between the XML declaration and the root',
      (text: string) => edit(text, '?>\n', '?>\r\n\r\n'),
    ],
    ['a letter by reference', (text: string) => edit(text, '<MST>0', '<MST>&#x30;')],
    [
      'a folded signature value',
      (text: string) => edit(text, /<SignatureValue>.{76}/, `${/<SignatureValue>.{76}/.exec(text)?.[0]}\r\n`),
    ],
  ])('is accepted with %s, which changes nothing', (_what, change) => {
    expect(verify(change(ground.signed))).toMatchObject({ ok: true })
  })
})

describe('a signature without the enveloped transform', () => {
  it('is accepted: the data does not hold the signature', () => {
    const references = [forgedReference(`#${signId}`), forgedReference(`#${names.object}`)]
    expect(verify(forgeSignature(ground.generatedXml, signId, ground.signer, { references }))).toMatchObject({
      ok: true,
    })
  })
})

describe('the hostile corpus', () => {
  it('has 120 documents at least, each of its own name and text', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(120)
    expect(new Set(corpus.map(({ name, code }) => `${code}: ${name}`)).size).toBe(corpus.length)
    const byText = Map.groupBy(corpus, ({ xml }) => Buffer.from(xml).toString('latin1'))
    const twins = [...byText.values()].filter((group) => group.length > 1).map((group) => group.map(({ name }) => name))
    expect(twins).toEqual([])
  })

  it('covers every code of refusal', () => {
    expect([...new Set(corpus.map(({ code }) => code))].toSorted()).toEqual([
      'algorithm',
      'bom',
      'cdata',
      'certificate_expired',
      'certificate_malformed',
      'certificate_not_yet_valid',
      'certificate_untrusted',
      'comment',
      'content_differs',
      'digest',
      'dtd',
      'key_too_short',
      'key_usage',
      'not_utf8',
      'not_well_formed',
      'processing_instruction',
      'reference',
      'signature_value',
      'structure',
      'tax_code_mismatch',
      'tax_code_missing',
      'too_large',
    ])
  })

  it.each(corpus.map((document) => [document.code, document.name, document.xml] as const))(
    '%s: %s',
    (code, _name, xml) => {
      const started = performance.now()
      expect(verify(xml)).toMatchObject({ ok: false, failure: { code } })
      expect(performance.now() - started).toBeLessThan(2000)
    },
  )
})
