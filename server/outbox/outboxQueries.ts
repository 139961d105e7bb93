import type { Insertable, Kysely } from 'kysely'
import type { DatabaseKind } from '../store/migrations/schemaBuilder.ts'
import { claimsIn, messageOf } from './claims.ts'
import { endRows, removeEnded } from './endedRows.ts'
import { messageColumns } from './outboxTables.ts'
import type { AuthorityMessages, NewOutboxMessage, Outbox } from './outbox.ts'
import { inParts } from '../store/inParts.ts'
import type { Tables } from '../store/tables.ts'

const never = ''

const rowOf = ({ id, subject, messageType, mtdiep, dueAt, order }: NewOutboxMessage): Insertable<Tables['outbox']> => ({
  id,
  company_id: subject.companyId === '' ? null : subject.companyId,
  subject_kind: subject.kind,
  subject_id: subject.id,
  message_type: messageType,
  mtdiep,
  attempts: 0,
  due_at: dueAt,
  claimed_until: never,
  last_error: '',
  order_key: order?.key ?? '',
  order_number: order?.number ?? 0,
})

export const outboxIn = (db: Kysely<Tables>, kind: DatabaseKind): Outbox => ({
  async put(...messages) {
    await inParts(messages, (part) => db.insertInto('outbox').values(part.map(rowOf)).execute())
  },
  ...claimsIn(db, kind),
  async markSent(ids, at) {
    if (ids.length === 0) return
    await endRows(db, kind, (rows) => rows.where('id', 'in', ids), { state: 'sent', last_error: '', sent_at: at })
  },
  async byMtdiep(mtdiep) {
    // One statement sees the row in one of the tables, also while it is moved.
    const row = await db
      .selectFrom('outbox')
      .select(messageColumns)
      .where('mtdiep', '=', mtdiep)
      .unionAll(db.selectFrom('outbox_sent').select(messageColumns).where('mtdiep', '=', mtdiep))
      .executeTakeFirst()
    return row === undefined ? null : messageOf(row)
  },
  removeEnded: (subjectKind, before) => removeEnded(db, subjectKind, before),
})

export const authorityMessagesIn = (db: Kysely<Tables>): AuthorityMessages => ({
  async insert(message) {
    const content = {
      reference_mtdiep: message.referenceMtdiep,
      type: message.type,
      xml: message.xml,
      received_at: message.receivedAt,
      outcome: message.outcome,
    }
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('authority_messages')
      .values({ mtdiep: message.mtdiep, ...content })
      .onConflict((conflict) =>
        conflict.column('mtdiep').doUpdateSet(content).where('authority_messages.outcome', '=', 'unreadable'),
      )
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  },
  async setOutcome(mtdiep, outcome) {
    await db.updateTable('authority_messages').set({ outcome }).where('mtdiep', '=', mtdiep).execute()
  },
})
