import type { Connection } from '../store/connection.ts'
import type { TableOwners } from '../store/tables.ts'
import { transmissions } from './0049-transmissions.ts'
import { rowsWithoutAnswers } from './0051-rows-without-answers.ts'
import { authorityMessagesIn, transmissionsIn } from './transmissionQueries.ts'
import type { TransmissionRepositories } from './transmissions.ts'

export const transmissionRecords = {
  migrations: { '0049-transmissions': transmissions, '0051-rows-without-answers': rowsWithoutAnswers },
  // Answers come for all companies, and some for none that is known.
  tables: {
    transmissions: 'company',
    transmission_rows: 'company',
    authority_messages: 'server',
  } satisfies TableOwners,
  repositories: ({ db }: Connection): TransmissionRepositories => ({
    transmissions: transmissionsIn(db),
    authorityMessages: authorityMessagesIn(db),
  }),
}
