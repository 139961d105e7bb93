import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { wayToAsk } from '../../agent/prompt/person.ts'
import { demoAccounts, demoPassword } from '../../server/companies/demo/accounts.ts'
import { demoCompany, demoTokenPin } from '../../server/companies/demo/company.ts'
import { demoHsm } from '../../server/hsm/demo/account.ts'
import { demoRemoteUser } from '../../server/remoteSigning/demo/users.ts'
import { isLoopback } from '../../src/domain/environment/reach.ts'
import { addressAt, isEveryAddress, type Settings } from './settings.ts'

export interface Started {
  readonly port: number
  /** Where the simulated provider of remote signatures listens; null where there is none. */
  readonly remotePort: number | null
  /** Null where the agent could not start. */
  readonly agentPort: number | null
  readonly settings: Settings
  /** Whether the agent was given the token's PIN. */
  readonly hasPin: boolean
  /** Whether a person sits at the terminal of the start. */
  readonly hasTerminal: boolean
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The address of this machine under which the server can be reached from here. */
function addressHere({ host }: Settings, port: number): string {
  if (host === '::') return addressAt('::1', port)
  return addressAt(host === '0.0.0.0' ? '127.0.0.1' : host, port)
}

/** Where the server listens, as far as one address does not say it. */
function reachLines({ host, publicOrigin }: Settings): string[] {
  if (isLoopback(host)) return []
  const listens = isEveryAddress(host)
    ? `  It listens on every ${host === '::' ? '' : 'IPv4 '}address of this machine (HOST=${host}).`
    : `  It listens on ${host} alone, not on localhost.`
  // Browsers encrypt the password by what they offer to pages of https and of localhost alone.
  const signIn =
    '  From other machines, signing in needs https: put a proxy in front and set PUBLIC_ORIGIN to its address.'
  return publicOrigin === null ? [listens, signIn] : [listens]
}

function demoLines({ publicOrigin, host }: Settings, remotePort: number | null): string[] {
  const width = Math.max(...demoAccounts.map(({ userId }) => userId.length))
  const rows = demoAccounts.map(
    ({ userId, scope, name }) => `    ${userId.padEnd(width)}   ${scope.padEnd(10)}   ${name}`,
  )
  const reached = publicOrigin ?? (isLoopback(host) ? null : 'this machine')
  const warning =
    reached === null
      ? []
      : [`  Everybody knows this password and can reach ${reached}: keep real declarations out of it.`]
  const { userName, password, pin } = demoHsm
  const hsm = `  HSM of ${demoCompany.vietnam_name}: user ${userName}, password ${password}, PIN ${pin}.`
  const phone = `http://127.0.0.1:${remotePort}/phone`
  const remote =
    remotePort === null ? [] : [`  eSign of the same company: user ${demoRemoteUser}; confirm signatures at ${phone}`]
  return [`  Log in as one of these, password ${demoPassword}`, ...rows, hsm, ...remote, ...warning]
}

/** Who can sign in. */
function accountLines({ settings, remotePort }: Started): string[] {
  if (settings.backend !== null) return [`  Calls go to ${settings.backend}: sign in with an account of that backend.`]
  return settings.isDemo
    ? demoLines(settings, remotePort)
    : ['  There are no demo accounts (TOKHAI_DEMO=1 makes them): those of the database sign in.']
}

/** How the agent will ask before it signs, or what to set where it cannot. */
function askingLine({ hasPin, hasTerminal }: Started): string {
  if (process.env['AGENT_CONSENT'] === 'never') return 'It signs nothing (AGENT_CONSENT=never).'
  if (process.env['AGENT_CONSENT'] === 'always' && hasPin) return 'It signs without asking, with the PIN of AGENT_PIN.'
  const what = hasPin ? 'consent' : 'consent and PIN'
  const way = wayToAsk(process.platform, process.env, hasTerminal)
  if (way === 'window') return `It asks for ${what} in a window of its own on this screen before it signs.`
  if (way === 'terminal') return `It asks for ${what} here in the terminal before it signs.`
  return 'It can ask nobody here, so that it signs nothing: start from a terminal, or with AGENT_CONSENT=always and AGENT_PIN=<PIN>.'
}

/** What stands in the way of the token that was chosen. A library without a folder is looked for by the system. */
function tokenWarning({ ownToken, backend }: Settings): string[] {
  if (ownToken === null)
    return backend === null
      ? []
      : ['  That backend does not know it: give the agent a token of your own (PKCS12_FILE or PKCS11_MODULE).']
  const isMissing = (/[\\/]/.test(ownToken) || !process.env['PKCS11_MODULE']) && !existsSync(resolve(root, ownToken))
  return isMissing ? [`  ${ownToken} is not there: nothing can be signed until it is.`] : []
}

function agentLines(started: Started): string[] {
  const { agentPort, settings } = started
  if (agentPort === null) return []
  const { vietnam_name: name, tax_id: taxCode } = demoCompany
  const token =
    settings.ownToken === null ? `a demo token of ${name} (${taxCode}), PIN ${demoTokenPin}` : 'your own token'
  return [
    '',
    `  Signing agent: http://localhost:${agentPort} with ${token}.`,
    ...tokenWarning(settings),
    `  ${askingLine(started)}`,
  ]
}

/** What a person needs to begin, once everything listens. */
export function announcement(started: Started): string {
  const { port, settings } = started
  const here = addressHere(settings, port)
  return [
    '',
    `tokhai is ready: ${settings.publicOrigin === null ? here : `${settings.publicOrigin} (here ${here})`}`,
    ...reachLines(settings),
    '',
    ...accountLines(started),
    ...agentLines(started),
    '',
    ...(settings.faults ? ['  The fault console is on (TOKHAI_FAULTS=1): what goes wrong may be meant to.', ''] : []),
    '  Ctrl+C stops it.',
    '',
  ].join('\n')
}
