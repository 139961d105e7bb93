import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { signDocument } from '../../signing/xmldsig/sign.ts'
import { verifyDocument } from '../../signing/xmldsig/verify.ts'
import { hostileSize } from '../support/hostileSize.ts'
import { createTestAuthority, subjectOf } from './support/authority.ts'
import { declarationText, type DeclarationFacts, randomFacts, soundFacts } from './support/declarationText.ts'
import { countVerifiedByXmlsec1, hasXmlsec1, isVerifiedByXmlCrypto } from './support/secondOpinion.ts'
import { declarationSignature } from '../../src/domain/declaration/layouts/signature.ts'

const signingTime = new Date('2026-11-21T17:05:09.900Z')
const authority = await createTestAuthority('TEST CA', signingTime)
const signer = await authority.issue(soundFacts.taxCode)

const signFacts = async (facts: DeclarationFacts, xml = declarationText(facts)) =>
  signDocument({ xml, signId: facts.id, layout: declarationSignature, key: signer.key, signingTime })

const signedText = async (facts: DeclarationFacts, xml = declarationText(facts)): Promise<string> => {
  const signed = await signFacts(facts, xml)
  if (!signed.ok) throw new Error(JSON.stringify(signed.failure))
  return signed.value.xml
}

const verifyAs = (xml: string, expectedXml = declarationText(), receivedAt: Date | null = signingTime) =>
  verifyDocument({
    layout: declarationSignature,
    xml,
    expectedXml,
    trust: { roots: [authority.root], at: signingTime },
    taxCode: soundFacts.taxCode,
    receivedAt,
  })

/** A control character has no place in any XML. */
const unwritable = await authority.issue(soundFacts.taxCode, {
  subject: subjectOf('A\u{1}B', `MST:${soundFacts.taxCode}`),
})

const howMany = hostileSize(200, 500)
const manyFacts = fc.sample(randomFacts, { seed: 20261121, numRuns: howMany })

describe('a signed declaration', () => {
  it('verifies and gives signer and signing time', async () => {
    expect(verifyAs(await signedText(soundFacts))).toEqual({
      ok: true,
      signer: {
        fingerprint: createHash('sha256').update(signer.certificate.raw).digest('hex').toUpperCase(),
        serialNumber: signer.certificate.serialNumber,
        issuer: 'CN=TEST CA',
        issuerCommonName: 'TEST CA',
        subject: 'CN=CÔNG TY TNHH THƯƠNG MẠI ĐẶNG THỊ Ế, UID=MST:0101234567, C=VN',
        taxCode: '0101234567',
        notBefore: signer.certificate.notBefore,
        notAfter: signer.certificate.notAfter,
      },
      signingTime: '2026-11-22T00:05:09',
    })
  })

  it('has the layout of the field: two references, subject and certificate, signing time without zone', async () => {
    const xml = await signedText(soundFacts)
    const signatureId = /<Signature xmlns="http:\/\/www\.w3\.org\/2000\/09\/xmldsig#" Id="([^"]+)">/.exec(xml)?.[1]
    const objectId = /<Object Id="([^"]+)">/.exec(xml)?.[1]
    expect([...xml.matchAll(/<Reference URI="([^"]+)">/g)].map((match) => match[1])).toEqual([
      `#${soundFacts.id}`,
      `#${objectId}`,
    ])
    expect(xml).toContain(`<SignatureProperty Target="#${signatureId}"><SigningTime>2026-11-22T00:05:09</SigningTime>`)
    expect(xml).toMatch(
      /<KeyInfo><X509Data><X509SubjectName>CN=.*<\/X509SubjectName><X509Certificate>[A-Za-z0-9+/=]+<\/X509Certificate>/,
    )
    expect(xml).toMatch(/<DSCKS><NNT><Signature [^]*<\/Signature><\/NNT><\/DSCKS><\/TKhai>\s*$/)
  })

  it('keeps all that was generated as it was', async () => {
    const unsigned = declarationText()
    const [core] = /<DLTKhai [^]*<\/DLTKhai>/.exec(unsigned) ?? ['no core']
    expect(await signedText(soundFacts, unsigned)).toContain(core)
  })

  it('is made from a text that leaves DSCKS or NNT out just as well', async () => {
    for (const place of ['', '<DSCKS/>', '<DSCKS><NNT></NNT></DSCKS>', '\n  <DSCKS>\n  <NNT/>\n  </DSCKS>\n']) {
      const unsigned = declarationText().replace('<DSCKS><NNT/></DSCKS>', place)
      expect(verifyAs(await signedText(soundFacts, unsigned), unsigned)).toMatchObject({ ok: true })
    }
  })

  it(`with random Vietnamese text verifies ${howMany} times`, { timeout: 240_000 + howMany * 100 }, async () => {
    for (const facts of manyFacts) {
      const unsigned = declarationText(facts)
      expect(verifyAs(await signedText(facts, unsigned), unsigned)).toMatchObject({ ok: true })
    }
  })

  it('satisfies xml-crypto as a second opinion', async () => {
    for (const facts of manyFacts.slice(0, 20)) {
      expect(isVerifiedByXmlCrypto(await signedText(facts), signer.certificatePem)).toBe(true)
    }
  })
})

