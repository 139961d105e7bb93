import { sql } from 'kysely'
import { folded } from '../../../src/domain/text.ts'
import { rewritten } from './rewritten.ts'
import type { Migrating } from './schemaBuilder.ts'

/** Characters beyond ASCII are what folding has changed for; a folded Vietnamese text has none. */
const beyondAscii = (column: string, kind: Migrating['kind']) =>
  kind === 'postgres'
    ? sql`${sql.ref(column)} ~ ${'[^\\x01-\\x7f]'}`
    : sql`${sql.ref(column)} glob ${'*[^\u{1}-\u{7f}]*'}`

/** A migration that folds the texts of a table's columns as searching folds them now; folding a folded text changes nothing else. */
export const foldedAnew =
  (table: string, key: readonly string[], columns: readonly string[]) =>
  (migration: Migrating): Promise<void> =>
    rewritten(migration, {
      table,
      key,
      columns,
      where: sql`(${sql.join(
        columns.map((column) => beyondAscii(column, migration.kind)),
        sql` or `,
      )})`,
      changes: (row) =>
        Object.fromEntries(
          columns.flatMap((column) => {
            const text = row[column] ?? ''
            return folded(text) === text ? [] : [[column, folded(text)]]
          }),
        ),
    })
