import { sql, type Kysely } from 'kysely'
import * as v from 'valibot'
import { scopes } from '../../../../src/domain/session.ts'
import { sendSignal } from '../../../notifications/signals.ts'
import type { Connection } from '../../../store/connection.ts'
import { forEveryCompany } from '../../../store/statements.ts'
import type { Tables } from '../../../store/tables.ts'
import type { Inbox, Owner } from './inbox.ts'

const parametersSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))

const unreadOf = (db: Kysely<Tables>, { companyId, accountId }: Owner) =>
  db
    .selectFrom('notifications')
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .where('read_at', '=', '')

const columns = ['id', 'kind', 'record_kind', 'record_id', 'parameters', 'created_at', 'read_at'] as const

const reading = (db: Kysely<Tables>): Pick<Inbox, 'page' | 'unread'> => ({
  async page({ companyId, accountId }, { before, isUnread, size }) {
    let rows = db
      .selectFrom('notifications')
      .select(columns)
      .where('company_id', '=', companyId)
      .where('account_id', '=', accountId)
    if (before !== null) rows = rows.where('id', '<', before)
    if (isUnread) rows = rows.where('read_at', '=', '')
    const found = await rows.orderBy('id', 'desc').limit(size).execute()
    return found.map((row) => ({ ...row, parameters: v.parse(parametersSchema, row.parameters) }))
  },
  async unread(owner, limit) {
    const { total } = await db
      .selectFrom(unreadOf(db, owner).select('id').limit(limit).as('counted'))
      .select(sql`count(*)`.as('total'))
      .$castTo<{ total: number | string }>()
      .executeTakeFirstOrThrow()
    return Number(total)
  },
})

const marking = ({ db, kind }: Connection): Pick<Inbox, 'markRead' | 'markAllRead'> => {
  const announce = ({ companyId, accountId }: Owner) =>
    sendSignal({ db, kind }, { companyId, to: { scopes: [...scopes], accountId }, notification: null })
  return {
    async markRead(owner, id, at) {
      const { numUpdatedRows } = await db
        .updateTable('notifications')
        .set({ read_at: at })
        .where('company_id', '=', owner.companyId)
        .where('account_id', '=', owner.accountId)
        .where('id', '=', id)
        .where('read_at', '=', '')
        .executeTakeFirstOrThrow()
      if (numUpdatedRows > 0n) await announce(owner)
    },
    async markAllRead(owner, upTo, at) {
      const { numUpdatedRows } = await db
        .updateTable('notifications')
        .set({ read_at: at })
        .where('company_id', '=', owner.companyId)
        .where('account_id', '=', owner.accountId)
        .where('read_at', '=', '')
        .where('id', '<=', upTo)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows > 0n) await announce(owner)
    },
  }
}

export const inboxIn = (connection: Connection): Inbox => ({
  ...reading(connection.db),
  ...marking(connection),
  async removeOlder(than) {
    await forEveryCompany(() => connection.db.deleteFrom('notifications').where('created_at', '<', than).execute())
  },
})
