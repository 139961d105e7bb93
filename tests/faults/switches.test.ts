import { describe, expect, it } from 'vitest'
import { agentScenarios } from '../../development/faults/agentScenarios.ts'
import { faultsFromEnvironment } from '../../src/domain/environment/faultsPermitted.ts'
import type { AgentScenario } from '../../development/faults/scenario.ts'
import { createSwitches } from '../../development/faults/switches.ts'

const signs = ({ targets }: AgentScenario): boolean => targets !== 'everything' && targets.includes('/issueXmlList')

describe('the switches', () => {
  it('are off, and inject nothing', () => {
    expect(createSwitches(agentScenarios).inject(() => true)).toBeNull()
  })

  it('inject once, or until somebody switches them off', () => {
    const switches = createSwitches(agentScenarios)
    switches.change({ reset: false, set: [{ name: 'agent.busy', lasts: 'once' }] })
    expect(switches.inject(signs)?.name).toBe('agent.busy')
    expect(switches.inject(signs)).toBeNull()
    switches.change({ reset: false, set: [{ name: 'agent.busy', lasts: 'untilOff' }] })
    expect([switches.inject(signs)?.name, switches.inject(signs)?.name]).toEqual(['agent.busy', 'agent.busy'])
    switches.change({ reset: false, set: [{ name: 'agent.busy', lasts: 'off' }] })
    expect(switches.inject(signs)).toBeNull()
  })

  it('keep one that does not fit for the call that it fits', () => {
    const switches = createSwitches(agentScenarios)
    switches.change({ reset: false, set: [{ name: 'token.absent', lasts: 'once' }] })
    expect(switches.inject(signs)).toBeNull()
    expect(switches.on()).toEqual([{ name: 'token.absent', lasts: 'once' }])
  })

  it('pass over names of another process, and go off together', () => {
    const switches = createSwitches(agentScenarios)
    switches.change({
      reset: false,
      set: [
        { name: 'register.refused', lasts: 'once' },
        { name: 'agent.busy', lasts: 'once' },
      ],
    })
    expect(switches.on()).toEqual([{ name: 'agent.busy', lasts: 'once' }])
    switches.change({ reset: true, set: [] })
    expect(switches.on()).toEqual([])
  })
})

describe('TOKHAI_FAULTS', () => {
  it('is off unless it is 1', () => {
    expect(faultsFromEnvironment({})).toEqual({ ok: true, value: false })
    expect(faultsFromEnvironment({ TOKHAI_FAULTS: '0', NODE_ENV: 'production' })).toEqual({ ok: true, value: false })
    expect(faultsFromEnvironment({ TOKHAI_FAULTS: '1', NODE_ENV: 'test' })).toEqual({ ok: true, value: true })
    expect(faultsFromEnvironment({ TOKHAI_FAULTS: 'yes' })).toMatchObject({ ok: false })
  })

  it.each([
    [{ NODE_ENV: 'production' }, 'NODE_ENV is production'],
    [{ TOKHAI_DEMO: '0' }, 'TOKHAI_DEMO is 0'],
    [{ PUBLIC_ORIGIN: 'https://tokhai.example' }, 'PUBLIC_ORIGIN is an https address'],
    [{ PUBLIC_ORIGIN: 'https://localhost', TOKHAI_DEMO: '1' }, 'PUBLIC_ORIGIN is an https address'],
    [{ PUBLIC_ORIGIN: 'http://tokhai.example' }, 'PUBLIC_ORIGIN is not this machine'],
    [{ HOST: '0.0.0.0' }, 'HOST is not a loopback address'],
    [{ HOST: '::', TOKHAI_DEMO: '1' }, 'HOST is not a loopback address'],
    [{ HOST: '127.example.com' }, 'HOST is not a loopback address'],
    [{ AGENT_ORIGINS: 'http://localhost:8080,https://tokhai.example' }, 'AGENT_ORIGINS names a page of the web'],
  ])('is refused where people work in earnest: %o', (env, sign) => {
    const read = faultsFromEnvironment({ TOKHAI_FAULTS: '1', ...env })
    expect(read).toEqual({
      ok: false,
      failure: `TOKHAI_FAULTS=1 is for development and tests only, and ${sign}: unset one of the two`,
    })
  })
})
