import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import type { TaxAuthority } from '../../../server/authority/taxAuthority.ts'
import { openStore } from '../../../server/openStore.ts'
import { newDestination } from '../../../server/outbox/destination.ts'
import { startWorker } from '../../../server/outbox/worker.ts'
import type { DatabaseLocation } from '../../../server/store/openDatabase.ts'
import type { Correspondent } from '../../../server/transmissions/correspondent.ts'
import { sendDue, type WorkerRepositories } from '../../../server/transmissions/sending.ts'
import { queue } from '../../../server/transmissions/transmissions.ts'
import { succeed } from '../../../src/domain/result.ts'
import { answersAfter, kind, parcel, quietCompany } from './parcels.ts'

/** What a process is given: where the database is. It sends until it is killed; a number that it is given it sends as a message of the quiet company. */
const orderSchema = v.object({ kind: v.picklist(['sqlite', 'postgres']), at: v.string() })

const order = v.parse(orderSchema, JSON.parse(process.argv[2] ?? ''))
const location: DatabaseLocation =
  order.kind === 'sqlite'
    ? { kind: order.kind, path: order.at }
    : { kind: order.kind, url: order.at, onConnectionLost: () => undefined }
const { store } = await openStore(location)

const authority: TaxAuthority = {
  sender: 'V0199999977',
  async send({ mtdiep }) {
    await setTimeout(answersAfter)
    process.send?.(mtdiep)
    return succeed(null)
  },
  receive: () => Promise.resolve([]),
  acknowledge: () => Promise.resolve(),
}

const parcels: Correspondent<WorkerRepositories> = {
  kind,
  messages: [],
  carried: (_store, _companyId, ids) =>
    Promise.resolve(ids.map(() => ({ taxCode: '0199999984', version: '2.1.0', signedXml: '<Kien/>' }))),
  turnDown: () => Promise.resolve('applied'),
  read() {
    throw new Error('nothing is answered here')
  },
}

const log = (_level: string, event: string, fields?: object) => {
  process.stderr.write(`${event} ${JSON.stringify(fields)}\n`)
}
const correspondence = {
  store,
  authority,
  correspondents: [parcels],
  unasked: [],
  clock: () => new Date(),
  log,
  destination: newDestination(),
}
process.once('disconnect', () => process.exit())
const worker = startWorker(
  () => sendDue(correspondence),
  log,
  () => undefined,
)
process.on('message', (single) => {
  void queue(store, [parcel(quietCompany, `single-${String(single)}`)], new Date().toISOString()).then(worker.wake)
})
