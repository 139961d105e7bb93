import type { Connection } from '../store/connection.ts'
import type { TableOwners } from '../store/tables.ts'
import { notificationTable } from './0018-notifications.ts'
import { notificationsIn } from './notificationQueries.ts'
import type { NotificationRepositories } from './notifications.ts'

export const notificationRecords = {
  migrations: { '0018-notifications': notificationTable },
  tables: { notifications: 'company' } satisfies TableOwners,
  repositories: (connection: Connection): NotificationRepositories => ({
    notifications: notificationsIn(connection),
  }),
}
