import { expect, it } from 'vitest'
import { demoCompany } from '../../../../server/companies/demo/company.ts'
import { signDocument } from '../../../../signing/xmldsig/sign.ts'
import { verifyDocument } from '../../../../signing/xmldsig/verify.ts'
import type { SignedLayout } from '../../../../src/domain/documents/signedLayout.ts'
import { createTestAuthority } from '../authority.ts'

export const signId = '_3f0a5c1e7b2d4e68'
const at = new Date('2026-11-21T17:05:09.900Z')

export type Case = readonly [name: string, change: (text: string) => string]

/** A generated document of the demo company, whose core has `signId`, signed soundly, and what is made of it. */
export const hostileDocument = async (generated: string, layout: SignedLayout) => {
  const authority = await createTestAuthority('TEST CA', at)
  const { key } = await authority.issue(demoCompany.tax_id)
  const sign = async (xml: string): Promise<string> => {
    const outcome = await signDocument({ xml, signId, layout, key, signingTime: at })
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure))
    return outcome.value.xml
  }
  const verify = (xml: string) =>
    verifyDocument({
      xml,
      layout,
      expectedXml: generated,
      trust: { roots: [authority.root], at },
      taxCode: demoCompany.tax_id,
      receivedAt: at,
    })
  const sound = await sign(generated)
  return {
    partOf: (pattern: RegExp): string => pattern.exec(sound)?.[0] ?? '',
    /** @param otherTexts what a reader takes for the same, or what adds to it @param wrapped what leaves the signature true, and moves what it is about */
    isTold: (otherTexts: readonly Case[], wrapped: readonly Case[]): void => {
      it('is accepted as it was generated, so that every refusal is due to the change', () => {
        expect(verify(sound)).toMatchObject({ ok: true, signer: { taxCode: demoCompany.tax_id } })
      })

      it.each(otherTexts)('is refused where it has %s after it was signed', (_name, change) => {
        const changed = verify(change(sound))
        expect(changed.ok ? '' : changed.failure.code).toMatch(/^(?:digest|too_large)$/)
      })

      it.each(otherTexts)('is refused where it had %s before it was signed soundly', async (_name, change) => {
        const changed = verify(await sign(change(generated)))
        expect(changed.ok ? '' : changed.failure.code).toMatch(/^(?:content_differs|too_large)$/)
      })

      it.each(wrapped)('is refused with %s', (_name, change) => {
        expect(verify(change(sound))).toMatchObject({ ok: false, failure: { code: 'structure' } })
      })
    },
  }
}
