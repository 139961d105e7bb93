import { openSync } from 'node:fs'
import { join } from 'node:path'
import { ensureDemoToken } from '../../signing/demoCa.ts'
import { demoTokenOrder } from '../../server/companies/demo/company.ts'
import { fileOutput } from '../../server/logOutput.ts'
import { announcement } from './announce.ts'
import { ownFile, serverLog } from './dataFolder.ts'
import { freshBuild } from './freshBuild.ts'
import { portTaken, serverProblem } from './problems.ts'
import { simulatedProvider } from './simulatedProvider.ts'
import type { Launch, Service } from './service.ts'
import { launch } from './service.ts'
import { addressAt, isEveryAddress, type Settings } from './settings.ts'

type End = { readonly ok: true } | { readonly ok: false; readonly problem: string }

const stopped: End = { ok: true }
const failed = (problem: string): End => ({ ok: false, problem })

const passOn = (text: string) => process.stdout.write(text)

/** The server; behind Vite in development, on an internal port and configured with the origin that pages really have. */
async function launchServer(
  { port, agentPort, data, dev }: Settings,
  signal: AbortSignal,
): Promise<{ server: Launch; remotePort: number | null }> {
  const names = ['localhost', '127.0.0.1', '::1', 'admin.localhost'].map((host) => addressAt(host, port))
  const origins = [...names, process.env['ALLOWED_ORIGINS'] ?? ''].join(',')
  const place = dev
    ? { PORT: '0', HOST: '127.0.0.1', TOKHAI_DEV: '1', ALLOWED_ORIGINS: origins }
    : { PORT: String(port) }
  const log = fileOutput(openSync(join(data, serverLog), 'a', ownFile))
  const env = { ...place, TOKHAI_DATA: data, AGENT_PORT: String(agentPort) }
  const remote = simulatedProvider()
  const onOutput = (text: string) => {
    log.write(text)
    remote.read(text)
  }
  return { server: await launch({ file: 'server/main.ts', env, onOutput, signal }), remotePort: remote.port() }
}

/** Vite's dev server in front of the server. */
function launchVite({ port, agentPort }: Settings, server: Service, signal: AbortSignal): Promise<Launch> {
  const env = { PORT: String(port), AGENT_PORT: String(agentPort), API_TARGET: `http://127.0.0.1:${server.port}` }
  return launch({ file: 'tools/start/viteServer.ts', env, onOutput: passOn, signal })
}

/** The agent with the demo token, unless the environment names a token. */
async function launchAgent(
  { agentPort, data, ownToken, publicOrigin, host }: Settings,
  pin: string | null,
  port: number,
  signal: AbortSignal,
): Promise<Launch> {
  const token = ownToken !== null ? {} : { PKCS12_FILE: (await ensureDemoToken(demoTokenOrder(data))).pkcs12Path }
  const hosts = new Set(['localhost', '127.0.0.1', ...(isEveryAddress(host) ? [] : [host])])
  const origins = [
    ...[...hosts].map((name) => addressAt(name, port)),
    ...(publicOrigin === null ? [] : [publicOrigin]),
  ].join(',')
  const env = {
    AGENT_PORT: String(agentPort),
    AGENT_ORIGINS: origins,
    AGENT_DATA: join(data, 'agent'),
    AGENT_PIN: pin ?? '',
    ...token,
  }
  return launch({ file: 'agent/main.ts', env, terminal: true, onOutput: passOn, signal })
}

/** The running agent, or null after saying why there is none: the product works without it, but cannot sign. */
function agentOf(started: Launch, agentPort: number): Service | null {
  if (started.ok) return started.service
  const isTaken = started.failure === 'portTaken'
  const way = isTaken ? '; AGENT_PORT=<number> chooses another port' : ''
  console.log(
    `The signing agent is not running (${isTaken ? `port ${agentPort} is taken` : 'see above'}). The product goes on without it${way}.`,
  )
  return null
}

async function reportEnd(agent: Service, signal: AbortSignal): Promise<void> {
  await agent.ended
  if (!signal.aborted) console.log('The signing agent has ended; the product goes on without it.')
}

/** Waits for the signal or for a service that ends by itself, then stops them all. */
async function watch(server: Service, others: readonly Pick<Service, 'stop'>[], signal: AbortSignal): Promise<End> {
  const asked = new Promise<'asked'>((resolve) => {
    if (signal.aborted) resolve('asked')
    else signal.addEventListener('abort', () => resolve('asked'), { once: true })
  })
  const first = await Promise.race([asked, server.ended])
  await Promise.all([server.stop(), ...others.map((one) => one.stop())])
  return first === 'asked'
    ? stopped
    : failed(`The server ended by itself${first === null ? '' : ` with code ${first}`}.`)
}

/** What pages are served by: the server, or Vite with the server behind it. */
async function startFront(
  settings: Settings,
  signal: AbortSignal,
): Promise<
  { ok: true; front: Service; behind: Service[]; remotePort: number | null } | { ok: false; problem: string }
> {
  const { server, remotePort } = await launchServer(settings, signal)
  if (!server.ok) return { ok: false, problem: serverProblem(server, settings) }
  if (!settings.dev) return { ok: true, front: server.service, behind: [], remotePort }
  const vite = await launchVite(settings, server.service, signal)
  if (vite.ok) return { ok: true, front: vite.service, behind: [server.service], remotePort }
  await server.service.stop()
  return {
    ok: false,
    problem: vite.failure === 'portTaken' ? portTaken(settings.port) : `Vite could not start:\n${vite.output}`,
  }
}

/**
 * Builds what has changed, starts server and agent, which alone gets the token's PIN, says to the user how to begin, and stops both when
 * the signal comes. Settles when all of it has ended.
 */
export async function startProduct(settings: Settings, pin: string | null, signal: AbortSignal): Promise<End> {
  const build = settings.dev ? { ok: true as const } : await freshBuild(console.log, signal)
  if (signal.aborted) return stopped
  if (!build.ok) return failed(`The application could not be built:\n${build.output}`)

  // With a port of its own choice the agent has to wait for it: it is given the origin to allow.
  const early = settings.port === 0 ? null : launchAgent(settings, pin, settings.port, signal)
  const started = await startFront(settings, signal)
  if (!started.ok) {
    const agent = await early
    if (agent?.ok === true) await agent.service.stop()
    return signal.aborted ? stopped : failed(started.problem)
  }
  const { front, behind, remotePort } = started
  const agent = agentOf(await (early ?? launchAgent(settings, pin, front.port, signal)), settings.agentPort)
  if (agent !== null) void reportEnd(agent, signal)
  if (!signal.aborted)
    console.log(
      announcement({
        port: front.port,
        remotePort,
        agentPort: agent?.port ?? null,
        settings,
        hasPin: pin !== null,
        hasTerminal: process.stdin.isTTY,
      }),
    )
  return watch(front, agent === null ? behind : [...behind, agent], signal)
}
