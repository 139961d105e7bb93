import type { MailScenario } from './scenario.ts'

const all = [
  { name: 'mail.unreachable', fault: { kind: 'unreachable' } },
  { name: 'mail.refused', fault: { kind: 'refused' } },
] as const
export type MailScenarioName = (typeof all)[number]['name']

/** What can go wrong with mails of notifications (docs/decisions/0399). No row of an error catalogue is about it. */
export const mailScenarios: readonly (MailScenario & { readonly name: MailScenarioName })[] = all.map((one) => ({
  place: 'mail',
  rules: [],
  ...one,
}))
