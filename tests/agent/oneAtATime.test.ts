import { describe, expect, it } from 'vitest'
import type { PromptAnswer } from '../../agent/prompt/prompt.ts'
import { createTestAuthority } from '../signing/support/authority.ts'
import { declarationText, soundFacts } from '../signing/support/declarationText.ts'
import { type AgentUnderTest, encoded, outcomeOf, PIN, runAgent, send } from './support/runningAgent.ts'

const signer = await (await createTestAuthority()).issue(soundFacts.taxCode)
const body = encoded({ crt_by: '', xml: [{ req_key: 'key-1', xml: declarationText(), id_signing: soundFacts.id }] })

/** A user who thinks until the test lets them answer. */
const thinkingUser = (agent: AgentUnderTest) => {
  const asked = Promise.withResolvers<AbortSignal>()
  const answer = Promise.withResolvers<PromptAnswer>()
  agent.person.answer = (_request, signal) => {
    asked.resolve(signal)
    signal.addEventListener('abort', () => answer.resolve({ kind: 'cancelled' }))
    return answer.promise
  }
  return { asked: asked.promise, answer: answer.resolve }
}

describe('while the user is asked', () => {
  it('a second request is answered that the agent is busy, and the first one goes on', async () => {
    const agent = await runAgent(signer)
    const user = thinkingUser(agent)
    const first = agent.ask('/issueXmlList', body)
    await user.asked
    for (const path of ['/getTokenInfo', '/issueXmlList']) {
      expect(await agent.ask(path, body)).toMatchObject({
        status: 200,
        answer: { result: [], error: { code: 'agent.busy' } },
      })
    }
    user.answer({ kind: 'given', pin: PIN })
    expect(await first).toMatchObject({ status: 200, answer: { issue_to: signer.certificate.subjectCommonName } })
    expect((await agent.ask('/getTokenInfo')).answer).toMatchObject({ dn_mst: soundFacts.taxCode })
    expect(agent.person.asked).toHaveLength(1)
  })

  it('a page that goes away takes the question with it, and nothing is signed', async () => {
    const agent = await runAgent(signer)
    const user = thinkingUser(agent)
    const page = new AbortController()
    const call = outcomeOf(agent.ask('/issueXmlList', body, page.signal))
    const question = await user.asked
    const withdrawn = new Promise((resolve) => question.addEventListener('abort', resolve))
    page.abort()
    expect(await call).toBe('lost')
    await withdrawn
    await expect.poll(() => agent.log.length).toBe(1)
    expect(agent.log[0]).toContain('"outcome":"signing.cancelled"')
    expect(agent.token.seen.pins).toEqual([])
    expect((await agent.ask('/getTokenInfo')).status).toBe(200)
  })

  it('a PIN that comes when the page has gone is not used', async () => {
    const agent = await runAgent(signer)
    const page = new AbortController()
    agent.person.answer = async (_request, signal) => {
      const withdrawn = new Promise((resolve) => signal.addEventListener('abort', resolve))
      page.abort()
      await withdrawn
      return { kind: 'given', pin: PIN }
    }
    expect(await outcomeOf(agent.ask('/issueXmlList', body, page.signal))).toBe('lost')
    await expect.poll(() => agent.log.length).toBe(1)
    expect(agent.token.seen.pins).toEqual([])
  })

  it('an agent that is stopped takes the question back and ends at once', async () => {
    const agent = await runAgent(signer)
    const user = thinkingUser(agent)
    const call = outcomeOf(agent.ask('/issueXmlList', body))
    await user.asked
    await agent.close()
    expect(await call).toBe('lost')
    expect(agent.token.seen.pins).toEqual([])
    expect(await outcomeOf(send(agent.port, {}))).toBe('lost')
  })
})

describe('after a failure', () => {
  it('the agent is free again', async () => {
    const agent = await runAgent(signer)
    agent.person.answer = async () => {
      throw new Error('a bug in a dialog')
    }
    expect(await agent.ask('/issueXmlList', body)).toMatchObject({
      status: 500,
      answer: { result: [], error: { code: 'agent.failed' } },
    })
    agent.person.answer = async () => ({ kind: 'given', pin: PIN })
    expect(await agent.ask('/issueXmlList', body)).toMatchObject({ status: 200 })
  })
})
