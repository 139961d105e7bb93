import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Kysely } from 'kysely'
import { errorFields, type Log } from '../log.ts'
import type { DatabaseLocation } from '../store/openDatabase.ts'
import { listenToPostgres } from '../store/postgresListening.ts'
import type { Tables } from '../store/tables.ts'
import { createAnnouncer, type Announcements, type Announcer } from './announcements.ts'
import { isKept } from './notificationQueries.ts'
import { readSignal, signalChannel } from './signals.ts'

export interface OpenAnnouncements extends Announcements {
  /** Ends every listener; called before the server waits for its requests to end. */
  readonly end: () => void
  /** Ends what feeds it. */
  readonly close: () => Promise<void>
}

const fromPostgres = (announcer: Announcer, url: string, log: Log): (() => Promise<void>) =>
  listenToPostgres({
    url,
    channel: signalChannel,
    onPayload(payload) {
      const signal = readSignal(payload)
      if (signal !== null) announcer.announce(signal)
    },
    onListening: announcer.announceAnything,
    onLost: (error) => log('warn', 'notifications.connectionLost', errorFields(error)),
  })

/** What this process has written, once it is durable: the connection is free when the transaction has ended, and then has it or not. */
const fromProcess = (announcer: Announcer, db: Kysely<Tables>, log: Log): (() => Promise<void>) => {
  const hear = async (payload: unknown): Promise<void> => {
    const signal = readSignal(payload)
    if (signal === null) return
    const { companyId, notification } = signal
    try {
      if (notification === null || (await isKept(db, companyId, notification.occasion))) announcer.announce(signal)
    } catch (error) {
      log('warn', 'notifications.notAnnounced', errorFields(error))
    }
  }
  const onSignal = (payload: unknown) => void hear(payload)
  subscribe(signalChannel, onSignal)
  return () => {
    unsubscribe(signalChannel, onSignal)
    return Promise.resolve()
  }
}

/** Announces what any server of the database writes: on PostgreSQL by LISTEN and NOTIFY, on SQLite what this process does. */
export const openAnnouncements = (location: DatabaseLocation, db: Kysely<Tables>, log: Log): OpenAnnouncements => {
  const announcer = createAnnouncer()
  const close =
    location.kind === 'postgres' ? fromPostgres(announcer, location.url, log) : fromProcess(announcer, db, log)
  return { listen: announcer.listen, end: announcer.end, close }
}
