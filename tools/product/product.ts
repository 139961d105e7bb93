import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoTokenOrder, demoTokenPin } from '../../server/companies/demo/company.ts'
import { ensureDemoToken } from '../../signing/demoCa.ts'
import { ensureBuilt } from '../start/freshBuild.ts'
import { anyPort } from './ports.ts'
import { serverFile } from './server/serverFile.ts'
import { asProcess, restartable, type Environment, type Open } from './restartable.ts'

/** The whole product as `npm start` runs it: built SPA, server, and an agent that signs without asking. */
export interface Product {
  /** Address of SPA and API. */
  readonly origin: string
  readonly agentOrigin: string
  /** The page that stands in for the phone of holders who confirm remote signatures. */
  readonly phone: string
  /** Temporary data folder; gone after `stop`. */
  readonly data: string
  /** Ends the agent, or starts it anew on the same port, with another PIN or token where one is given. */
  readonly stopAgent: () => Promise<void>
  readonly startAgent: (env?: AgentSettings) => Promise<void>
  /** Ends the server, or starts it anew on the same port and data, with a slower authority where one is wanted. */
  readonly stopServer: () => Promise<void>
  readonly startServer: (authority?: AuthoritySettings) => Promise<void>
  /** Ends them by SIGKILL, whatever they are doing. */
  readonly killAgent: () => Promise<void>
  readonly killServer: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** What a test changes of the agent: the PIN it is given, the token behind it. */
export interface AgentSettings {
  readonly AGENT_PIN?: string
  readonly PKCS12_FILE?: string
}

/** Seconds until the simulated authority takes a declaration in, and until it decides: at once where nothing is said. */
export interface AuthoritySettings {
  readonly receiptSeconds?: number
  readonly decisionSeconds?: number
}

export interface ProductOptions extends AuthoritySettings {
  /** A backend that answers the calls in place of the server. */
  readonly apiOrigin?: string
  /** Another name of this machine, under which pages may also be served. */
  readonly hostname?: string
  /** Starts it with the fault console. */
  readonly hasFaults?: boolean
  /** A data folder to begin with, which is copied; without it the server makes its demo data itself. */
  readonly beginsWith?: string
  /** Further settings of the server. */
  readonly serverSettings?: Environment
  /** Runs server and agent in this process: they start faster there, and cannot be killed. */
  readonly isInThisProcess?: boolean
}

const authorityEnvironment = ({ receiptSeconds = 0, decisionSeconds = 0 }: AuthoritySettings): Environment => ({
  AUTHORITY_RECEIPT_SECONDS: String(receiptSeconds),
  AUTHORITY_DECISION_SECONDS: String(decisionSeconds),
})

/** Where a product is reached, and where it keeps its data. */
interface Place {
  readonly port: number
  readonly agentPort: number
  readonly remotePort: number
  readonly data: string
}

const faultsEnvironment = ({ hasFaults = false }: ProductOptions): Environment => ({
  TOKHAI_FAULTS: hasFaults ? '1' : '',
})

/** How a product's programs are started. */
interface Programs {
  readonly openServer: Open
  readonly openAgent: Open
}

const programsOf = ({ isInThisProcess = false }: ProductOptions): Programs | Promise<Programs> =>
  isInThisProcess
    ? import('./programs.ts')
    : { openServer: asProcess(serverFile()), openAgent: asProcess('agent/main.ts') }

const serverEnvironment = ({ port, agentPort, remotePort, data }: Place, options: ProductOptions): Environment => ({
  ...faultsEnvironment(options),
  ...authorityEnvironment(options),
  PORT: String(port),
  AGENT_PORT: String(agentPort),
  ESIGN_URL: '',
  ESIGN_SIMULATOR_PORT: String(remotePort),
  TOKHAI_DATA: data,
  DATABASE_URL: '',
  API_ORIGIN: options.apiOrigin ?? '',
  ALLOWED_ORIGINS: options.hostname === undefined ? '' : `http://${options.hostname}:${port}`,
  DEMO_INVOICES: '0',
  ...options.serverSettings,
})

const agentEnvironment = (
  { agentPort, data }: Place,
  origin: string,
  pkcs12Path: string,
  options: ProductOptions,
): Environment => ({
  ...faultsEnvironment(options),
  AGENT_PORT: String(agentPort),
  AGENT_ORIGINS: origin,
  AGENT_DATA: join(data, 'agent'),
  AGENT_CONSENT: 'always',
  AGENT_PIN: demoTokenPin,
  PKCS11_MODULE: '',
  PKCS12_FILE: pkcs12Path,
})

/** The product on two ports; null where one of them is taken. */
async function startAt(place: Place, options: ProductOptions): Promise<Product | null> {
  const { port, agentPort, remotePort, data } = place
  const origin = `http://localhost:${port}`
  const { pkcs12Path } = await ensureDemoToken(demoTokenOrder(data))
  const { openServer, openAgent } = await programsOf(options)
  const server = restartable(openServer, serverEnvironment(place, options))
  const agent = restartable(openAgent, agentEnvironment(place, origin, pkcs12Path, options))
  const stop = async () => {
    await Promise.all([agent.stop(), server.stop()])
  }
  const areStarted = await Promise.all([server.tryStart(), agent.tryStart()])
  if (areStarted.includes(false)) {
    await stop()
    return null
  }
  return {
    origin,
    agentOrigin: `http://localhost:${agentPort}`,
    phone: `http://localhost:${remotePort}/phone`,
    data,
    stopAgent: agent.stop,
    startAgent: (env) => agent.start({ ...env }),
    stopServer: server.stop,
    startServer: (authority) => server.start(authority === undefined ? {} : authorityEnvironment(authority)),
    killAgent: agent.kill,
    killServer: server.kill,
    async stop() {
      await stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** Starts the product on free ports with fresh demo data; the first one builds the SPA where its sources have changed. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  await ensureBuilt()
  const data = mkdtempSync(join(tmpdir(), 'tokhai-'))
  if (options.beginsWith !== undefined) cpSync(options.beginsWith, data, { recursive: true })
  for (;;) {
    const product = await startAt({ port: anyPort(), agentPort: anyPort(), remotePort: anyPort(), data }, options)
    if (product !== null) return product
  }
}
