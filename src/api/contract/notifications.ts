import * as v from 'valibot'
import { listOf, textUpTo } from '../../domain/bounded.ts'
import { localeCookie, locales, localeSchema } from '../../domain/locale.ts'
import { readCode, readList, readText, readTexts } from '../../domain/reading.ts'
import { describeCall, noBody, none, streamed } from './call.ts'

const base = '/api/wtx/ca/v1/notifications'

const idSchema = v.pipe(textUpTo(36), v.uuid())

const parametersSchema = v.pipe(v.nullish(v.record(v.string(), readText), {}), v.record(v.string(), v.string()))

const notificationSchema = v.object({
  ...readTexts(['id', 'kind', 'record_kind', 'record_id', 'created_at', 'read_at']),
  parameters: parametersSchema,
})
/**
 * What somebody is notified of: `kind` with `parameters` makes the text, `record_kind` is the settings panel or page that shows the record; moments
 * are in UTC, `read_at` empty until it is read.
 */
export type Notification = v.InferOutput<typeof notificationSchema>

/** Notifications of one answer. */
export const notificationsAtOnce = 20

/** Unread ones are counted so far; there may be more. */
export const mostUnread = 100

const unreadSchema = v.object({ unread: v.number() })

export const listNotifications = describeCall({
  name: 'notifications.list',
  summary:
    'The notifications of whoever is signed in, the newest first; further ones by the id of the last of those before',
  method: 'GET',
  path: base,
  access: 'session',
  params: none,
  query: v.strictObject({ before: v.optional(idSchema), filter: v.optional(v.picklist(['all', 'unread']), 'all') }),
  body: noBody,
  answer: v.object({
    notifications: readList(notificationSchema),
    has_more: v.boolean(),
  }),
  refusals: [],
  source: 'seed 002 §2.2; shape chosen',
})

export const countNotifications = describeCall({
  name: 'notifications.count',
  summary: 'How many of them are unread, up to a hundred',
  method: 'GET',
  path: `${base}/unread`,
  access: 'session',
  params: none,
  query: none,
  body: noBody,
  answer: unreadSchema,
  refusals: [],
  source: 'seed 002 §2.2; shape chosen',
})

export const readNotification = describeCall({
  name: 'notifications.read',
  summary: 'Marks one of them as read; one that is read or gone is left as it is',
  method: 'POST',
  path: `${base}/:id/read`,
  access: 'session',
  params: v.strictObject({ id: idSchema }),
  query: none,
  body: none,
  answer: unreadSchema,
  refusals: [],
  source: 'chosen',
})

export const readAllNotifications = describeCall({
  name: 'notifications.readAll',
  summary: 'Marks all up to one as read: what came after it has not been seen',
  method: 'POST',
  path: `${base}/read-all`,
  access: 'session',
  params: none,
  query: none,
  body: v.strictObject({ up_to: idSchema }),
  answer: unreadSchema,
  refusals: [],
  source: 'seed 002 §2.2; shape chosen',
})

/** What an event of the stream says: the record that something new is about or that has changed, empty where only the count has. */
export const notificationEventSchema = v.object(readTexts(['record_kind', 'record_id']))
export type NotificationEvent = v.InferOutput<typeof notificationEventSchema>

/** The name of the stream's events. */
export const notificationEventName = 'notifications'

/** The name of those that say that changes may have been missed, of any record: whatever is shown is read again. */
export const anythingEventName = 'anything'

/** The name of those that only show that the stream lives. */
export const streamAliveEventName = 'alive'

export const streamNotifications = describeCall({
  name: 'notifications.stream',
  summary:
    'Server-sent events named `notifications`, whose data is {"record_kind","record_id"}, whenever the notifications or the record change, `anything` where changes may have been missed, of any record, and `alive` every 15 s; it ends with the session',
  method: 'GET',
  path: `${base}/events`,
  access: 'session',
  params: none,
  query: none,
  body: noBody,
  document: 'text/event-stream',
  answer: streamed,
  refusals: ['notifications.tooManyStreams'],
  source: 'chosen',
})

const mailSchema = v.object({
  /** Whether this server sends e-mail at all. */
  is_sent: v.boolean(),
  /** The address of the account. */
  address: readText,
  locale: readCode(locales, localeCookie.fallback),
  /** What the account may be notified of. */
  kinds: readList(v.object({ ...readTexts(['kind']), is_mailed: v.boolean() })),
  /** How the newest e-mail stands: `none` where it has left, `waiting` where it is tried again, `refused` where it never leaves. */
  trouble: readCode(['none', 'waiting', 'refused'], 'none'),
})
/** What of the notifications comes by e-mail too. */
export type NotificationMail = v.InferOutput<typeof mailSchema>

const mailPath = `${base}/mail`

export const readNotificationMail = describeCall({
  name: 'notifications.mail',
  summary: 'Which kinds of notifications come by e-mail to whoever is signed in, and in which language',
  method: 'GET',
  path: mailPath,
  access: 'session',
  params: none,
  query: none,
  body: noBody,
  answer: mailSchema,
  refusals: [],
  source: 'chosen',
})

/** Letters of a kind's name, and kinds of one change. */
const mostLetters = 64
const mostKinds = 100

const changeBody = (kind: v.GenericSchema<string>, most: number) =>
  v.strictObject({ locale: localeSchema, kinds: listOf(v.strictObject({ kind, is_mailed: v.boolean() }), most) })

export const changeNotificationMail = describeCall({
  name: 'notifications.changeMail',
  summary:
    'Chooses the language of e-mails and the kinds that come by e-mail; kinds that are not named stay as they are',
  method: 'PUT',
  path: mailPath,
  access: 'session',
  params: none,
  query: none,
  body: changeBody(textUpTo(mostLetters), mostKinds),
  answer: mailSchema,
  refusals: [],
  source: 'chosen',
})

/** The same for a server that has these kinds, and takes no other. */
export const changeMailOf = (kinds: readonly string[]) => ({
  ...changeNotificationMail,
  body: changeBody(v.picklist(kinds), kinds.length),
})

export const calls = {
  listNotifications,
  countNotifications,
  readNotification,
  readAllNotifications,
  streamNotifications,
  readNotificationMail,
  changeNotificationMail,
}
