import { Kysely, sql } from 'kysely'
import * as v from 'valibot'
import { product } from '../../../server/areas.ts'
import { migrate } from '../../../server/store/migrations/migrate.ts'
import { defaultLimits, onlyConnectLimited, postgresDialect } from '../../../server/store/postgres.ts'
import { sqliteDialect } from '../../../server/store/sqlite.ts'

/** A program that brings a database to the latest schema and halts before the transaction ends, until it is killed. */
const location = v.parse(
  v.variant('kind', [
    v.object({ kind: v.literal('sqlite'), path: v.string() }),
    v.object({ kind: v.literal('postgres'), url: v.string() }),
  ]),
  JSON.parse(process.argv[2] ?? ''),
)
const dialect =
  location.kind === 'sqlite'
    ? sqliteDialect(location.path)
    : postgresDialect(location.url, () => undefined, onlyConnectLimited(defaultLimits))

await migrate(
  new Kysely({ dialect }),
  {
    ...product.migrations,
    '9999-halted': async ({ db }) => {
      const { rows } = await sql<{ signed: number | string }>`select count(*) as signed from signed_documents`.execute(
        db,
      )
      process.stdout.write(`halted ${rows[0]?.signed}\n`)
      await new Promise(() => setInterval(() => undefined, 1000))
    },
  },
  location.kind,
)
