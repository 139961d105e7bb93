import type { Kysely } from 'kysely'
import type { Tables } from '../store/tables.ts'
import type { Outbox } from './outbox.ts'

/** Where messages are: those that have ended stand in a table of their own. */
export const standingIn =
  (db: Kysely<Tables>): Outbox['standing'] =>
  async (companyId, ids) => {
    if (ids.length === 0) return []
    const waiting = await db
      .selectFrom('outbox')
      .select(['id', 'last_error'])
      .where('company_id', '=', companyId)
      .where('id', 'in', ids)
      .execute()
    const ended = await db
      .selectFrom('outbox_sent')
      .select(['id', 'last_error', 'state', 'sent_at'])
      .where('company_id', '=', companyId)
      .where('id', 'in', ids)
      .execute()
    return [
      ...waiting.map(({ id, last_error: error }) => ({ id, state: 'waiting' as const, error, sentAt: '' })),
      ...ended.map(({ id, last_error: error, state, sent_at }) => ({
        id,
        state: state === 'sent' ? ('sent' as const) : ('turnedDown' as const),
        error,
        sentAt: sent_at ?? '',
      })),
    ]
  }
