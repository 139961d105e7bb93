import type { Kysely } from 'kysely'
import { newId } from '../store/identifiers.ts'
import type { Audit, AuthorityMessages, Outbox } from './outbox.ts'
import type { Tables } from '../store/tables.ts'

const never = ''

export const outboxIn = (db: Kysely<Tables>): Outbox => ({
  async put({ id, registrationId, mtdiep, dueAt }) {
    await db
      .insertInto('outbox')
      .values({
        id,
        registration_id: registrationId,
        mtdiep,
        state: 'pending',
        attempts: 0,
        due_at: dueAt,
        claimed_until: never,
        last_error: '',
        sent_at: null,
      })
      .execute()
  },
  async claim(now, until, limit) {
    // The outer condition is checked again once a competing update has ended, so that the loser takes nothing.
    const rows = await db
      .updateTable('outbox')
      .set((expression) => ({ claimed_until: until, attempts: expression('attempts', '+', 1) }))
      .where('id', 'in', (expression) =>
        expression
          .selectFrom('outbox as due')
          .select('due.id')
          .where('due.state', '=', 'pending')
          .where('due.due_at', '<=', now)
          .where('due.claimed_until', '<', now)
          .orderBy('due.due_at')
          .orderBy('due.id')
          .limit(limit),
      )
      .where('state', '=', 'pending')
      .where('claimed_until', '<', now)
      .returning(['id', 'registration_id', 'mtdiep', 'attempts'])
      .execute()
    return rows
      .map((row) => ({ id: row.id, registrationId: row.registration_id, mtdiep: row.mtdiep, attempts: row.attempts }))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1))
  },
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
  async registrationOf(mtdiep) {
    const row = await db.selectFrom('outbox').select('registration_id').where('mtdiep', '=', mtdiep).executeTakeFirst()
    return row?.registration_id ?? null
  },
})

export const authorityMessagesIn = (db: Kysely<Tables>): AuthorityMessages => ({
  async insert(message) {
    const told = {
      reference_mtdiep: message.referenceMtdiep,
      type: message.type,
      xml: message.xml,
      received_at: message.receivedAt,
      outcome: message.outcome,
    }
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('authority_messages')
      .values({ mtdiep: message.mtdiep, ...told })
      .onConflict((conflict) =>
        conflict.column('mtdiep').doUpdateSet(told).where('authority_messages.outcome', '=', 'unreadable'),
      )
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  },
  async setOutcome(mtdiep, outcome) {
    await db.updateTable('authority_messages').set({ outcome }).where('mtdiep', '=', mtdiep).execute()
  },
})

export const auditIn = (db: Kysely<Tables>): Audit => ({
  async append({ at, companyId, accountId, action, subjectId, detail }) {
    await db
      .insertInto('audit')
      .values({
        id: newId(),
        at,
        company_id: companyId,
        account_id: accountId,
        action,
        subject_id: subjectId,
        detail: JSON.stringify(detail),
      })
      .execute()
  },
})
