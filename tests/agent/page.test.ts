import { describe, expect, it } from 'vitest'
import { createAgentClient } from '../../src/api/agent/client.ts'
import { vietnamMoment } from '../../src/domain/dates.ts'
import { verifyDocument } from '../../signing/xmldsig/verify.ts'
import { createTestAuthority, subjectOf } from '../signing/support/authority.ts'
import { declarationText, soundFacts } from '../signing/support/declarationText.ts'
import { type AgentUnderTest, type FakeToken, ORIGIN, runAgent } from './support/runningAgent.ts'
import { declarationSignature } from '../../src/domain/declaration/layouts/signature.ts'

const authority = await createTestAuthority()
const signer = await authority.issue(soundFacts.taxCode, {
  subject: subjectOf('CÔNG TY ĐẶNG Ế', `MST:${soundFacts.taxCode}`),
})
const xml = declarationText()

/** The page's own client, with a fetch that says which page it is as a browser does. */
const pageOf = (agent: AgentUnderTest, origin = ORIGIN) => {
  const client = createAgentClient({
    fetch: async (input, init) => {
      const answer = await fetch(input, {
        ...init,
        mode: 'cors',
        headers: { ...Object.fromEntries(new Headers(init?.headers)), Origin: origin },
      })
      if (answer.headers.get('access-control-allow-origin') !== origin && init?.mode !== 'no-cors')
        throw new TypeError('Failed to fetch')
      return answer
    },
    permissions: undefined,
    pageHostname: 'localhost',
    origin: `http://localhost:${agent.port}`,
    now: () => vietnamMoment(new Date()),
    createdBy: 'Ngọc',
  })
  const { signal } = new AbortController()
  const documents = [{ reqKey: 'key-1', xml, signId: soundFacts.id, layout: declarationSignature }]
  const request = { documents, sellerTaxCode: soundFacts.taxCode, signal }
  return { read: () => client.readToken(request), sign: () => client.signDocuments(request) }
}

describe('the page understands the agent', () => {
  it('when it reads a token', async () => {
    const token = await pageOf(await runAgent(signer)).read()
    expect(token).toMatchObject({
      ok: true,
      value: { issuer: 'TEST CA', taxCode: soundFacts.taxCode, serialNumber: signer.certificate.serialNumber },
    })
    expect(token.ok && token.value?.notAfter).toBe(vietnamMoment(signer.certificate.notAfter))
  })

  it('when it has a declaration signed, which the server then accepts', async () => {
    const signed = await pageOf(await runAgent(signer)).sign()
    if (!signed.ok) throw new Error(signed.failure.code)
    expect(signed.value).toMatchObject({ signedBy: 'CÔNG TY ĐẶNG Ế', signerTaxCode: soundFacts.taxCode })
    const trust = { roots: [authority.root], at: new Date() }
    expect(
      verifyDocument({
        layout: declarationSignature,
        xml: signed.value.signed[0]?.xml ?? '',
        expectedXml: xml,
        trust,
        taxCode: soundFacts.taxCode,
        receivedAt: new Date(),
      }),
    ).toMatchObject({ ok: true })
  })

  it.each<[string, Partial<FakeToken>, object]>([
    ['no token', { readFailure: { code: 'token_absent' } }, { code: 'token.absent' }],
    ['a removed token', { openFailure: { code: 'token_removed' } }, { code: 'token.removed' }],
    ['a token that fails', { readFailure: { code: 'library_failed', detail: 'x' } }, { code: 'token.failed' }],
    ['a token without certificate', { readFailure: { code: 'no_certificate' } }, { code: 'token.noCertificate' }],
    ['a wrong PIN', { openFailure: { code: 'pin_wrong', attemptsLeft: 2 } }, { code: 'pin.wrong', attemptsLeft: 2 }],
    [
      'a wrong PIN, attempts unknown',
      { openFailure: { code: 'pin_wrong', attemptsLeft: null } },
      { code: 'pin.wrong', attemptsLeft: null },
    ],
    ['a locked PIN', { pinState: 'locked' }, { code: 'pin.locked' }],
  ])('when there is %s', async (_what, change, failure) => {
    const agent = await runAgent(signer)
    Object.assign(agent.token, change)
    expect(await pageOf(agent).sign()).toEqual({ ok: false, failure })
  })

  it.each([
    ['cancelled', 'signing.cancelled'],
    ['unavailable', 'agent.noPrompt'],
    ['configuredPinRefused', 'agent.pinRefused'],
  ] as const)('when its question ends %s', async (kind, code) => {
    const agent = await runAgent(signer)
    agent.person.answer = async () => ({ kind })
    expect(await pageOf(agent).sign()).toEqual({ ok: false, failure: { code } })
  })

  it('when the token shows its certificate only after the PIN', async () => {
    const agent = await runAgent(signer)
    agent.token.readFailure = { code: 'pin_needed' }
    expect(await pageOf(agent).read()).toEqual({ ok: true, value: null })
    expect(await pageOf(agent).sign()).toMatchObject({ ok: true, value: { signerTaxCode: soundFacts.taxCode } })
  })

  it('when a certificate that showed itself only after the PIN is out of its time', async () => {
    const agent = await runAgent(signer)
    agent.token.readFailure = { code: 'pin_needed' }
    agent.clock.now = new Date(signer.certificate.notAfter.getTime() + 1000)
    const notAfter = vietnamMoment(signer.certificate.notAfter)
    expect(await pageOf(agent).sign()).toEqual({ ok: false, failure: { code: 'certificate.expired', notAfter } })
    agent.clock.now = new Date(signer.certificate.notBefore.getTime() - 1000)
    const notBefore = vietnamMoment(signer.certificate.notBefore)
    expect(await pageOf(agent).sign()).toEqual({ ok: false, failure: { code: 'certificate.notYetValid', notBefore } })
  })

  it('when it is busy', async () => {
    const agent = await runAgent(signer)
    const asked = Promise.withResolvers<void>()
    const answer = Promise.withResolvers<{ kind: 'cancelled' }>()
    agent.person.answer = () => {
      asked.resolve()
      return answer.promise
    }
    const first = pageOf(agent).sign()
    await asked.promise
    expect(await pageOf(agent).sign()).toEqual({ ok: false, failure: { code: 'agent.busy' } })
    answer.resolve({ kind: 'cancelled' })
    expect(await first).toEqual({ ok: false, failure: { code: 'signing.cancelled' } })
  })

  it('when the token is another company’s', async () => {
    const agent = await runAgent(await authority.issue('0999999999'))
    expect(await pageOf(agent).read()).toMatchObject({
      ok: false,
      failure: { code: 'certificate.otherTaxCode', tokenTaxCode: '0999999999' },
    })
  })

  it('when the page is not an allowed one', async () => {
    const agent = await runAgent(signer)
    expect(await pageOf(agent, 'https://evil.example').read()).toEqual({
      ok: false,
      failure: { code: 'agent.refused', reason: 'request.forbiddenOrigin' },
    })
    expect(agent.token.seen.reads).toBe(0)
  })
})
