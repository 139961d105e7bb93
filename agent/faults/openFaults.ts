import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import { signedAnswerSchema, tokenInfoAnswerSchema } from '../../src/api/agent/protocol.ts'
import { fail, succeed } from '../../src/domain/result.ts'
import { readSoundJson } from '../../src/domain/soundJson.ts'
import { agentScenarios } from '../../development/faults/agentScenarios.ts'
import { switchChangeSchema } from '../../development/faults/calls.ts'
import type { AgentFault } from '../../development/faults/scenario.ts'
import { createSwitches } from '../../development/faults/switches.ts'
import type { Outcome } from '../outcome.ts'
import { refusal } from '../work.ts'
import type { AgentFaults } from './faultPort.ts'

const said = (body: unknown): Outcome => ({ status: 200, body, code: 'ok' })

const signatureEnd = '</Signature>'

/** A signed document as somebody else than the signer hands it on. */
const spoilt = {
  unsigned: (xml: string): string => {
    const [from, to] = [xml.indexOf('<Signature'), xml.lastIndexOf(signatureEnd)]
    return from === -1 || to < from ? xml : xml.slice(0, from) + xml.slice(to + signatureEnd.length)
  },
  altered: (xml: string): string => xml.replace(/(<TNNT>)[^<]*/, '$1CÔNG TY KHÁC'),
} as const

/** What the work has come to, reported otherwise; a failure of the work stays as it is. */
const reportedOtherwise = (outcome: Outcome, fault: AgentFault): Outcome => {
  const signed = v.safeParse(signedAnswerSchema, outcome.body)
  if (fault.kind === 'signed' && signed.success) {
    const change = spoilt[fault.as]
    return said({ ...signed.output, result: signed.output.result.map((one) => ({ ...one, xml: change(one.xml) })) })
  }
  const token = v.safeParse(v.looseObject(tokenInfoAnswerSchema.entries), outcome.body)
  return fault.kind === 'token' && token.success ? said({ ...token.output, ...fault.facts }) : outcome
}

const instead = async (fault: AgentFault, work: () => Promise<Outcome>): Promise<Outcome | null> => {
  switch (fault.kind) {
    case 'delay':
      await setTimeout(fault.milliseconds)
      return work()
    case 'drop':
      return null
    case 'error':
      return { status: 200, body: { result: [], error: fault.error }, code: 'ok' }
    case 'fail':
      return refusal('agent.failed')
    case 'malformed':
      return said('<html>')
    default:
      return reportedOtherwise(await work(), fault)
  }
}

/** The agent's part of the fault console: its own switches, changed through its own gate. */
export const openFaults = (): AgentFaults => {
  const switches = createSwitches(agentScenarios)
  return {
    areOn: true,
    isGone: (url) => url !== '/faults' && switches.inject(({ targets }) => targets === 'everything') !== null,
    around(path, work) {
      const injected = switches.inject(({ targets }) => targets !== 'everything' && targets.includes(path))
      return injected === null ? work() : instead(injected.fault, work)
    },
    control(body) {
      const json = readSoundJson(body)
      const change = json.ok ? v.safeParse(switchChangeSchema, json.value) : null
      if (change?.success !== true) return fail('request.malformed')
      switches.change(change.output)
      return succeed(said({ on: switches.on() }))
    },
  }
}
