import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { signedAnswerSchema } from '../../src/api/agent/protocol.ts'
import { createTestAuthority, DAY } from '../signing/support/authority.ts'
import { declarationText, soundFacts } from '../signing/support/declarationText.ts'
import { type AgentUnderTest, encoded, PIN, runAgent } from './support/runningAgent.ts'

const authority = await createTestAuthority()
const signer = await authority.issue(soundFacts.taxCode)

const xml = declarationText()
const requestOf = (text: string, id = soundFacts.id) =>
  encoded({ crt_by: '', xml: [{ req_key: 'key-1', xml: text, id_signing: id }] })
const signOne = (agent: AgentUnderTest) => agent.ask('/issueXmlList', requestOf(xml))

const failed = (code: string, more: object = {}) => ({ status: 200, answer: { result: [], error: { code, ...more } } })

describe('the token', () => {
  it.each([
    ['absent', { code: 'token_absent' }, failed('token.absent')],
    ['broken', { code: 'library_failed', detail: 'x' }, failed('token.failed', { reason: 'library_failed' })],
    ['without certificate', { code: 'no_certificate' }, failed('token.noCertificate')],
  ] as const)('%s is reported before anyone is asked', async (_what, failure, expected) => {
    const agent = await runAgent(signer)
    agent.token.readFailure = failure
    expect(await signOne(agent)).toMatchObject(expected)
    expect(agent.person.asked).toEqual([])
  })

  it('that is locked is reported before anyone is asked', async () => {
    const agent = await runAgent(signer)
    agent.token.pinState = 'locked'
    expect(await signOne(agent)).toMatchObject(failed('pin.locked'))
    expect(agent.person.asked).toEqual([])
  })

  it('removed between info and signing is absent', async () => {
    const agent = await runAgent(signer)
    expect((await agent.ask('/getTokenInfo')).status).toBe(200)
    agent.token.readFailure = { code: 'token_absent' }
    expect(await signOne(agent)).toMatchObject(failed('token.absent'))
  })

  it('removed while the user types is removed', async () => {
    const agent = await runAgent(signer)
    agent.person.answer = async () => {
      agent.token.openFailure = { code: 'token_removed' }
      return { kind: 'given', pin: PIN }
    }
    expect(await signOne(agent)).toMatchObject(failed('token.removed'))
    expect(agent.token.seen.signatures).toBe(0)
  })

  it('removed after the first of three documents is removed, and none is answered', async () => {
    const agent = await runAgent(signer)
    const documents = [1, 2, 3].map((number) => ({ req_key: `key-${number}`, xml, id_signing: soundFacts.id }))
    let times = 0
    Object.defineProperty(agent.token, 'signFailure', { get: () => (++times > 1 ? { code: 'token_removed' } : null) })
    expect(await agent.ask('/issueXmlList', encoded({ crt_by: '', xml: documents }))).toMatchObject(
      failed('token.removed'),
    )
    expect(agent.token.seen).toMatchObject({ signatures: 1, open: 0 })
  })
})

describe('the PIN', () => {
  it.each([null, 1])('that is wrong is reported with the attempts left (%s), and tried once', async (attemptsLeft) => {
    const agent = await runAgent(signer)
    agent.token.openFailure = { code: 'pin_wrong', attemptsLeft }
    expect(await signOne(agent)).toMatchObject(failed('pin.wrong', { attempts_left: attemptsLeft }))
    expect(agent.token.seen.pins).toEqual([PIN])
  })

  it.each([
    ['wrong', { code: 'pin_wrong', attemptsLeft: null }, failed('agent.pinRefused')],
    ['locking the token', { code: 'pin_locked' }, failed('pin.locked')],
  ] as const)(
    'of the configuration that is %s is forgotten, and not reported as the user’s mistake',
    async (_what, failure, expected) => {
      const agent = await runAgent(signer)
      let forgotten = 0
      agent.person.answer = async () => ({ kind: 'configured', pin: PIN, forget: () => void (forgotten += 1) })
      agent.token.openFailure = failure
      expect(await signOne(agent)).toMatchObject(expected)
      expect([agent.token.seen.pins, forgotten]).toEqual([[PIN], 1])
    },
  )

  it('of the configuration is kept when something else is the matter', async () => {
    const agent = await runAgent(signer)
    let forgotten = 0
    agent.person.answer = async () => ({ kind: 'configured', pin: PIN, forget: () => void (forgotten += 1) })
    agent.token.openFailure = { code: 'token_removed' }
    expect(await signOne(agent)).toMatchObject(failed('token.removed'))
    expect(forgotten).toBe(0)
  })

  it('that locks the token is reported as locked', async () => {
    const agent = await runAgent(signer)
    agent.token.openFailure = { code: 'pin_locked' }
    expect(await signOne(agent)).toMatchObject(failed('pin.locked'))
  })

  it('is asked for with a warning where few attempts are left', async () => {
    const agent = await runAgent(signer)
    agent.token.pinState = 'last_attempt'
    await signOne(agent)
    expect(agent.person.asked).toMatchObject([{ pinState: 'last_attempt' }])
  })
})

