import { uploadsIn } from '../records/uploadQueries.ts'
import type { Connection } from '../store/connection.ts'
import type { TableOwners } from '../store/tables.ts'
import { customerTables } from './0068-customers.ts'
import { customersIn } from './customerQueries.ts'
import type { CustomerRepositories } from './customers.ts'

export const customerRecords = {
  migrations: { '0068-customers': customerTables },
  tables: { customers: 'company', customer_counters: 'company', customer_uploads: 'company' } satisfies TableOwners,
  repositories: ({ db }: Connection): CustomerRepositories => ({
    customers: customersIn(db),
    customerUploads: uploadsIn(db, 'customer_uploads'),
  }),
}
