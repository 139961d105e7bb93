import { describe, expect, it } from 'vitest'
import { signDocument } from '../../signing/xmldsig/sign.ts'
import { signerCertificate } from '../../signing/xmldsig/signerCertificate.ts'
import { verifyDocument } from '../../signing/xmldsig/verify.ts'
import { declarationSignature } from '../../src/domain/declaration/layouts/signature.ts'
import { signaturePathOf, type SignedLayout } from '../../src/domain/documents/signedLayout.ts'
import { createTestAuthority } from './support/authority.ts'
import { declarationText } from './support/declarationText.ts'

const taxCode = '0101234567'
const at = new Date('2026-11-21T17:05:09.900Z')
const authority = await createTestAuthority('TEST CA', at)
const { key, certificate } = await authority.issue(taxCode)

const invoice = { root: 'HDon', core: 'DLHDon', signers: 'DSCKS', signerPlace: 'NBan' } as const satisfies SignedLayout
const pitCertificate = {
  root: 'CTu',
  core: 'DLCTu',
  signers: 'DSCKS',
  signerPlace: 'TCTTNhap',
} as const satisfies SignedLayout

const textOf = ({ root, core, signers, signerPlace }: SignedLayout, content = '<Ten>Gốm &amp; sứ</Ten>'): string =>
  `<${root}><${core} Id="ID1">${content}</${core}><${signers}><${signerPlace}/></${signers}></${root}>`

const sign = (xml: string, layout: SignedLayout) => signDocument({ xml, signId: 'ID1', layout, key, signingTime: at })

const signed = async (xml: string, layout: SignedLayout): Promise<string> => {
  const outcome = await sign(xml, layout)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure))
  return outcome.value.xml
}

const verify = (xml: string, layout: SignedLayout, expectedXml = textOf(layout)) =>
  verifyDocument({ xml, layout, expectedXml, trust: { roots: [authority.root], at }, taxCode, receivedAt: at })

describe.each([
  ['an invoice', invoice, 'HDon/DSCKS/NBan'],
  ['a certificate of withheld tax', pitCertificate, 'CTu/DSCKS/TCTTNhap'],
])('%s is signed by its layout', (_, layout, path) => {
  const unsigned = textOf(layout)

  it('at its own place, and verifies', async () => {
    const xml = await signed(unsigned, layout)
    expect(signaturePathOf(layout)).toBe(path)
    expect(xml).toContain(`<${layout.signerPlace}><Signature xmlns="http://www.w3.org/2000/09/xmldsig#"`)
    expect(verify(xml, layout)).toMatchObject({ ok: true, signer: { taxCode } })
    expect(signerCertificate(xml, layout)?.fingerprint).toBe(certificate.fingerprint)
  })

  it('also where the unsigned text leaves the place out', async () => {
    const bare = unsigned.replace(/<DSCKS>.*<\/DSCKS>/, '')
    expect(verify(await signed(bare, layout), layout, bare)).toMatchObject({ ok: true })
  })

  it.each<[string, (xml: string) => string, string]>([
    ['a changed text', (xml) => xml.replace('sứ', 'thuỷ tinh'), 'digest'],
    ['an element beside the core', (xml) => xml.replace('<DSCKS>', '<MCCQT/><DSCKS>'), 'structure'],
    ['a second core', (xml) => xml.replace('<Ten>', `<${layout.core}/><Ten>`), 'structure'],
    ['a second place of a signature', (xml) => xml.replace('</DSCKS>', '<CQT/></DSCKS>'), 'structure'],
    ['the signature moved to another place', (xml) => xml.replaceAll(layout.signerPlace, 'NMua'), 'structure'],
    ['an attribute', (xml) => xml.replace('<Ten>', '<Ten Id="ID2">'), 'structure'],
    ['a namespace', (xml) => xml.replace('<Ten>', '<Ten xmlns="urn:x">'), 'structure'],
  ])('and refused with %s', async (_what, change, code) => {
    expect(verify(change(await signed(unsigned, layout)), layout)).toMatchObject({ ok: false, failure: { code } })
  })

  it('and refused as another kind, before and after it is signed', async () => {
    const xml = await signed(unsigned, layout)
    expect(await sign(unsigned, declarationSignature)).toMatchObject({ ok: false, failure: { code: 'structure' } })
    expect(verify(xml, declarationSignature, declarationText())).toMatchObject({
      ok: false,
      failure: { code: 'structure', detail: `the root is ${layout.root}` },
    })
    expect(signerCertificate(xml, declarationSignature)).toBeNull()
  })
})
