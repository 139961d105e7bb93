import { sql, type DeleteQueryBuilder, type DeleteResult, type Kysely } from 'kysely'
import type { DatabaseKind } from '../store/migrations/schemaBuilder.ts'
import type { Tables } from '../store/tables.ts'
import { messageColumns } from './outboxTables.ts'

export type EndingRows = DeleteQueryBuilder<Tables, 'outbox', DeleteResult>
type Ending = Pick<Tables['outbox_sent'], 'state' | 'last_error' | 'sent_at'>

const kept = [...messageColumns, 'due_at'] as const

/** SQLite's statements write one table each. */
const moveOnSqlite = async (
  inside: Kysely<Tables>,
  chosen: (rows: EndingRows) => EndingRows,
  ending: Ending,
): Promise<number> => {
  const rows = await chosen(inside.deleteFrom('outbox')).returning(kept).execute()
  if (rows.length > 0)
    await inside
      .insertInto('outbox_sent')
      .values(rows.map((row) => ({ ...row, ...ending })))
      .execute()
  return rows.length
}

const moveOnPostgres = async (
  db: Kysely<Tables>,
  chosen: (rows: EndingRows) => EndingRows,
  { state, last_error, sent_at }: Ending,
): Promise<number> => {
  const { numInsertedOrUpdatedRows } = await db
    .with('ended', (inside) => chosen(inside.deleteFrom('outbox')).returning(kept))
    .insertInto('outbox_sent')
    .columns([...kept, 'state', 'last_error', 'sent_at'])
    .expression((inside) =>
      inside
        .selectFrom('ended')
        .select(kept)
        .select([
          sql<string>`${state}`.as('state'),
          sql<string>`${last_error}`.as('last_error'),
          sql<string | null>`${sent_at}`.as('sent_at'),
        ]),
    )
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

/** Moves rows of the outbox to those that have ended, both or nothing. @returns how many there were */
export const endRows = async (
  db: Kysely<Tables>,
  database: DatabaseKind,
  chosen: (rows: EndingRows) => EndingRows,
  ending: Ending,
): Promise<number> => {
  if (database === 'postgres') return moveOnPostgres(db, chosen, ending)
  return db.isTransaction
    ? moveOnSqlite(db, chosen, ending)
    : db.transaction().execute((inside) => moveOnSqlite(inside, chosen, ending))
}

export const removeEnded = async (db: Kysely<Tables>, subjectKind: string, before: string): Promise<void> => {
  await db.deleteFrom('outbox_sent').where('subject_kind', '=', subjectKind).where('due_at', '<', before).execute()
}
