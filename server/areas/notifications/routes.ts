import { calls, changeMailOf, mostUnread, notificationsAtOnce } from '../../../src/api/contract/notifications.ts'
import { succeed } from '../../../src/domain/result.ts'
import type { AreaParts } from '../../area.ts'
import type { Person } from '../../companies/member.ts'
import { eventStream } from '../../http/answers.ts'
import { sessionRoute, type Route } from '../../http/route.ts'
import { sha256 } from '../../secrets/signedText.ts'
import { changeMail, mailFor } from './mail.ts'
import type { Owner } from './store/inbox.ts'
import type { Repositories } from './store/repositories.ts'
import { createStreams } from './streams.ts'

/** An operator of the admin site belongs to no company and is notified of nothing. */
const ownerOf = ({ account }: Person): Owner => ({ companyId: account.companyId ?? '', accountId: account.id })

const mailRoutes = ({ store, ...parts }: AreaParts<Repositories>): readonly Route[] => [
  sessionRoute(calls.readNotificationMail, async (_request, person) => succeed(await mailFor(store, person, parts))),
  sessionRoute(changeMailOf(parts.notificationKinds.map(({ name }) => name)), async ({ body }, person) => {
    await changeMail(store, person, body)
    return succeed(await mailFor(store, person, parts))
  }),
]

/** Calls about the notifications of whoever is signed in. */
export const notificationRoutes = (parts: AreaParts<Repositories>): readonly Route[] => {
  const { store, clock, announcements } = parts
  const { inbox, sessions } = store
  const openStream = createStreams({ sessions, clock, announcements })
  const counted = async (owner: Owner) => ({ unread: await inbox.unread(owner, mostUnread) })
  const now = () => clock().toISOString()
  return [
    sessionRoute(calls.listNotifications, async ({ query }, person) => {
      const page = { before: query.before ?? null, isUnread: query.filter === 'unread', size: notificationsAtOnce + 1 }
      const found = await inbox.page(ownerOf(person), page)
      return succeed({
        notifications: found.slice(0, notificationsAtOnce),
        has_more: found.length > notificationsAtOnce,
      })
    }),
    sessionRoute(calls.countNotifications, async (_request, person) => succeed(await counted(ownerOf(person)))),
    sessionRoute(calls.readNotification, async ({ params }, person) => {
      const owner = ownerOf(person)
      await store.transaction(async (inside) => succeed(await inside.inbox.markRead(owner, params.id, now())))
      return succeed(await counted(owner))
    }),
    sessionRoute(calls.readAllNotifications, async ({ body }, person) => {
      const owner = ownerOf(person)
      await store.transaction(async (inside) => succeed(await inside.inbox.markAllRead(owner, body.up_to, now())))
      return succeed(await counted(owner))
    }),
    sessionRoute(
      calls.streamNotifications,
      ({ cookie }, person) => Promise.resolve(openStream(person, sha256(cookie.token ?? ''))),
      eventStream,
    ),
    ...mailRoutes(parts),
  ]
}
