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
  { name: 'agent.gone', targets: 'everything', fault: { kind: 'drop' }, rules: ['000-8-03', '001-8-02', ...usbFails] },
  { name: 'agent.goneWhileSigning', targets: signing, fault: { kind: 'drop' }, rules: ['000-8-03', ...usbFails] },
  { name: 'agent.slow', targets: reading, fault: { kind: 'delay', milliseconds: 6500 }, rules: usbFails },
  { name: 'agent.failed', targets: signing, fault: { kind: 'fail' }, rules: usbFails },
  { name: 'agent.malformed', targets: signing, fault: { kind: 'malformed' }, rules: usbFails },
  { name: 'agent.busy', targets: signing, fault: error('agent.busy'), rules: usbFails },
  { name: 'agent.noPrompt', targets: signing, fault: error('agent.noPrompt'), rules: usbFails },
  {
    name: 'agent.documentRefused',
    targets: signing,
    fault: { kind: 'error', error: { code: 'document.refused', reason: 'structure' } },
    rules: usbFails,
  },
  { name: 'token.absent', targets: reading, fault: error('token.absent'), rules: usbFails },
  { name: 'token.removed', targets: signing, fault: error('token.removed'), rules: usbFails },
  { name: 'token.noCertificate', targets: reading, fault: error('token.noCertificate'), rules: usbFails },
  { name: 'token.failed', targets: signing, fault: error('token.failed'), rules: usbFails },
  { name: 'token.otherTaxCode', targets: reading, fault: otherToken, rules: otherTaxCode },
  {
    name: 'token.expired',
    targets: reading,
    fault: { kind: 'token', facts: { not_after: '2026-01-31T23:59:59' } },
    rules: usbFails,
  },
  {
    name: 'token.notYetValid',
    targets: reading,
    fault: { kind: 'token', facts: { not_before: '2099-12-01T08:30:00' } },
    rules: usbFails,
  },
  {
    name: 'token.notRegistered',
    targets: reading,
    fault: { kind: 'token', facts: { serial_number: '540100DE00000000000000000000E5F6' } },
    rules: usbFails,
  },
  {
    name: 'token.notInUse',
    targets: reading,
    // Of the demo company's inactive certificate.
    fault: { kind: 'token', facts: { serial_number: '540100DE00000000000000000000A1B2' } },
    rules: usbFails,
  },
  { name: 'pin.wrongTwoLeft', targets: signing, fault: wrongPin(2), rules: usbFails },
  { name: 'pin.wrongOneLeft', targets: signing, fault: wrongPin(1), rules: usbFails },
  { name: 'pin.wrongUnknownLeft', targets: signing, fault: wrongPin(null), rules: usbFails },
  { name: 'pin.locked', targets: signing, fault: error('pin.locked'), rules: usbFails },
  { name: 'signing.cancelled', targets: signing, fault: error('signing.cancelled'), rules: usbFails },
  { name: 'signed.notAtAll', targets: signing, fault: { kind: 'signed', as: 'unsigned' }, rules: usbFails },
  { name: 'signed.altered', targets: signing, fault: { kind: 'signed', as: 'altered' }, rules: usbFails },
  { name: 'signed.otherTaxCode', targets: signing, fault: otherToken, rules: otherTaxCode },
] as const
export type AgentScenarioName = (typeof all)[number]['name']

/** What can go wrong between the page, the signing agent and the token. */
export const agentScenarios: readonly (AgentScenario & { readonly name: AgentScenarioName })[] = all.map((one) => ({
  place: 'agent',
  ...one,
}))