describe.runIf(hasXmlsec1)('xmlsec1, as a second opinion with the chain to the authority', () => {
  it(`verifies ${howMany} declarations of random Vietnamese text`, { timeout: 240_000 + howMany * 500 }, async () => {
    const documents = await Promise.all(manyFacts.map((facts) => signedText(facts)))
    expect(countVerifiedByXmlsec1(documents, authority.rootPem)).toBe(howMany)
  })

  it('refuses one with a changed letter, so that its word counts', async () => {
    const sound = await signedText(soundFacts)
    const altered = sound.replace('Nguyễn Thị Ước', 'Nguyễn Thị Ướt')
    expect(countVerifiedByXmlsec1([altered], authority.rootPem)).toBe(0)
    expect(countVerifiedByXmlsec1([sound, altered, sound], authority.rootPem)).toBe(2)
  })
})

describe('signing refuses, before the key is touched,', () => {
  const refusals: readonly [string, string, string, Partial<Parameters<typeof signDocument>[0]>][] = [
    [
      'a layout with another place than the document’s',
      'structure',
      declarationText(),
      { layout: { ...declarationSignature, signerPlace: 'NBan' } },
    ],
    ['an id that is not the document’s', 'sign_id_differs', declarationText(), { signId: 'ID2' }],
    [
      'another kind of document',
      'structure',
      declarationText().replace('<TKhai>', '<HDon>').replace('</TKhai>', '</HDon>'),
      {},
    ],
    ['a document type', 'dtd', declarationText().replace('<TKhai>', '<!DOCTYPE TKhai><TKhai>'), {}],
    ['a processing instruction', 'processing_instruction', declarationText().replace('<TKhai>', '<?a b?><TKhai>'), {}],
    ['a comment', 'comment', declarationText().replace('<TTChung>', '<TTChung><!-- -->'), {}],
    ['text that is no XML', 'not_well_formed', declarationText().replace('</TKhai>', ''), {}],
    [
      'a certificate that cannot be read',
      'certificate_malformed',
      declarationText(),
      { key: { ...signer.key, certificate: Buffer.from('x') } },
    ],
    [
      'a certificate whose subject XML cannot carry',
      'certificate_malformed',
      declarationText(),
      { key: unwritable.key },
    ],
  ]
  it.each(refusals)('%s', async (_what, code, xml, change) => {
    let touched = 0
    const key = { ...signer.key, sign: async (data: Uint8Array) => (touched++, signer.key.sign(data)) }
    const request = { xml, signId: soundFacts.id, layout: declarationSignature, key, signingTime, ...change }
    expect(await signDocument(request)).toMatchObject({ ok: false, failure: { code } })
    expect(touched).toBe(0)
  })

  it('a document that is signed already', async () => {
    const once = await signedText(soundFacts)
    expect(await signFacts(soundFacts, once)).toMatchObject({ ok: false, failure: { code: 'already_signed' } })
  })
})

describe('signing passes on', () => {
  it('what the key store says', async () => {
    const failure = { code: 'token_removed' } as const
    const key = { ...signer.key, sign: async () => ({ ok: false, failure }) as const }
    const request = {
      xml: declarationText(),
      signId: soundFacts.id,
      layout: declarationSignature,
      key,
      signingTime,
    }
    expect(await signDocument(request)).toEqual({ ok: false, failure })
  })

  it('nothing that the certificate’s key has not made', async () => {
    const key = { ...signer.key, sign: async () => ({ ok: true, value: new Uint8Array(256) }) as const }
    const request = {
      xml: declarationText(),
      signId: soundFacts.id,
      layout: declarationSignature,
      key,
      signingTime,
    }
    expect(await signDocument(request)).toMatchObject({ ok: false, failure: { code: 'library_failed' } })
  })
})
