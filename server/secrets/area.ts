import type { Connection } from '../store/connection.ts'
import { secretsIn } from './secret-queries.ts'
import type { SecretRepositories } from './secrets.ts'

export const secrets = {
  repositories: ({ db }: Connection): SecretRepositories => ({ secrets: secretsIn(db) }),
}
