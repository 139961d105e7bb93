import { diag } from 'libxml2-wasm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signDeclaration } from '../../signing/xmldsig/sign.ts'
import { verifyDeclaration } from '../../signing/xmldsig/verify.ts'
import { createTestAuthority } from './support/authority.ts'
import { declarationText, soundFacts } from './support/declarationText.ts'
import { buildHostileCorpus } from './support/hostile/corpus.ts'
import { prepareGround } from './support/hostile/ground.ts'

const authority = await createTestAuthority()
const { taxCode, id: signId } = soundFacts
const generatedXml = declarationText()
const ground = await prepareGround({ generatedXml, signId, taxCode, authority })
const corpus = await buildHostileCorpus(ground)

const key = ground.signer.key
const broken = { ...key, sign: async () => ({ ok: false, failure: { code: 'token_removed' } }) as const }
const request = { xml: generatedXml, signId, signaturePath: 'TKhai/DSCKS/NNT', key, signingTime: new Date() }

/** XML objects outside of the garbage collector's reach that nobody has given back. */
const remaining = (): unknown => diag.report()

describe('documents of libxml2 are given back', () => {
  beforeAll(() => diag.configure({ enabled: true }))
  afterAll(() => diag.configure({ enabled: false }))

  it('after verifying, accepted or refused for any reason', () => {
    const trust = { roots: [authority.root], at: new Date() }
    for (const xml of [ground.signed, ...corpus.map((document) => document.xml)])
      verifyDeclaration({ xml, expectedXml: generatedXml, trust, taxCode, receivedAt: trust.at })
    expect(remaining()).toEqual({})
  })

  it('after signing, done or broken off anywhere', async () => {
    expect((await signDeclaration(request)).ok).toBe(true)
    expect((await signDeclaration({ ...request, key: broken })).ok).toBe(false)
    expect((await signDeclaration({ ...request, signId: 'other' })).ok).toBe(false)
    expect((await signDeclaration({ ...request, xml: ground.signed })).ok).toBe(false)
    expect(remaining()).toEqual({})
  })
})
