import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { signDocument } from '../../signing/xmldsig/sign.ts'
import { verifyDocument } from '../../signing/xmldsig/verify.ts'
import { buildDeclarationXml } from '../../src/domain/declaration/layouts/build.ts'
import { declarationsOf } from '../properties/anyDeclaration.ts'
import { hostileSize } from '../support/hostileSize.ts'
import { createTestAuthority } from './support/authority.ts'
import { filedForms } from './support/filedForms.ts'
import { countVerifiedByXmlsec1, hasXmlsec1 } from './support/secondOpinion.ts'
import { declarationSignature } from '../../src/domain/declaration/layouts/signature.ts'

const howMany = hostileSize(200, 500)
const authority = await createTestAuthority()
const at = new Date()
const signers = await Promise.all(
  filedForms.map(async (filed) => ({ filed, signer: await authority.issue(filed.taxCode) })),
)

/** Random values of each form as the product writes them, signed for the company. */
const forms = await Promise.all(
  signers.map(async ({ filed: { form, number, taxCode }, signer }) => {
    const own = { decl_form_no: number, sllr_tax_code: taxCode }
    const documents = await Promise.all(
      fc.sample(declarationsOf(form), { seed: 20261123, numRuns: howMany }).map(async (values, index) => {
        const signId = `ID-${index}`
        const expectedXml = buildDeclarationXml(form, { ...values, ...own }, signId)
        const request = { xml: expectedXml, signId, layout: declarationSignature, key: signer.key, signingTime: at }
        const signed = await signDocument(request)
        if (!signed.ok) throw new Error(JSON.stringify(signed.failure))
        return { expectedXml, signed: signed.value.xml }
      }),
    )
    return { number, taxCode, documents }
  }),
)

describe.each(forms)('declarations of form $number with random text, signed', ({ taxCode, documents }) => {
  it(`verify ${howMany} times against what was generated, and never against another`, () => {
    const trust = { roots: [authority.root], at }
    for (const [index, { expectedXml, signed }] of documents.entries()) {
      const request = { xml: signed, trust, taxCode, receivedAt: at }
      expect(verifyDocument({ layout: declarationSignature, ...request, expectedXml })).toMatchObject({
        ok: true,
        signer: { taxCode },
      })
      const other = documents.at(index - 1)?.expectedXml ?? ''
      expect(verifyDocument({ layout: declarationSignature, ...request, expectedXml: other })).toMatchObject({
        ok: false,
        failure: { code: 'content_differs' },
      })
    }
  })

  it.runIf(hasXmlsec1)(`satisfy xmlsec1 ${howMany} times, with the chain to the authority`, () => {
    const signed = documents.map((document) => document.signed)
    expect(countVerifiedByXmlsec1(signed, authority.rootPem)).toBe(howMany)
  })
})
