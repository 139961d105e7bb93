import type { DeleteQueryBuilder, DeleteResult, Kysely } from 'kysely'
import type { Tables } from '../store/tables.ts'

declare module '../store/tables.ts' {
  interface Tables {
    /** What is no more on its way, as it was in `outbox`: `sent`, or `turnedDown` for good. */
    outbox_sent: {
      id: string
      company_id: string | null
      subject_kind: string
      subject_id: string
      message_type: string
      mtdiep: string
      state: string
      attempts: number
      due_at: string
      last_error: string
      sent_at: string | null
    }
  }
}

export type EndingRows = DeleteQueryBuilder<Tables, 'outbox', DeleteResult>
type Ending = Pick<Tables['outbox_sent'], 'state' | 'last_error' | 'sent_at'>

/** Moves rows of the outbox to those that have ended, both or nothing. @returns how many there were */
export const endRows = async (
  db: Kysely<Tables>,
  chosen: (rows: EndingRows) => EndingRows,
  ending: Ending,
): Promise<number> => {
  const move = async (inside: Kysely<Tables>): Promise<number> => {
    const rows = await chosen(inside.deleteFrom('outbox'))
      .returning(['id', 'company_id', 'subject_kind', 'subject_id', 'message_type', 'mtdiep', 'attempts', 'due_at'])
      .execute()
    if (rows.length > 0)
      await inside
        .insertInto('outbox_sent')
        .values(rows.map((row) => ({ ...row, ...ending })))
        .execute()
    return rows.length
  }
  return db.isTransaction ? move(db) : db.transaction().execute(move)
}

export const removeEnded = async (db: Kysely<Tables>, subjectKind: string, before: string): Promise<void> => {
  await db.deleteFrom('outbox_sent').where('subject_kind', '=', subjectKind).where('due_at', '<', before).execute()
}
