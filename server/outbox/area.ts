import type { Connection } from '../store/connection.ts'
import { outboxSubjects } from './0009-outbox-subjects.ts'
import { authorityMessagesIn, outboxIn } from './outbox-queries.ts'
import type { OutboxRepositories } from './outbox.ts'

export const outbox = {
  migrations: { '0009-outbox-subjects': outboxSubjects },
  repositories: ({ db }: Connection): OutboxRepositories => ({
    outbox: outboxIn(db),
    authorityMessages: authorityMessagesIn(db),
  }),
}
