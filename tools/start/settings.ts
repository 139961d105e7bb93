import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { faultsFromEnvironment } from '../../src/domain/environment/faultsPermitted.ts'
import { hasDemo, isLoopback } from '../../src/domain/environment/reach.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What the environment says about a start. */
export interface Settings {
  /** Port of the SPA and the API; 0 takes a free one. */
  readonly port: number
  readonly agentPort: number
  /** Absolute path. */
  readonly data: string
  /** Vite's dev server in front, with hot reload. */
  readonly dev: boolean
  /** An existing backend that gets every call instead of this server. */
  readonly backend: string | null
  /** The address that the server listens on; `localhost` is both loopbacks. */
  readonly host: string
  /** Where people reach the product, if not on this machine. */
  readonly publicOrigin: string | null
  /** Whether there are demo accounts, whose password everybody knows, and the demo authority. */
  readonly isDemo: boolean
  /** PostgreSQL instead of a file in the data folder. */
  readonly hasPostgres: boolean
  /** PKCS#11 library or key file of the user's own token; null where it is the demo token. */
  readonly ownToken: string | null
  /** The fault console. */
  readonly faults: boolean
}

const defaults = { port: 8080, agentPort: 1080, data: join(root, 'data') }

function readPort(text: string | undefined, fallback: number): number | null {
  if (text === undefined || text === '') return fallback
  const port = Number(text)
  return Number.isInteger(port) && port >= 0 && port <= 65_535 ? port : null
}

/** What is no origin is null here: the server says what is wrong with it. */
const originOf = (text: string | undefined): string | null =>
  text !== undefined && /^https?:/.test(text) && URL.canParse(text) ? new URL(text).origin : null

/** Reads what a start needs to know; server and agent read the same environment for themselves. */
export function readSettings(
  env: NodeJS.ProcessEnv,
  dev: boolean,
): { readonly ok: true; readonly settings: Settings } | { readonly ok: false; readonly problem: string } {
  const port = readPort(env['PORT'], defaults.port)
  const agentPort = readPort(env['AGENT_PORT'], defaults.agentPort)
  if (port === null) return { ok: false, problem: `PORT=${env['PORT']} is no port: give a number from 0 to 65535.` }
  if (agentPort === null)
    return { ok: false, problem: `AGENT_PORT=${env['AGENT_PORT']} is no port: give a number from 0 to 65535.` }
  const host = env['HOST'] || 'localhost'
  if (dev && !isLoopback(host))
    return { ok: false, problem: 'npm run dev is for this machine alone: unset HOST, or use npm start.' }
  const faults = faultsFromEnvironment(env)
  if (!faults.ok) return { ok: false, problem: `${faults.failure}.` }
  const data = env['TOKHAI_DATA'] ? resolve(env['TOKHAI_DATA']) : defaults.data
  return {
    ok: true,
    settings: {
      port,
      agentPort,
      data,
      dev,
      backend: env['API_ORIGIN'] || null,
      host,
      publicOrigin: originOf(env['PUBLIC_ORIGIN']),
      isDemo: hasDemo(env),
      hasPostgres: Boolean(env['DATABASE_URL']),
      ownToken: env['PKCS11_MODULE'] || env['PKCS12_FILE'] || null,
      faults: faults.value,
    },
  }
}

/** The token's PIN, taken out of the environment, so that no program inherits it but the agent, which is given it. */
export function takePin(env: NodeJS.ProcessEnv): string | null {
  const pin = env['AGENT_PIN'] ?? ''
  delete env['AGENT_PIN']
  return pin === '' ? null : pin
}

/** A host and port as an address. */
export const addressAt = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`

/** Whether a HOST means every address of the machine. */
export const isEveryAddress = (host: string): boolean => host === '0.0.0.0' || host === '::'
