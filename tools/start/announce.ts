import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { wayToAsk } from '../../agent/prompt/person.ts'
import { demoAccounts, demoPassword } from '../../server/demo/accounts.ts'
import { demoCompany, demoTokenPin } from '../../server/demo/company.ts'
import type { Settings } from './settings.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

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

/** What stands in the way of the token that was chosen. A library without a folder is looked for by the system. */
function tokenWarning({ ownToken, backend }: Settings): string[] {
  if (ownToken === null) return backend === null ? [] : ['  That backend does not know it: give the agent a token of your own (PKCS12_FILE or PKCS11_MODULE).']
  const isMissing = (/[\\/]/.test(ownToken) || !process.env['PKCS11_MODULE']) && !existsSync(resolve(root, ownToken))
  return isMissing ? [`  ${ownToken} is not there: nothing can be signed until it is.`] : []
}

function agentLines(agentPort: number | null, settings: Settings): string[] {
  if (agentPort === null) return []
  const { vietnam_name: name, tax_id: taxCode } = demoCompany
  const token = settings.ownToken === null ? `a demo token of ${name} (${taxCode}), PIN ${demoTokenPin}` : 'your own token'
  return ['', `  Signing agent: http://localhost:${agentPort} with ${token}.`, ...tokenWarning(settings), `  ${askingLine()}`]
}

/** What a person needs to begin, once everything listens. `agentPort` is null where the agent could not start. */
export function announcement({ port, agentPort, settings }: { port: number; agentPort: number | null; settings: Settings }): string {
  const local = `http://localhost:${port}`
  const accounts = settings.backend === null ? accountLines() : [`  Calls go to ${settings.backend}: sign in with an account of that backend.`]
  return [
    '',
    `tokhai is ready: ${settings.publicOrigin === null ? local : `${settings.publicOrigin} (here ${local})`}`,
    '',
    ...accounts,
    ...agentLines(agentPort, settings),
    '',
    ...(settings.faults ? ['  The fault console is on (TOKHAI_FAULTS=1): what goes wrong may be meant to.', ''] : []),
    '  Ctrl+C stops it.',
    '',
  ].join('\n')
}
