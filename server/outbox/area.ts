import type { Connection } from '../store/connection.ts'
import { outboxSubjects } from './0009-outbox-subjects.ts'
import { outboxWithoutCompany } from './0039-outbox-without-company.ts'
import { outboxByCompany } from './0043-outbox-by-company.ts'
import { outboxSent } from './0044-outbox-sent.ts'
import { outboxTurnedDown } from './0071-outbox-turned-down.ts'
import { outboxIn } from './outboxQueries.ts'
import type { OutboxRepositories } from './outbox.ts'
import type { TableOwners } from '../store/tables.ts'

export const outbox = {
  migrations: {
    '0009-outbox-subjects': outboxSubjects,
    '0039-outbox-without-company': outboxWithoutCompany,
    '0043-outbox-by-company': outboxByCompany,
    '0044-outbox-sent': outboxSent,
    '0071-outbox-turned-down': outboxTurnedDown,
  },
  // One worker empties the outbox for all companies.
  tables: { outbox: 'server', outbox_sent: 'server' } satisfies TableOwners,
  repositories: ({ db, kind }: Connection): OutboxRepositories => ({
    outbox: outboxIn(db, kind),
  }),
}
