import {
  anythingEventName,
  notificationEventName,
  streamAliveEventName,
  type NotificationEvent,
} from '../../../src/api/contract/notifications.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import { unixSeconds, type Clock } from '../../clock.ts'
import type { Account } from '../../companies/accounts.ts'
import type { Person } from '../../companies/member.ts'
import type { Sessions } from '../../companies/sessions.ts'
import type { Announced, Announcements } from '../../notifications/announcements.ts'
import { textStream } from './textStream.ts'
import type { ServerRefusal } from '../../refusals.ts'

export interface StreamParts {
  readonly sessions: Pick<Sessions, 'find'>
  readonly clock: Clock
  readonly announcements: Announcements
}

/** Streams of one account at one server: its sessions, with a few tabs that cannot share one. */
export const streamsPerAccount = 20

/** Milliseconds between two signs of life: proxies end connections that are silent for a minute, and a session that has ended is noticed by then. */
export const heartbeat = 15_000

/** Events that wait for a reader who does not read; one more ends the stream. */
const mostWaiting = 16

const seconds = 1000

/** Milliseconds after which browsers open it again, each after others, so that not all come at once after a restart. */
const retryAfter = (): number => 2 * seconds + Math.floor(Math.random() * 3 * seconds)

/** Browsers keep a comment to themselves; the page is to know that the connection lives. */
const alive = `event: ${streamAliveEventName}\ndata: {}\n\n`

const anything = `event: ${anythingEventName}\ndata: {}\n\n`

const eventOf = (announced: Announced): string => {
  if (announced === 'anything') return anything
  const data: NotificationEvent = { record_kind: announced?.kind ?? '', record_id: announced?.id ?? '' }
  return `event: ${notificationEventName}\ndata: ${JSON.stringify(data)}\n\n`
}

const isAs = (now: Account, before: Account): boolean =>
  now.id === before.id && now.companyId === before.companyId && now.scope === before.scope

interface Opened {
  readonly tokenHash: string
  readonly onEnded: () => void
}

const open = (
  { sessions, clock, announcements }: StreamParts,
  { account, expiresAt }: Person,
  { tokenHash, onEnded }: Opened,
): ReadableStream<Uint8Array<ArrayBuffer>> =>
  textStream(mostWaiting, ({ send, end }) => {
    const sendIfSignedIn = async (text: string): Promise<void> => {
      try {
        const person = await sessions.find(tokenHash, unixSeconds(clock()))
        // What it listens for is what the account was when it was opened; the browser comes again as what it is now.
        if (person === null || !isAs(person.account, account)) end()
        else send(text)
      } catch {
        // Without the database nobody knows whether the session lives; the browser comes again.
        end()
      }
    }
    send(`retry: ${retryAfter()}\n\n`)
    const timer = setInterval(() => void sendIfSignedIn(alive), heartbeat)
    const expiry = setTimeout(end, Math.max(0, expiresAt * seconds - clock().getTime()))
    const stopListening = announcements.listen({
      account,
      onAnnounced: (announced) => void sendIfSignedIn(eventOf(announced)),
      onEnded: end,
    })
    return () => {
      stopListening()
      clearInterval(timer)
      clearTimeout(expiry)
      onEnded()
    }
  })

/** Opens streams for people, up to a limit for each account. */
export const createStreams = (parts: StreamParts) => {
  const openOf = new Map<string, number>()
  const change = (id: string, by: number): void => {
    const count = (openOf.get(id) ?? 0) + by
    if (count === 0) openOf.delete(id)
    else openOf.set(id, count)
  }
  return (
    person: Person,
    tokenHash: string,
  ): Result<ReadableStream<Uint8Array<ArrayBuffer>>, ServerRefusal<'notifications.tooManyStreams'>> => {
    const { id } = person.account
    if ((openOf.get(id) ?? 0) >= streamsPerAccount)
      return fail({ reason: 'notifications.tooManyStreams', retryAfter: heartbeat / seconds })
    change(id, 1)
    return succeed(open(parts, person, { tokenHash, onEnded: () => change(id, -1) }))
  }
}
