import type { Connection } from '../store/connection.ts'
import type { TableOwners } from '../store/tables.ts'
import { cashRegisterCode } from './0056-cash-register-code.ts'
import { inForceTable } from './0046-in-force.ts'
import type { InForceRepositories } from './inForce.ts'
import { inForceIn } from './inForceQueries.ts'

/** What the authority has accepted of companies (decision 0464). */
export const inForceRecords = {
  migrations: { '0046-in-force': inForceTable, '0056-cash-register-code': cashRegisterCode },
  tables: { in_force: 'company' } satisfies TableOwners,
  repositories: ({ db }: Connection): InForceRepositories => ({ inForce: inForceIn(db) }),
}
