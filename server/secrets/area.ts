import type { Connection } from '../store/connection.ts'
import { secretsIn } from './secretQueries.ts'
import type { SecretRepositories } from './secrets.ts'
import type { TableOwners } from '../store/tables.ts'

export const secrets = {
  tables: { server_secrets: 'server' } satisfies TableOwners,
  repositories: ({ db }: Connection): SecretRepositories => ({ secrets: secretsIn(db) }),
}
