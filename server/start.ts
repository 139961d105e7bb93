import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Certificate } from '../signing/certificate.ts'
import { product } from './areas.ts'
import { authorityRegister } from './authority/simulator/register.ts'
import { defaultSignInLimits, type SignInLimits } from './companies/signInLimits.ts'
import { authoritiesIn } from './certificateFolders.ts'
import { unixSeconds, type Clock } from './clock.ts'
import type { ServerConfig } from './config.ts'
import { demoPassword } from './companies/demo/accounts.ts'
import { demoTokenOrder } from './companies/demo/company.ts'
import { ensureDemoData } from './demo/seed.ts'
import { findIn } from './search.ts'
import { noFaults, type FaultPort } from './faults/faultPort.ts'
import { backendProxy } from './http/backendProxy.ts'
import { completeAgent } from './http/agentArchive.ts'
import { countedBeside } from './http/connectionLimits.ts'
import { createFrame, mountPage, type Application } from './http/frame.ts'
import { listen } from './http/listener.ts'
import { mountRoutes } from './http/mountRoutes.ts'
import { agentFolder, staticFiles } from './http/staticFiles.ts'
import { openHsm } from './hsm/openHsm.ts'
import type { Hsm } from './hsm/port.ts'
import { imageFolder } from './images/imageFolder.ts'
import { judging } from './companies/rights.ts'
import { picturesIn } from './images/unused.ts'
import { startIssueRunner, type IssueRunner } from './issueRuns/runner.ts'
import { errorFields, type Log } from './log.ts'
import { openAnnouncements, type OpenAnnouncements } from './notifications/openAnnouncements.ts'
import { mountHealth } from './operation/health.ts'
import { createMetrics, noMetrics, type Metrics } from './operation/metrics.ts'
import { openMetricsPort } from './operation/metricsPort.ts'
import { readinessChecks, type ReadinessCheck } from './operation/readiness.ts'
import { openStore, type Store } from './openStore.ts'
import { masterKeyIn } from './secrets/masterKey.ts'
import { createSealing, type Sealing } from './secrets/sealing.ts'
import { sha256 } from './secrets/signedText.ts'
import type { DatabaseLocation } from './store/openDatabase.ts'
import { createPdfPrinter, type PdfPrinter } from './printing/pdfPrinter.ts'
import { openRemoteSigning, type OpenRemoteSigning } from './remoteSigning/openRemoteSigning.ts'
import { startWork, type Work } from './work.ts'

export interface RunningServer {
  /** Where it listens, as `http://host:port`; `localhost` is both loopbacks. */
  readonly origin: string
  /** Where metrics are served; null where no port is configured. */
  readonly metricsPort: number | null
  /** Stops taking requests, finishes those begun, stops the work in the background and closes the database. */
  readonly close: () => Promise<void>
}

/** What whoever starts it gives; all but the log are for tests. */
export interface ServerSurroundings {
  readonly log: Log
  /** Lines that the log could not write. */
  readonly linesLost?: () => number
  readonly clock?: Clock
  readonly signInLimits?: SignInLimits
}

const locationOf = ({ databaseUrl, dataFolder }: ServerConfig, log: Log): DatabaseLocation =>
  databaseUrl === null
    ? { kind: 'sqlite', path: join(dataFolder, 'tokhai.sqlite') }
    : {
        kind: 'postgres',
        url: databaseUrl,
        onConnectionLost: (error) => log('warn', 'database.connectionLost', errorFields(error)),
      }

const originAt = (host: string, port: number): string => `http://${host.includes(':') ? `[${host}]` : host}:${port}`

const ownNames = ['localhost', '127.0.0.1', '::1', 'admin.localhost']

const ownOrigins = ({ host, publicOrigin, furtherOrigins }: ServerConfig, port: number): readonly string[] => [
  ...(publicOrigin === null ? [...new Set([...ownNames, host])].map((name) => originAt(name, port)) : [publicOrigin]),
  ...furtherOrigins,
]

const isSecure = ({ publicOrigin }: ServerConfig): boolean => publicOrigin?.startsWith('https:') ?? false

const demoAuthorities = (dataFolder: string): readonly Certificate[] => {
  const read = authoritiesIn(demoTokenOrder(dataFolder).directory)
  if (!read.ok) throw new Error(`the folder of the demo authority ${read.failure}`)
  return read.value
}

const rootsOf = ({ trustedRoots, dataFolder }: ServerConfig): readonly Certificate[] =>
  trustedRoots ?? demoAuthorities(dataFolder)

const sealingOf = async ({ masterKey, dataFolder }: ServerConfig): Promise<Sealing> =>
  createSealing(masterKey ?? (await masterKeyIn(dataFolder)))

/** What answers `/api`. */
interface Mounted {
  readonly checks: Readonly<Record<string, ReadinessCheck>>
  /** Ends answers that have no end of their own. */
  readonly endStreams: () => void
  readonly close: () => Promise<void>
}

const closing =
  (
    work: Pick<Work, 'stop'>,
    issueRuns: Pick<IssueRunner, 'stop'>,
    printer: Pick<PdfPrinter, 'stop'>,
    hsm: Pick<Hsm, 'dispose'>,
    remote: Pick<OpenRemoteSigning, 'close'>,
    announcements: OpenAnnouncements,
    store: { readonly close: () => Promise<void> },
  ) =>
  async () => {
    // Runs close the keys that are open for them.
    await issueRuns.stop()
    await work.stop()
    await printer.stop()
    await hsm.dispose()
    await remote.close()
    await announcements.close()
    await store.close()
  }

