import type { AgentFailureCode } from '../../src/api/agent/protocol.ts'
import type { AgentFault, AgentScenario } from './scenario.ts'

const reading = ['/getTokenInfo'] as const
const signing = ['/issueXmlList'] as const
const error = (code: AgentFailureCode): AgentFault => ({ kind: 'error', error: { code } })
const wrongPin = (attemptsLeft: number | null): AgentFault => ({
  kind: 'error',
  error: { code: 'pin.wrong', attempts_left: attemptsLeft },
})
const usbFails = ['002-8-13']
const otherTaxCode = ['000-8-04', '002-8-12']
const otherToken: AgentFault = { kind: 'token', facts: { dn_mst: '0399999981' } }

const all = [
  { name: 'agent.gone', strikes: 'everything', fault: { kind: 'drop' }, rules: ['000-8-03', ...usbFails] },
  { name: 'agent.goneWhileSigning', strikes: signing, fault: { kind: 'drop' }, rules: ['000-8-03', ...usbFails] },
  { name: 'agent.slow', strikes: reading, fault: { kind: 'delay', milliseconds: 6500 }, rules: usbFails },
  { name: 'agent.failed', strikes: signing, fault: { kind: 'fail' }, rules: usbFails },
  { name: 'agent.malformed', strikes: signing, fault: { kind: 'malformed' }, rules: usbFails },
  { name: 'agent.busy', strikes: signing, fault: error('agent.busy'), rules: usbFails },
  { name: 'agent.noPrompt', strikes: signing, fault: error('agent.noPrompt'), rules: usbFails },
  {
    name: 'agent.documentRefused',
    strikes: signing,
    fault: { kind: 'error', error: { code: 'document.refused', reason: 'structure' } },
    rules: usbFails,
  },
  { name: 'token.absent', strikes: reading, fault: error('token.absent'), rules: usbFails },
  { name: 'token.removed', strikes: signing, fault: error('token.removed'), rules: usbFails },
  { name: 'token.noCertificate', strikes: reading, fault: error('token.noCertificate'), rules: usbFails },
  { name: 'token.failed', strikes: signing, fault: error('token.failed'), rules: usbFails },
  { name: 'token.otherTaxCode', strikes: reading, fault: otherToken, rules: otherTaxCode },
  {
    name: 'token.expired',
    strikes: reading,
    fault: { kind: 'token', facts: { not_after: '2026-01-31T23:59:59' } },
    rules: usbFails,
  },
  {
    name: 'token.notYetValid',
    strikes: reading,
    fault: { kind: 'token', facts: { not_before: '2099-12-01T08:30:00' } },
    rules: usbFails,
  },
  { name: 'pin.wrongTwoLeft', strikes: signing, fault: wrongPin(2), rules: usbFails },
  { name: 'pin.wrongOneLeft', strikes: signing, fault: wrongPin(1), rules: usbFails },
  { name: 'pin.wrongUnknownLeft', strikes: signing, fault: wrongPin(null), rules: usbFails },
  { name: 'pin.locked', strikes: signing, fault: error('pin.locked'), rules: usbFails },
  { name: 'signing.cancelled', strikes: signing, fault: error('signing.cancelled'), rules: usbFails },
  { name: 'signed.notAtAll', strikes: signing, fault: { kind: 'signed', as: 'unsigned' }, rules: usbFails },
  { name: 'signed.altered', strikes: signing, fault: { kind: 'signed', as: 'altered' }, rules: usbFails },
  { name: 'signed.otherTaxCode', strikes: signing, fault: otherToken, rules: otherTaxCode },
] as const
export type AgentScenarioName = (typeof all)[number]['name']

/** What can go wrong between the page, the signing agent and the token. */
export const agentScenarios: readonly (AgentScenario & { readonly name: AgentScenarioName })[] = all.map((one) => ({
  place: 'agent',
  ...one,
}))
