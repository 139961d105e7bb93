import { sql } from 'kysely'
import { recordCodeKey } from '../../../src/domain/recordCode.ts'
import type { Migrating } from './schemaBuilder.ts'

interface Named {
  readonly id: string
  readonly name: string
}

/**
 * A migration after which the names that people sign in with are what tells them apart. One that looks like the name of somebody else stays
 * as it is: whoever types it means that record, and a new one of its kind finds the name taken.
 */
export const plainNames =
  (table: string, column: string) =>
  async ({ db }: Migrating): Promise<void> => {
    const { rows } =
      await sql<Named>`select id, ${sql.ref(column)} as name from ${sql.table(table)} order by id`.execute(db)
    const taken = new Set(rows.map(({ name }) => name))
    for (const { id, name } of rows) {
      const key = recordCodeKey(name)
      if (taken.has(key)) continue
      taken.add(key)
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${key} where id = ${id}`.execute(db)
    }
  }
