import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'

/** What registering may touch, without the columns that the worker moves on by itself. */
const queries = {
  declarations: 'select * from declarations order by id',
  declaration_contents: 'select * from declaration_contents order by declaration_id',
  declaration_events: 'select * from declaration_events order by id',
  generated: 'select * from generated order by req_key',
  signed_documents: 'select * from signed_documents order by id',
  outbox: `select id, subject_id, mtdiep from outbox where subject_kind = 'transmission'
    union all select id, subject_id, mtdiep from outbox_sent where subject_kind = 'transmission' order by id`,
  authority_messages: 'select * from authority_messages order by mtdiep',
  audit: 'select * from audit order by id',
} as const
type Table = keyof typeof queries

const withDatabase = <Value>(dataFolder: string, read: (database: DatabaseSync) => Value): Value => {
  const database = new DatabaseSync(join(dataFolder, 'tokhai.sqlite'), { readOnly: true, timeout: 5000 })
  try {
    return read(database)
  } finally {
    database.close()
  }
}

/** Each table's number of rows and a digest of all of them: equal when no row has changed. */
export const fingerprint = (dataFolder: string): Record<string, string> =>
  withDatabase(dataFolder, (database) =>
    Object.fromEntries(
      Object.entries(queries).map(([table, query]) => {
        const rows = database.prepare(query).all()
        return [table, `${rows.length} ${createHash('sha256').update(JSON.stringify(rows)).digest('hex')}`]
      }),
    ),
  )

export const countRows = (dataFolder: string, table: Table): number =>
  withDatabase(dataFolder, (database) => database.prepare(queries[table]).all().length)
