import { describe, expect, it } from 'vitest'
import { verifyDocument } from '../../signing/xmldsig/verify.ts'
import { vietnamMoment } from '../../src/domain/dates.ts'
import { createTestAuthority, DAY } from './support/authority.ts'
import { filedForms } from './support/filedForms.ts'
import { buildHostileCorpus } from './support/hostile/corpus.ts'
import { forgedReference, forgeSignature, names, objectAt, x509Data } from './support/hostile/forgeSignature.ts'
import { edit, prepareGround } from './support/hostile/ground.ts'
import { otherFormDocuments } from './support/hostile/otherForm.ts'
import { declarationSignature } from '../../src/domain/declaration/layouts/signature.ts'

const authority = await createTestAuthority()
const grounds = await Promise.all(filedForms.map((filed) => prepareGround({ ...filed, authority })))
const forms = await Promise.all(
  grounds.map(async (ground) => {
    const others = grounds.filter((other) => other !== ground)
    return {
      number: ground.number,
      ground,
      corpus: [...(await buildHostileCorpus(ground)), ...others.flatMap((other) => otherFormDocuments(ground, other))],
    }
  }),
)

describe.each(forms)('form $number', ({ ground, corpus }) => {
  const { taxCode, signId } = ground

  const verify = (xml: Uint8Array | string) =>
    verifyDocument({
      layout: declarationSignature,
      xml,
      expectedXml: ground.generatedXml,
      trust: { roots: [authority.root], at: new Date() },
      taxCode,
      receivedAt: new Date(),
    })

  describe('the ground of the hostile corpus', () => {
    it('is accepted, so that every refusal is due to the change', () => {
      expect(verify(ground.signed)).toMatchObject({ ok: true, signer: { taxCode } })
      expect(verify(Buffer.from(ground.signed))).toMatchObject({ ok: true })
    })

    it.each([
      ['no XML declaration', (text: string) => edit(text, /^<\?xml[^>]*\?>\s*/, '')],
      ['20,000 blanks behind the root', (text: string) => text + ' '.repeat(20_000)],
      [
        'an indented signature',
        (text: string) => text.replaceAll(/(?<=<\/(?:SignedInfo|SignatureValue|KeyInfo)>)/g, '\n          '),
      ],
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

  describe('the subject name beside the certificate', () => {
    const { subject } = ground.signer.certificate
    it.each([
      ['from the country on', subject.split(', ').toReversed().join(', ')],
      ['without blanks', subject.replaceAll(', ', ',')],
      ['with the type of the tax code as .NET writes it', subject.replace('UID=', 'OID.0.9.2342.19200300.100.1.1=')],
      ['with a quoted name', subject.replace(/CN=([^,]*)/, 'CN="$1"')],
      ['with an encoded tax code', subject.replace(/MST:\d+/, (mst) => `#0c0e${Buffer.from(mst).toString('hex')}`)],
    ])('may be written %s', (_how, name) => {
      const keyInfo = x509Data(ground.signer, name)
      expect(name).not.toBe(subject)
      expect(verify(forgeSignature(ground.generatedXml, signId, ground.signer, { keyInfo }))).toMatchObject({
        ok: true,
      })
    })
  })

  describe('the signing time', () => {
    it.each([-23, 23])('may be %i hours from the server’s clock', async (hours) => {
      const signer = await authority.issue(taxCode, { notBefore: new Date(Date.now() - 2 * DAY) })
      const object = objectAt(vietnamMoment(new Date(Date.now() + (hours * DAY) / 24)))
      expect(verify(forgeSignature(ground.generatedXml, signId, signer, { object }))).toMatchObject({ ok: true })
    })
  })

  describe('the hostile corpus', () => {
    it('has 120 documents at least, each of its own name and text', () => {
      expect(corpus.length).toBeGreaterThanOrEqual(120)
      expect(new Set(corpus.map(({ name, code }) => `${code}: ${name}`)).size).toBe(corpus.length)
      const byText = Map.groupBy(corpus, ({ xml }) => Buffer.from(xml).toString('latin1'))
      const twins = [...byText.values()]
        .filter((group) => group.length > 1)
        .map((group) => group.map(({ name }) => name))
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
        'signing_time',
        'structure',
        'subject_name',
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
})
