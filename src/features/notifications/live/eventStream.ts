import * as v from 'valibot'
import {
  anythingEventName,
  notificationEventName,
  notificationEventSchema,
  streamAliveEventName,
  streamNotifications,
} from '../../../api/contract/notifications.ts'
import type { LiveNews } from './liveNews.ts'

/** What the stream reports: that it is open, that it lives, or what has changed. */
export interface StreamReports {
  readonly onOpened: () => void
  readonly onAlive: () => void
  readonly onNews: (news: LiveNews) => void
}

/** Opens a stream of the server; answers whether it has ended for good, and how to end it. */
export type OpenStream = (reports: StreamReports) => { readonly hasEnded: () => boolean; readonly end: () => void }

const eventSchema = v.pipe(v.string(), v.parseJson(), notificationEventSchema)

const newsOf = (data: unknown): LiveNews => {
  const read = v.safeParse(eventSchema, data)
  if (!read.success || read.output.record_kind === '') return 'notifications'
  return { kind: read.output.record_kind, id: read.output.record_id }
}

/** The browser opens it again by itself where the connection breaks, and not where the server refuses it. */
export const openEventSource: OpenStream = ({ onOpened, onAlive, onNews }) => {
  const source = new EventSource(streamNotifications.path)
  source.addEventListener('open', onOpened)
  source.addEventListener(streamAliveEventName, onAlive)
  source.addEventListener(notificationEventName, ({ data }: MessageEvent<unknown>) => onNews(newsOf(data)))
  source.addEventListener(anythingEventName, () => onNews(null))
  return { hasEnded: () => source.readyState === EventSource.CLOSED, end: () => source.close() }
}
