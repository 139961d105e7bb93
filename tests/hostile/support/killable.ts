import { join } from 'node:path'
import { openStore, type OpenStore } from '../../../server/openStore.ts'
import type { DatabaseLocation } from '../../../server/store/openDatabase.ts'
import type { TestPostgres } from '../../../tools/product/server/postgres.ts'
import { removeFolder } from '../../../tools/product/server/runningServer.ts'
import { startProcess, type ServerProcess } from '../../../tools/product/server/serverProcess.ts'
import type { Reply } from '../../../tools/product/server/visitor.ts'
import { makeDemoFolder } from '../../server/support/demoFolder.ts'
import { makeDemoDatabase } from './demoDatabase.ts'

type Cluster = TestPostgres | null

/** A data folder with its database, over which servers are started and killed one after the other. */
export interface KillableServer {
  readonly folder: string
  readonly location: DatabaseLocation
  readonly start: (further?: Readonly<Record<string, string>>) => Promise<ServerProcess>
  /** Works on the database beside the server. */
  readonly inStore: <Value>(work: (opened: OpenStore) => Promise<Value>) => Promise<Value>
  readonly remove: () => Promise<void>
}

const killableAt = (
  folder: string,
  location: DatabaseLocation,
  environment: Readonly<Record<string, string>>,
): KillableServer => ({
  folder,
  location,
  start: (further = {}) => startProcess({ TOKHAI_DATA: folder, ...environment, ...further }),
  async inStore(work) {
    const opened = await openStore(location)
    try {
      return await work(opened)
    } finally {
      await opened.store.close()
    }
  },
  remove: () => removeFolder(folder),
})

/** SQLite, or a database of the cluster where one is given. */
export const killableServer = async (
  cluster: Cluster,
  settings: Readonly<Record<string, string>>,
): Promise<KillableServer> => {
  if (cluster === null) {
    const folder = await makeDemoFolder()
    return killableAt(folder, { kind: 'sqlite', path: join(folder, 'tokhai.sqlite') }, settings)
  }
  const { url, folder } = await makeDemoDatabase(cluster)
  const environment = { ...settings, DATABASE_URL: url }
  return killableAt(folder, { kind: 'postgres', url, onConnectionLost: () => {} }, environment)
}

/** Asks everything at once and kills the server at that answer, 0 for none; null for what it has not answered. */
export const killAtAnswer = async (
  server: ServerProcess,
  answers: number,
  asked: readonly (() => Promise<Reply>)[],
): Promise<readonly (Reply | null)[]> => {
  if (answers > asked.length) throw new Error(`${asked.length} requests have no answer ${answers}`)
  const enough = Promise.withResolvers<null>()
  let count = 0
  if (answers === 0) enough.resolve(null)
  const replies = asked.map(async (ask) => {
    const reply = await ask().catch(() => null)
    count += 1
    if (count >= answers) enough.resolve(null)
    return reply
  })
  await enough.promise
  await server.end('SIGKILL')
  return Promise.all(replies)
}
