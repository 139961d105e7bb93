import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Kysely } from 'kysely'
import { errorFields, type Log } from '../log.ts'
import type { DatabaseLocation } from '../store/openDatabase.ts'
import { listenToPostgres, NothingHeard, type ListeningTimes } from '../store/postgresListening.ts'
import type { Tables } from '../store/tables.ts'
import { createAnnouncer, type Announcements, type Announcer } from './announcements.ts'
import { isKept } from './notificationQueries.ts'
import { readSignal, sendToServers, signalChannel } from './signals.ts'

export interface OpenAnnouncements extends Announcements {
  /** Ends every listener; called before the server waits for its requests to end. */
  readonly end: () => void
  /** Ends what feeds it. */
  readonly close: () => Promise<void>
}

/** Where nothing is heard, everybody asks again now and then, and the log says once what is to be set. */
const fromPostgres = (
  announcer: Announcer,
  { url, db, log, times }: { url: string; db: Kysely<Tables>; log: Log; times: ListeningTimes | undefined },
): (() => Promise<void>) => {
  let isUnheard = false
  return listenToPostgres({
    url,
    channel: signalChannel,
    ...(times === undefined ? {} : { times }),
    send: (payload) => sendToServers(db, payload),
    onPayload(payload) {
      const signal = readSignal(payload)
      if (signal !== null) announcer.announce(signal)
    },
    onListening() {
      isUnheard = false
      announcer.announceAnything()
    },
    onLost(error) {
      if (error instanceof NothingHeard) announcer.announceAnything()
      if (error instanceof NothingHeard && isUnheard) return
      isUnheard = error instanceof NothingHeard
      log('warn', isUnheard ? 'notifications.unheard' : 'notifications.connectionLost', errorFields(error))
    },
  })
}

/** What this process has written, once it is durable: the connection is free when the transaction has ended, and then has it or not. */
const fromProcess = (announcer: Announcer, db: Kysely<Tables>, log: Log): (() => Promise<void>) => {
  const hear = async (payload: unknown): Promise<void> => {
    const signal = readSignal(payload)
    if (signal === null) return
    const { companyId, notification } = signal
    try {
      // Of a mere change nothing is kept under an occasion: the question only waits until the transaction has ended.
      const isNotified = notification !== null && (await isKept(db, companyId, notification.occasion ?? ''))
      if (isNotified || (notification?.occasion ?? null) === null) announcer.announce(signal)
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
export const openAnnouncements = (
  location: DatabaseLocation,
  db: Kysely<Tables>,
  log: Log,
  times?: ListeningTimes,
): OpenAnnouncements => {
  const announcer = createAnnouncer()
  const close =
    location.kind === 'postgres'
      ? fromPostgres(announcer, { url: location.url, db, log, times })
      : fromProcess(announcer, db, log)
  return { listen: announcer.listen, end: announcer.end, close }
}
