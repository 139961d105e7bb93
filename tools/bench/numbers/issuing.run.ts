import { once } from 'node:events'
import * as v from 'valibot'
import { openDatabase, type DatabaseLocation } from '../../../server/store/openDatabase.ts'
import { newId } from '../../../server/store/identifiers.ts'
import { cancel, hold, issue, toyProduct } from './toyKind.ts'
import { day, series } from './series.ts'

/** What a process is given: where the database is, how many clients it has, and how many numbers there should be. */
const orderSchema = v.object({
  kind: v.picklist(['sqlite', 'postgres']),
  at: v.string(),
  clients: v.number(),
  wanted: v.number(),
})

const { kind, at, clients, wanted } = v.parse(orderSchema, JSON.parse(process.argv[2] ?? ''))
const location: DatabaseLocation =
  kind === 'sqlite' ? { kind, path: at } : { kind, url: at, onConnectionLost: () => undefined }
const { store, db } = await openDatabase(toyProduct, location)

const moment = (seconds = 0): string => new Date(Date.now() + seconds * 1000).toISOString()

/** Longer than a client signs, and short enough for blocks of ended processes to come back during the run. */
const reservedFor = 1

const held: number[] = []

const drawn = async (ids: readonly string[], until: string | null): Promise<ReadonlyMap<string, number>> => {
  const begun = performance.now()
  const answer = await hold(store, series, ids, { day, until, now: moment() })
  held.push(performance.now() - begun)
  return answer.ok ? answer.value : new Map()
}

/** A token: the number stays with the document. Every third person closes the question for the PIN first and goes on later. */
const byToken = async (turn: number): Promise<void> => {
  const id = newId()
  const number = (await drawn([id], null)).get(id)
  if (number === undefined) return
  if (turn % 3 === 0) await cancel(store, series, { documentId: id, number }, moment())
  await issue(store, series, id, number, day)
}

/** A signing server: a block of five, of which the device refuses one every other time; that comes back when the block has ended. */
const byBlock = async (turn: number): Promise<void> => {
  const numbers = await drawn(
    Array.from({ length: 5 }, () => newId()),
    moment(reservedFor),
  )
  const signed = [...numbers].slice(turn % 2)
  for (const [id, number] of signed) await issue(store, series, id, number, day)
}

const isEnough = async (): Promise<boolean> => {
  const { count } = await db
    .selectFrom('toy_documents')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('company_id', '=', series.companyId)
    .executeTakeFirstOrThrow()
  return Number(count) >= wanted
}

const client = async (index: number): Promise<void> => {
  for (let turn = 0; !(await isEnough()); turn += 1) await (index % 2 === 0 ? byToken(turn) : byBlock(turn))
}

await Promise.all(Array.from({ length: clients }, (_, index) => client(index)))
await store.close()
process.stdout.write(JSON.stringify(held))
if (process.stdout.writableNeedDrain) await once(process.stdout, 'drain')
