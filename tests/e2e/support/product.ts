import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoTokenOrder, demoTokenPin } from '../../../server/demo/company.ts'
import { ensureDemoToken } from '../../../signing/demo-ca.ts'
import { freshBuild } from '../../../tools/start/freshBuild.ts'
import type { Program, Service } from '../../../tools/start/service.ts'
import { launch } from '../../../tools/start/service.ts'

/** The whole product as `npm start` runs it: built SPA, server, and an agent that signs without asking. */
export interface Product {
  /** Address of SPA and API. */
  readonly origin: string
  readonly agentOrigin: string
  /** Temporary data folder; gone after `stop`. */
  readonly data: string
  /** Ends the agent, or starts it again on the same port, with another PIN or token where told so. */
  readonly stopAgent: () => Promise<void>
  readonly startAgent: (env?: AgentSettings) => Promise<void>
  /** Ends the server, or starts it again on the same port and data. */
  readonly stopServer: () => Promise<void>
  readonly startServer: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** What a test changes of the agent: the PIN it is given, the token behind it. */
export interface AgentSettings {
  readonly AGENT_PIN?: string
  readonly PKCS12_FILE?: string
}

export interface ProductOptions {
  /** Seconds until the simulated authority takes a declaration in, and until it decides. */
  readonly receiptSeconds?: number
  readonly decisionSeconds?: number
  /** Another name of this machine, under which pages may also be served. */
  readonly hostname?: string
  /** Starts it with the fault console. */
  readonly hasFaults?: boolean
}

/** A port that nobody listens on at this moment. */
const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address === null || typeof address === 'string' ? reject(new Error('no port')) : resolve(address.port)))
    })
  })

async function start(program: Program): Promise<Service> {
  const started = await launch(program)
  if (started.ok) return started.service
  throw new Error(`${program.file} did not start (${started.failure}): ${started.output}`)
}

/** Something that can be stopped and started again. */
function restartable(program: Program) {
  let running: Service | null = null
  const stop = async () => {
    await running?.stop()
    running = null
  }
  const begin = async (env: AgentSettings = {}) => {
    running ??= await start({ ...program, env: { ...program.env, ...env } })
  }
  return { stop, start: begin }
}

/** Starts the product on free ports with fresh demo data; builds the SPA where its sources have changed. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const { receiptSeconds = 0.2, decisionSeconds = 0.4, hostname, hasFaults = false } = options
  const faults = { TOKHAI_FAULTS: hasFaults ? '1' : '' }
  const build = await freshBuild(() => undefined, new AbortController().signal)
  if (!build.ok) throw new Error(`The application could not be built: ${build.output}`)
  const data = mkdtempSync(join(tmpdir(), 'tokhai-'))
  const [port, agentPort] = [await freePort(), await freePort()]
  const origin = `http://localhost:${port}`
  const { pkcs12Path } = await ensureDemoToken(demoTokenOrder(data))
  const server = restartable({
    file: 'server/main.ts',
    env: {
      ...faults,
      PORT: String(port),
      AGENT_PORT: String(agentPort),
      TOKHAI_DATA: data,
      DATABASE_URL: '',
      API_ORIGIN: '',
      ALLOWED_ORIGINS: hostname === undefined ? '' : `http://${hostname}:${port}`,
      AUTHORITY_RECEIPT_SECONDS: String(receiptSeconds),
      AUTHORITY_DECISION_SECONDS: String(decisionSeconds),
    },
  })
  const agent = restartable({
    file: 'agent/main.ts',
    env: {
      ...faults,
      AGENT_PORT: String(agentPort),
      AGENT_ORIGINS: origin,
      AGENT_DATA: join(data, 'agent'),
      AGENT_CONSENT: 'always',
      AGENT_PIN: demoTokenPin,
      PKCS11_MODULE: '',
      PKCS12_FILE: pkcs12Path,
    },
  })
  await server.start()
  await agent.start()
  return {
    origin,
    agentOrigin: `http://localhost:${agentPort}`,
    data,
    stopAgent: agent.stop,
    startAgent: agent.start,
    stopServer: server.stop,
    startServer: () => server.start(),
    async stop() {
      await Promise.all([agent.stop(), server.stop()])
      rmSync(data, { recursive: true, force: true })
    },
  }
}
