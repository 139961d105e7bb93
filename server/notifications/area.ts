import type { SweepParts } from '../area.ts'
import type { OutboxRepositories } from '../outbox/outbox.ts'
import type { Connection } from '../store/connection.ts'
import type { TableOwners } from '../store/tables.ts'
import { notificationTable } from './0018-notifications.ts'
import { notificationMail } from './mail/0023-notification-mail.ts'
import { notificationMailIn } from './mail/preferenceQueries.ts'
import { mailSubject } from './mail/preferences.ts'
import { notificationsIn } from './notificationQueries.ts'
import type { NotificationRepositories } from './notifications.ts'

/** Milliseconds that the outbox remembers a mail after it was due. */
const rememberedFor = 30 * 86_400_000

export const notificationRecords = {
  migrations: { '0018-notifications': notificationTable, '0023-notification-mail': notificationMail },
  tables: { notifications: 'company', notification_mail: 'company' } satisfies TableOwners,
  repositories: (connection: Connection): NotificationRepositories => ({
    notifications: notificationsIn(connection),
    notificationMail: notificationMailIn(connection.db),
  }),
  sweep: ({ store, clock }: SweepParts<OutboxRepositories>) =>
    store.outbox.removeEnded(mailSubject, new Date(clock().getTime() - rememberedFor).toISOString()),
}
