import { demoAccounts, demoPassword } from '../../server/demo/accounts.ts'
import { demoCompany, demoTokenPin } from '../../server/demo/company.ts'
import type { Settings } from './settings.ts'

function accountLines(): string[] {
  const width = Math.max(...demoAccounts.map(({ userId }) => userId.length))
  const rows = demoAccounts.map(({ userId, scope, name }) => `    ${userId.padEnd(width)}   ${scope.padEnd(10)}   ${name}`)
  return [`  Log in as one of these, password ${demoPassword}`, ...rows]
}

function agentLines(agentPort: number | null, { ownToken }: Settings): string[] {
  if (agentPort === null) return []
  const token = ownToken ? 'your own token' : `a demo token of ${demoCompany.vietnam_name} (${demoCompany.tax_id}), PIN ${demoTokenPin}`
  return ['', `  Signing agent: http://localhost:${agentPort} with ${token}.`, '  It asks on this screen before it signs: in a window of its own, else here in the terminal.']
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
