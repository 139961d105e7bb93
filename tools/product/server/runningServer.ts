import { mkdtemp, rm } from 'node:fs/promises'
import { BlockList } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServerConfig } from '../../../server/config.ts'
import { codeItems } from '../../../src/domain/codeLists.ts'
import { jsonLog } from '../../../server/log.ts'
import { startServer, type RunningServer, type ServerSurroundings } from '../../../server/start.ts'

/** A folder for a test's data; the test removes it. */
export const makeFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'tokhai-'))

export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true })

/** Answers of the authority that do not come while a test runs. */
const silentAuthority = { receiptSeconds: 86_400, decisionSeconds: 86_400 }

export const testConfig = (dataFolder: string, changes: Partial<ServerConfig> = {}): ServerConfig => ({
  host: '127.0.0.1',
  port: 0,
  dataFolder,
  databaseUrl: null,
  apiOrigin: null,
  publicOrigin: null,
  furtherOrigins: [],
  trustedProxies: new BlockList(),
  trustedRoots: null,
  demoCertificates: [],
  isDemoRegistered: false,
  demoInvoices: 0,
  metrics: null,
  agentPort: 1080,
  staticFolder: null,
  imageFolder: null,
  masterKey: null,
  hsm: { providers: codeItems('hsm-provider').map(({ code }) => code), device: null },
  remoteSigning: null,
  remoteSimulatorPort: null,
  smtp: null,
  isDemo: true,
  processingTime: silentAuthority,
  hasFaults: false,
  ...changes,
})

export interface TestServer extends RunningServer {
  /** Every line of the log so far. */
  readonly lines: readonly string[]
}

export const startTestServer = async (
  config: ServerConfig,
  surroundings: Partial<ServerSurroundings> = {},
): Promise<TestServer> => {
  const lines: string[] = []
  const server = await startServer(config, { log: jsonLog((line) => lines.push(line)), ...surroundings })
  return { ...server, lines }
}
