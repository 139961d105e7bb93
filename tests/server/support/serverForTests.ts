import { afterAll, beforeAll } from 'vitest'
import type { ServerConfig } from '../../../server/config.ts'
import { openStore, type OpenStore } from '../../../server/openStore.ts'
import type { ServerSurroundings } from '../../../server/start.ts'
import type { DatabaseLocation } from '../../../server/store/openDatabase.ts'
import { seed } from '../../../tools/product/server/rows.ts'
import {
  makeFolder,
  removeFolder,
  startTestServer,
  testConfig,
  type TestServer,
} from '../../../tools/product/server/runningServer.ts'
import type { TestDatabase } from './databases.ts'
import { makeDemoFolder } from './demoFolder.ts'

const started = <Value>(value: Value | null): Value => {
  if (value === null) throw new Error('there while tests run only')
  return value
}

interface Surroundings extends Partial<ServerSurroundings> {
  /** SQLite in the server's folder where it is left out. */
  readonly database?: TestDatabase
}

/** A server with a folder of its own, from before the first test of the describe until after the last. */
export const serverForTests = (
  changes: Partial<ServerConfig> = {},
  { database, ...surroundings }: Surroundings = {},
) => {
  let folder: string | null = null
  let location: DatabaseLocation | null = null
  let server: TestServer | null = null
  beforeAll(async () => {
    // Demo data of the days before and after another clock's is made by that clock.
    const isMade = database?.kind !== 'postgres' && surroundings.clock === undefined && changes.isDemo !== false
    const isAsMade = changes.demoCertificates === undefined && changes.demoInvoices === undefined
    folder = isMade && isAsMade ? await makeDemoFolder() : await makeFolder()
    const given = database?.kind === 'postgres' ? await database.create() : null
    location = given?.kind === 'postgres' ? given : { kind: 'sqlite', path: `${folder}/tokhai.sqlite` }
    const databaseUrl = location.kind === 'postgres' ? location.url : null
    server = await startTestServer(testConfig(folder, { databaseUrl, ...changes }), surroundings)
  })
  afterAll(async () => {
    await server?.close()
    if (folder !== null) await removeFolder(folder)
  })
  return {
    get origin() {
      return started(server).origin
    },
    get lines() {
      return started(server).lines
    },
    get folder() {
      return started(folder)
    },
    /** The database that the server works with. */
    get location() {
      return started(location)
    },
  }
}

/** The product's database with the rows that tests begin with, from before the first test of the describe until after the last. */
export const storeForTests = ({
  create,
}: Pick<TestDatabase, 'create'>): Pick<OpenStore, 'store' | 'db'> & { readonly location: DatabaseLocation } => {
  let opened: OpenStore | null = null
  let location: DatabaseLocation | null = null
  beforeAll(async () => {
    location = await create()
    opened = await openStore(location)
    await seed(opened.store)
  })
  afterAll(() => opened?.store.close())
  return {
    get store() {
      return started(opened).store
    },
    get db() {
      return started(opened).db
    },
    get location() {
      return started(location)
    },
  }
}