describe('the user', () => {
  it('who cancels stops it, and no PIN reaches the token', async () => {
    const agent = await runAgent(signer)
    agent.person.answer = async () => ({ kind: 'cancelled' })
    expect(await signOne(agent)).toMatchObject(failed('signing.cancelled'))
    expect(agent.token.seen.pins).toEqual([])
  })

  it('that nobody can be asked is reported to the page', async () => {
    const agent = await runAgent(signer)
    agent.person.answer = async () => ({ kind: 'unavailable' })
    expect(await signOne(agent)).toMatchObject(failed('agent.noPrompt'))
    expect(agent.token.seen.pins).toEqual([])
  })
})

describe('the certificate', () => {
  it('that has expired, or is not valid yet, is reported before anyone is asked', async () => {
    const agent = await runAgent(signer)
    agent.clock.now = new Date(signer.certificate.notAfter.getTime() + 1000)
    expect(await signOne(agent)).toMatchObject(failed('certificate.expired'))
    agent.clock.now = new Date(signer.certificate.notBefore.getTime() - DAY)
    expect(await signOne(agent)).toMatchObject(failed('certificate.notYetValid'))
    expect(agent.person.asked).toEqual([])
  })

  it('that showed itself only with the PIN signs nothing out of its time', async () => {
    const agent = await runAgent(signer)
    agent.token.readFailure = { code: 'pin_needed' }
    agent.clock.now = new Date(signer.certificate.notAfter.getTime() + 1000)
    expect(await signOne(agent)).toMatchObject(failed('certificate.expired'))
    expect(agent.token.seen).toMatchObject({ signatures: 0, open: 0 })
  })
})

describe('a document', () => {
  it.each([
    ['with a document type', 'dtd', requestOf(xml.replace('<TKhai>', '<!DOCTYPE TKhai><TKhai>'))],
    ['with a processing instruction', 'processing_instruction', requestOf(xml.replace('<TKhai>', '<?x y?><TKhai>'))],
    ['with a comment', 'comment', requestOf(xml.replace('<TTChung>', '<!-- x --><TTChung>'))],
    ['with CDATA', 'cdata', requestOf(xml.replace('<TNNT>', '<TNNT><![CDATA[x]]>'))],
    ['that is no XML', 'not_well_formed', requestOf('<TKhai>')],
    ['of another kind', 'structure', requestOf('<BTHop><DLBTHop Id="x"/><DSCKS><NBan/></DSCKS></BTHop>', 'x')],
    [
      'with 400 namespaces over many elements',
      'structure',
      requestOf(
        xml
          .replace(
            '<TKhai>',
            `<TKhai${Array.from({ length: 400 }, (_, index) => ` xmlns:n${index}="u:${index}"`).join('')}>`,
          )
          .replace('</NDTKhai>', `${'<b/>'.repeat(30_000)}</NDTKhai>`),
      ),
    ],
    ['whose Id is not the one to sign', 'sign_id_differs', requestOf(xml, 'other')],
    [
      'with a second DLTKhai',
      'structure',
      requestOf(xml.replace('<DSCKS>', `<DLTKhai Id="${soundFacts.id}"/><DSCKS>`)),
    ],
  ])('%s is refused with its key and reason, before token and user', async (_what, reason, body) => {
    const agent = await runAgent(signer)
    expect(await agent.ask('/issueXmlList', body)).toMatchObject(
      failed('document.refused', { req_key: 'key-1', reason }),
    )
    expect([agent.token.seen.reads, agent.person.asked]).toEqual([0, []])
  })

  it('that is signed already is refused', async () => {
    const agent = await runAgent(signer)
    const { result } = v.parse(signedAnswerSchema, (await signOne(agent)).answer)
    const body = requestOf(result[0]?.xml ?? '')
    expect(await agent.ask('/issueXmlList', body)).toMatchObject(
      failed('document.refused', { reason: 'already_signed' }),
    )
    expect(agent.person.asked).toHaveLength(1)
  })

  it('among good ones stops them all', async () => {
    const agent = await runAgent(signer)
    const good = { req_key: 'good', xml, id_signing: soundFacts.id }
    const body = encoded({ crt_by: '', xml: [good, { ...good, req_key: 'bad', xml: '<x/>' }] })
    expect(await agent.ask('/issueXmlList', body)).toMatchObject(failed('document.refused', { req_key: 'bad' }))
    expect(agent.token.seen.signatures).toBe(0)
  })

  it('more than fifty are too many', async () => {
    const agent = await runAgent(signer)
    const body = encoded({
      crt_by: '',
      xml: Array.from({ length: 51 }, () => ({ req_key: 'k', xml: '<x/>', id_signing: 'x' })),
    })
    expect(await agent.ask('/issueXmlList', body)).toMatchObject(failed('document.tooMany'))
    expect(agent.token.seen.reads).toBe(0)
  })
})
