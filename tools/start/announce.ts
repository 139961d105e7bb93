import { wayToAsk } from '../../agent/prompt/person.ts'
import { demoAccounts, demoPassword } from '../../server/demo/accounts.ts'
import { demoCompany, demoTokenPin } from '../../server/demo/company.ts'
import type { Settings } from './settings.ts'

function accountLines(): string[] {
  const width = Math.max(...demoAccounts.map(({ userId }) => userId.length))
  const rows = demoAccounts.map(({ userId, scope, name }) => `    ${userId.padEnd(width)}   ${scope.padEnd(10)}   ${name}`)
  return [`  Log in as one of these, password ${demoPassword}`, ...rows]
}

/** How the agent will ask before it signs, or what to set where it cannot. */
function askingLine(): string {
  if (process.env['AGENT_CONSENT'] === 'never') return 'It signs nothing (AGENT_CONSENT=never).'
  if (process.env['AGENT_CONSENT'] === 'always' && process.env['AGENT_PIN']) return 'It signs without asking, with the PIN of AGENT_PIN.'
  const way = wayToAsk(process.platform, process.env, process.stdin.isTTY)
  if (way === 'window') return 'It asks for consent and PIN in a window of its own on this screen before it signs.'
  if (way === 'terminal') return 'It asks for consent and PIN here in the terminal before it signs.'
  return 'It can ask nobody here, so that it signs nothing: start from a terminal, or with AGENT_CONSENT=always and AGENT_PIN=<PIN>.'
}

function agentLines(agentPort: number | null, { ownToken }: Settings): string[] {
  if (agentPort === null) return []
  const token = ownToken ? 'your own token' : `a demo token of ${demoCompany.vietnam_name} (${demoCompany.tax_id}), PIN ${demoTokenPin}`
  return ['', `  Signing agent: http://localhost:${agentPort} with ${token}.`, `  ${askingLine()}`]
}

/** What a person needs to begin, once everything listens. `agentPort` is null where the agent could not start. */
export function announcement({ port, agentPort, settings }: { port: number; agentPort: number | null; settings: Settings }): string {
  const accounts = settings.backend === null ? accountLines() : [`  Calls go to ${settings.backend}: sign in with an account of that backend.`]
  return [
    '',
    `tokhai is ready: http://localhost:${port}`,
    '',
    ...accounts,
    ...agentLines(agentPort, settings),
    '',
    ...(settings.faults ? ['  The fault console is on (TOKHAI_FAULTS=1): what goes wrong may be meant to.', ''] : []),
    '  Ctrl+C stops it.',
    '',
  ].join('\n')
}
