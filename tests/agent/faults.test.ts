import { describe, expect, it } from 'vitest'
import { openFaults } from '../../agent/faults/openFaults.ts'
import type { ScenarioName } from '../../development/faults/catalogue.ts'
import { createTestAuthority } from '../signing/support/authority.ts'
import { declarationText, soundFacts } from '../signing/support/declarationText.ts'
import { hostileRequests } from './support/hostileRequests.ts'
import { encoded, ORIGIN, outcomeOf, runAgent, send } from './support/runningAgent.ts'

const signer = await (await createTestAuthority()).issue(soundFacts.taxCode)
const body = encoded({ crt_by: '', xml: [{ req_key: 'key-1', xml: declarationText(), id_signing: soundFacts.id }] })
const change = (name: ScenarioName, lasts = 'once') => JSON.stringify({ set: [{ name, lasts }] })

describe('the switches of the agent', () => {
  it('are an unknown path where faults are off', async () => {
    const agent = await runAgent(signer)
    const answer = await agent.ask('/faults', change('agent.busy'))
    expect(answer.status).toBe(404)
    expect((await agent.ask('/issueXmlList', body)).answer).toMatchObject({ result: [{ req_key: 'key-1' }] })
  })

  it('stand behind the gate like everything else: hostile requests change nothing', async () => {
    const agent = await runAgent(signer, openFaults())
    for (const request of hostileRequests(agent.port)) {
      const headers = { 'Content-Type': 'text/plain', ...request.headers }
      if (request.path === undefined)
        await send(agent.port, { ...request, headers, path: '/faults', body: change('agent.busy') })
    }
    expect((await agent.ask('/faults', '{}')).answer).toEqual({ on: [] })
    const foreign = await send(agent.port, {
      path: '/faults',
      headers: { Origin: 'https://evil.example' },
      body: change('agent.busy'),
    })
    expect([foreign.status, foreign.headers['access-control-allow-origin']]).toEqual([403, undefined])
  })

  it('let one request go wrong, and the next go right', async () => {
    const agent = await runAgent(signer, openFaults())
    expect((await agent.ask('/faults', change('pin.wrongTwoLeft'))).answer).toEqual({
      on: [{ name: 'pin.wrongTwoLeft', lasts: 'once' }],
    })
    expect((await agent.ask('/issueXmlList', body)).answer).toEqual({
      result: [],
      error: { code: 'pin.wrong', attempts_left: 2 },
    })
    expect((await agent.ask('/issueXmlList', body)).answer).toMatchObject({ result: [{ req_key: 'key-1' }] })
  })

  it('make the machine look as if no agent ran, but for themselves', async () => {
    const agent = await runAgent(signer, openFaults())
    await agent.ask('/faults', change('agent.gone', 'untilOff'))
    expect(await outcomeOf(send(agent.port, { headers: { Origin: ORIGIN } }))).toBe('lost')
    expect((await agent.ask('/faults', '{"reset":true}')).answer).toEqual({ on: [] })
    expect(await outcomeOf(send(agent.port, { headers: { Origin: ORIGIN } }))).toBe('answered')
  })

  it('refuse a change that is none', async () => {
    const agent = await runAgent(signer, openFaults())
    expect((await agent.ask('/faults', 'what')).status).toBe(400)
    expect((await agent.ask('/faults', '{"set":[{"name":"no.such","lasts":"once"}]}')).status).toBe(400)
  })
})
