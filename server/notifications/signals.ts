import { channel } from 'node:diagnostics_channel'
import { sql } from 'kysely'
import * as v from 'valibot'
import { scopes } from '../../src/domain/session.ts'
import type { Connection } from '../store/connection.ts'

const recipientsSchema = v.object({
  scopes: v.array(v.picklist(scopes)),
  accountId: v.exactOptional(v.string()),
})

const recordSchema = v.object({ kind: v.string(), id: v.string() })

const signalSchema = v.object({
  companyId: v.string(),
  to: recipientsSchema,
  /** What is new; null where notifications were read. `occasion` names the notification, and is null where a record has changed without one. */
  notification: v.nullable(v.object({ occasion: v.nullable(v.string()), record: recordSchema })),
})
/** Says that the notifications of somebody have changed, or a record that they may see. */
export type Signal = v.InferOutput<typeof signalSchema>

/** The channel of PostgreSQL on which servers announce them to one another, and that of this process for SQLite. */
export const signalChannel = 'tokhai_notifications'
const ownProcess = channel(signalChannel)

const travelling = v.pipe(v.string(), v.parseJson(), signalSchema)

/** Null where it is no signal. */
export const readSignal = (payload: unknown): Signal | null => {
  const read = v.safeParse(travelling, payload)
  return read.success ? read.output : null
}

/** Sends a text to every server of the database that listens, once the transaction is durable. */
export const sendToServers = (db: Connection['db'], text: string): Promise<unknown> =>
  sql`select pg_notify(${signalChannel}, ${text})`.execute(db)

/**
 * Sends a signal: PostgreSQL delivers it to every server that listens once the transaction is durable, and not at all where it is not; on
 * SQLite this process hears of it at once.
 */
export const sendSignal = async ({ db, kind }: Pick<Connection, 'db' | 'kind'>, signal: Signal): Promise<void> => {
  const payload = JSON.stringify(signal)
  if (kind === 'postgres') await sendToServers(db, payload)
  else ownProcess.publish(payload)
}
