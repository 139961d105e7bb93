import type { Insertable, Kysely, Selectable } from 'kysely'
import type { AuthorityMessages, NewOutboxMessage, Outbox, OutboxMessage } from './outbox.ts'
import { inParts } from '../store/inParts.ts'
import type { Tables } from '../store/tables.ts'

declare module '../store/tables.ts' {
  interface Tables {
    outbox: {
      id: string
      company_id: string | null
      subject_kind: string
      subject_id: string
      message_type: string
      mtdiep: string
      state: string
      attempts: number
      due_at: string
      claimed_until: string
      last_error: string
      sent_at: string | null
    }
    authority_messages: {
      mtdiep: string
      reference_mtdiep: string
      type: string
      xml: string
      received_at: string
      outcome: string
    }
  }
}

const never = ''

const columns = ['id', 'company_id', 'subject_kind', 'subject_id', 'message_type', 'mtdiep', 'attempts'] as const

const messageOf = (row: Pick<Selectable<Tables['outbox']>, (typeof columns)[number]>): OutboxMessage => ({
  id: row.id,
  subject: { companyId: row.company_id ?? '', kind: row.subject_kind, id: row.subject_id },
  messageType: row.message_type,
  mtdiep: row.mtdiep,
  attempts: row.attempts,
})

/** Takes messages that are due, for a stretch of time: nobody else takes them meanwhile. */
const claim =
  (db: Kysely<Tables>): Outbox['claim'] =>
  async (kinds, now, until, limit) => {
    if (kinds.length === 0) return []
    // The outer condition is checked again once a competing update has ended, so that the loser takes nothing.
    const rows = await db
      .updateTable('outbox')
      .set((expression) => ({ claimed_until: until, attempts: expression('attempts', '+', 1) }))
      .where('id', 'in', (expression) =>
        expression
          .selectFrom('outbox as due')
          .select('due.id')
          .where('due.state', '=', 'pending')
          .where('due.subject_kind', 'in', kinds)
          .where('due.due_at', '<=', now)
          .where('due.claimed_until', '<', now)
          .orderBy('due.due_at')
          .orderBy('due.id')
          .limit(limit),
      )
      .where('state', '=', 'pending')
      .where('claimed_until', '<', now)
      .returning(columns)
      .execute()
    return rows.map(messageOf).toSorted((one, other) => (one.id < other.id ? -1 : 1))
  }

const rowOf = ({ id, subject, messageType, mtdiep, dueAt }: NewOutboxMessage): Insertable<Tables['outbox']> => ({
  id,
  company_id: subject.companyId === '' ? null : subject.companyId,
  subject_kind: subject.kind,
  subject_id: subject.id,
  message_type: messageType,
  mtdiep,
  state: 'pending',
  attempts: 0,
  due_at: dueAt,
  claimed_until: never,
  last_error: '',
  sent_at: null,
})

export const outboxIn = (db: Kysely<Tables>): Outbox => ({
  async put(...messages) {
    await inParts(messages, (part) => db.insertInto('outbox').values(part.map(rowOf)).execute())
  },
  claim: claim(db),
  async markSent(ids, at) {
    if (ids.length === 0) return
    await db.updateTable('outbox').set({ state: 'sent', sent_at: at, last_error: '' }).where('id', 'in', ids).execute()
  },
  async postpone(id, dueAt, error) {
    await db
      .updateTable('outbox')
      .set({ due_at: dueAt, claimed_until: never, last_error: error })
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .execute()
  },
  async markTurnedDown(id, error) {
    const { numUpdatedRows } = await db
      .updateTable('outbox')
      .set({ state: 'turnedDown', last_error: error })
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  },
  async byMtdiep(mtdiep) {
    const row = await db.selectFrom('outbox').select(columns).where('mtdiep', '=', mtdiep).executeTakeFirst()
    return row === undefined ? null : messageOf(row)
  },
  async removeEnded(kind, before) {
    await db
      .deleteFrom('outbox')
      .where('subject_kind', '=', kind)
      .where('state', 'in', ['sent', 'turnedDown'])
      .where('due_at', '<', before)
      .execute()
  },
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