/** What lets requests in. */
const guardsOf = (config: ServerConfig, store: Store, clock: Clock) => ({
  refusals: product.refusals,
  personOf: (token: string) => store.sessions.find(sha256(token), unixSeconds(clock())),
  isSecure: isSecure(config),
  trustedProxies: config.trustedProxies,
})

/** Mounts the API over its database and starts the work behind it. */
const mountApi = async (
  app: Application,
  origins: ReadonlySet<string>,
  config: ServerConfig,
  surroundings: ServerSurroundings,
  faults: FaultPort,
  metrics: Metrics,
): Promise<Mounted> => {
  const { log, clock = () => new Date(), signInLimits = defaultSignInLimits } = surroundings
  const { dataFolder, processingTime, imageFolder: imageStore } = config
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  const sealing = await sealingOf(config)
  const location = locationOf(config, log)
  const { store, db, takesWrites, isLatestSchema } = await openStore(location)
  await store.documentYears.prepare(clock())
  if (config.isDemo) await ensureDemoData(product.demos, store, authorityRegister(db), config, clock, sealing)
  const imageFiles = imageStore === null ? null : imageFolder(imageStore, store.images)
  const printer = createPdfPrinter({ log })
  const shared = { store, roots: rootsOf(config), clock, log, signInLimits, sealing, printer }
  const work = await startWork({ ...shared, db, config, origins, faults, metrics, imageFiles })
  const hsm = await openHsm({ store, sealing, clock, signInLimits, config: config.hsm })
  const remote = await openRemoteSigning(config, log)
  const announcements = openAnnouncements(location, db, log)
  const judged = judging(store)
  const issueRuns = startIssueRunner({ store, clock, log, onFailure: metrics.roundFailed })
  const routes = await product.routes({
    ...shared,
    store: judged,
    temporaryFolder: join(dataFolder, 'temporary'),
    hsm,
    remoteSigning: remote.remoteSigning,
    issueRuns,
    processingTime,
    images: picturesIn({ store: judged, clock, columns: product.pictures, files: imageFiles }),
    // An older database may hold demo accounts.
    closedPassword: config.isDemo ? null : demoPassword,
    sender: work.sender,
    onQueued: work.wake,
    isMailing: work.isMailing,
    announcements,
    find: findIn(product.searches, store),
    signable: product.signable,
    notificationKinds: product.notificationKinds,
  })
  mountRoutes(app, routes, { ...guardsOf(config, store, clock), origins })
  return {
    checks: readinessChecks(takesWrites, isLatestSchema, dataFolder),
    endStreams: announcements.end,
    close: closing(work, issueRuns, printer, hsm, remote, announcements, store),
  }
}

const mountBackend = (app: Application, origin: string, ownOrigins: ReadonlySet<string>): Mounted => {
  app.all('/api/*', backendProxy(origin, ownOrigins))
  return { checks: {}, endStreams: () => undefined, close: () => Promise.resolve() }
}

/** The built application, with the agent that its own pages may ask. */
const pageOf = (
  { staticFolder, agentPort, hasFaults }: ServerConfig,
  origins: readonly string[],
): ((request: Request) => Response | null) => {
  if (staticFolder === null) return () => null
  const archives = completeAgent(join(staticFolder, agentFolder), { origins, port: agentPort })
  return staticFiles(staticFolder, { port: agentPort, archives }, hasFaults)
}

/** Without TOKHAI_FAULTS nothing of the fault console is even loaded. */
const faultPortOf = async (
  { hasFaults, agentPort }: ServerConfig,
  { clock = () => new Date() }: ServerSurroundings,
): Promise<FaultPort> => {
  if (!hasFaults) return noFaults
  const { openFaults } = await import('./faults/openFaults.ts')
  return openFaults(
    agentPort,
    clock,
    product.simulated.flatMap(({ messages }) => messages),
  )
}

/** What is counted, and the port that serves it where one is configured. */
const openMetrics = async ({ metrics: place }: ServerConfig, { log, linesLost = () => 0 }: ServerSurroundings) => {
  if (place === null) return { metrics: noMetrics, port: null, close: () => Promise.resolve() }
  const { metrics, registry } = createMetrics(linesLost)
  const opened = await openMetricsPort(registry, place, (error) => log('error', 'metrics.failed', errorFields(error)))
  return { metrics, ...opened }
}

/** Starts the product's server: API, page, and the work in the background. */
export const startServer = async (config: ServerConfig, surroundings: ServerSurroundings): Promise<RunningServer> => {
  const { metrics, port: metricsPort, close: closeMetrics } = await openMetrics(config, surroundings)
  const place = { agentPort: config.agentPort, isSecure: isSecure(config) }
  const app = createFrame(place, surroundings.log, metrics)
  const origins = new Set<string>()
  const faults = await faultPortOf(config, surroundings)
  faults.mount(app, origins)
  const api =
    config.apiOrigin === null
      ? await mountApi(app, origins, config, surroundings, faults, metrics)
      : mountBackend(app, config.apiOrigin, origins)
  mountHealth(app, api.checks)
  let page: (request: Request) => Response | null = () => null
  mountPage(app, (request) => page(request))
  const listener = getRequestListener(app.fetch)
  const { port, close } = await listen(
    (incoming, outgoing) => void listener(incoming, outgoing),
    config,
    (error) => surroundings.log('error', 'server.connectionRefused', errorFields(error)),
    countedBeside(config.trustedProxies),
  )
  for (const origin of ownOrigins(config, port)) origins.add(origin)
  page = pageOf(config, [...origins])
  return {
    origin: originAt(config.host, port),
    metricsPort,
    async close() {
      api.endStreams()
      await close()
      await api.close()
      await closeMetrics()
    },
  }
}
