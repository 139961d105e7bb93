import type { SweepParts } from '../area.ts'
import type { Connection } from '../store/connection.ts'
import type { TableOwners } from '../store/tables.ts'
import { numberTables } from './0045-numbers.ts'
import { numbersIn } from './numberQueries.ts'
import type { NumberRepositories } from './numbers.ts'
import { sweepReservations } from './release.ts'

/** Numbers of documents, by company, form and symbol (decision 0463). */
export const numberRecords = {
  migrations: { '0045-numbers': numberTables },
  tables: { number_counters: 'company', numbers: 'company' } satisfies TableOwners,
  repositories: ({ db }: Connection): NumberRepositories => ({ numbers: numbersIn(db) }),
  sweep: ({ store, clock }: SweepParts<NumberRepositories>) => sweepReservations(store, clock().toISOString()),
}
