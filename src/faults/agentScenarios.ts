import type { AgentFailureCode } from '../api/agent/protocol.ts'
import type { AgentFault, AgentScenario } from './scenario.ts'

const reading = ['/getTokenInfo'] as const
const signing = ['/issueXmlList'] as const
const error = (code: AgentFailureCode): AgentFault => ({ kind: 'error', error: { code } })
const wrongPin = (attemptsLeft: number | null): AgentFault => ({ kind: 'error', error: { code: 'pin.wrong', attempts_left: attemptsLeft } })
const usbFails = ['002-8 USB signing fails']
const otherTaxCode = ['000-8 tax code differs', '002-8 tax code differs']
const otherToken: AgentFault = { kind: 'token', facts: { dn_mst: '0399999981' } }

const all = [
  { name: 'agent.gone', strikes: 'everything', fault: { kind: 'drop' }, rows: ['000-8 agent unreachable', ...usbFails] },
  { name: 'agent.goneWhileSigning', strikes: signing, fault: { kind: 'drop' }, rows: ['000-8 agent unreachable', ...usbFails] },
  { name: 'agent.slow', strikes: reading, fault: { kind: 'delay', milliseconds: 6500 }, rows: usbFails },
  { name: 'agent.failed', strikes: signing, fault: { kind: 'fail' }, rows: usbFails },
  { name: 'agent.malformed', strikes: signing, fault: { kind: 'malformed' }, rows: usbFails },
  { name: 'agent.busy', strikes: signing, fault: error('agent.busy'), rows: usbFails },
  { name: 'agent.noPrompt', strikes: signing, fault: error('agent.noPrompt'), rows: usbFails },
  { name: 'agent.documentRefused', strikes: signing, fault: { kind: 'error', error: { code: 'document.refused', reason: 'structure' } }, rows: usbFails },
  { name: 'token.absent', strikes: reading, fault: error('token.absent'), rows: usbFails },
  { name: 'token.removed', strikes: signing, fault: error('token.removed'), rows: usbFails },
  { name: 'token.failed', strikes: signing, fault: error('token.failed'), rows: usbFails },
  { name: 'token.otherTaxCode', strikes: reading, fault: otherToken, rows: otherTaxCode },
  { name: 'token.expired', strikes: reading, fault: { kind: 'token', facts: { not_after: '2026-01-31T23:59:59' } }, rows: usbFails },
  { name: 'token.notYetValid', strikes: reading, fault: { kind: 'token', facts: { not_before: '2099-12-01T08:30:00' } }, rows: usbFails },
  { name: 'pin.wrongTwoLeft', strikes: signing, fault: wrongPin(2), rows: usbFails },
  { name: 'pin.wrongOneLeft', strikes: signing, fault: wrongPin(1), rows: usbFails },
  { name: 'pin.wrongUnknownLeft', strikes: signing, fault: wrongPin(null), rows: usbFails },
  { name: 'pin.locked', strikes: signing, fault: error('pin.locked'), rows: usbFails },
  { name: 'signing.cancelled', strikes: signing, fault: error('signing.cancelled'), rows: usbFails },
  { name: 'signed.notAtAll', strikes: signing, fault: { kind: 'signed', as: 'unsigned' }, rows: usbFails },
  { name: 'signed.altered', strikes: signing, fault: { kind: 'signed', as: 'altered' }, rows: usbFails },
  { name: 'signed.otherTaxCode', strikes: signing, fault: otherToken, rows: otherTaxCode },
] as const
export type AgentScenarioName = (typeof all)[number]['name']

/** What can go wrong between the page, the signing agent and the token. */
export const agentScenarios: readonly (AgentScenario & { readonly name: AgentScenarioName })[] = all.map((one) => ({ place: 'agent', ...one }))
