import { diag } from 'libxml2-wasm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signDocument } from '../../signing/xmldsig/sign.ts'
import { verifyDocument } from '../../signing/xmldsig/verify.ts'
import { createTestAuthority } from './support/authority.ts'
import { filedForms } from './support/filedForms.ts'
import { buildHostileCorpus } from './support/hostile/corpus.ts'
import { prepareGround } from './support/hostile/ground.ts'
import { declarationSignature } from '../../src/domain/declaration/layouts/signature.ts'

const authority = await createTestAuthority()
const grounds = await Promise.all(filedForms.map((filed) => prepareGround({ ...filed, authority })))
const forms = await Promise.all(
  grounds.map(async (ground) => ({ number: ground.number, ground, corpus: await buildHostileCorpus(ground) })),
)
/** XML objects outside of the garbage collector's reach that nobody has given back. */
const remaining = (): unknown => diag.report()

describe.each(forms)('documents of libxml2 of form $number are given back', ({ ground, corpus }) => {
  const { key } = ground.signer
  const { generatedXml, signId, taxCode } = ground
  const broken = { ...key, sign: async () => ({ ok: false, failure: { code: 'token_removed' } }) as const }
  const request = { xml: generatedXml, signId, layout: declarationSignature, key, signingTime: new Date() }

  beforeAll(() => diag.configure({ enabled: true }))
  afterAll(() => diag.configure({ enabled: false }))

  it('after verifying, accepted or refused for any reason', () => {
    const trust = { roots: [authority.root], at: new Date() }
    for (const xml of [ground.signed, ...corpus.map((document) => document.xml)])
      verifyDocument({
        layout: declarationSignature,
        xml,
        expectedXml: generatedXml,
        trust,
        taxCode,
        receivedAt: trust.at,
      })
    expect(remaining()).toEqual({})
  })

  it('after signing, done or broken off anywhere', async () => {
    expect((await signDocument(request)).ok).toBe(true)
    expect((await signDocument({ ...request, key: broken })).ok).toBe(false)
    expect((await signDocument({ ...request, signId: 'other' })).ok).toBe(false)
    expect((await signDocument({ ...request, xml: ground.signed })).ok).toBe(false)
    expect(remaining()).toEqual({})
  })
})
