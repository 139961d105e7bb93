import type { TestPostgres } from '../../../tools/product/server/postgres.ts'
import { removeFolder, startTestServer, testConfig } from '../../../tools/product/server/runningServer.ts'
import { createSender, type Sent } from '../../../tools/product/server/requests.ts'
import { signInAs } from '../../../tools/product/server/visitor.ts'
import { makeDemoFolder } from '../../server/support/demoFolder.ts'
import { makeDemoDatabase } from './demoDatabase.ts'

/** Where a server listens, and the session of somebody who is signed in there. */
interface Address {
  readonly origin: string
  readonly cookie: string
}

export interface AddressedServer extends Address {
  readonly send: ReturnType<typeof createSender>['send']
  /** A request to another server, with its session, as a request to this one. */
  readonly readdress: (sent: Sent, from: Address) => Sent
  /** Every line of its log so far. */
  readonly lines: readonly string[]
  readonly close: () => Promise<void>
}

/** A server over SQLite, or over a database of the cluster where one is given, with an administrator who is signed in. */
export const addressedServer = async (cluster: TestPostgres | null): Promise<AddressedServer> => {
  const { folder, url: databaseUrl } =
    cluster === null ? { folder: await makeDemoFolder(), url: null } : await makeDemoDatabase(cluster)
  const server = await startTestServer(testConfig(folder, { databaseUrl }))
  const { origin, lines } = server
  const cookie = (await signInAs(origin, 'admin@tokhai.example')).cookie()
  const sender = createSender(origin)
  return {
    origin,
    cookie,
    send: sender.send,
    readdress: (sent, from) => ({
      ...sent,
      headers: Object.fromEntries(
        Object.entries(sent.headers).map(([name, value]) => [
          name,
          value.replace(from.origin, origin).replace(from.cookie, cookie),
        ]),
      ),
    }),
    lines,
    async close() {
      sender.close()
      await server.close()
      await removeFolder(folder)
    },
  }
}
