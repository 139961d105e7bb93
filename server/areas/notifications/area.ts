import type { SweepParts } from '../../area.ts'
import type { Connection } from '../../store/connection.ts'
import { notificationRefusals } from './refusals.ts'
import { notificationRoutes } from './routes.ts'
import type { InboxRepositories } from './store/inbox.ts'
import { inboxIn } from './store/inboxQueries.ts'
import type { Repositories } from './store/repositories.ts'

/** Milliseconds that a notification is kept. */
const keptFor = 180 * 86_400_000

export const notificationCalls = {
  repositories: (connection: Connection): InboxRepositories => ({ inbox: inboxIn(connection) }),
  refusals: notificationRefusals,
  routes: notificationRoutes,
  sweep: ({ store, clock }: SweepParts<Repositories>) =>
    store.inbox.removeOlder(new Date(clock().getTime() - keptFor).toISOString()),
}
