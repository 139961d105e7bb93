import { sql, type Kysely } from 'kysely'
import type { NotificationKind } from './notificationKind.ts'
import { outboxIn } from '../outbox/outboxQueries.ts'
import { newId } from '../store/identifiers.ts'
import type { Connection } from '../store/connection.ts'
import type { Tables } from '../store/tables.ts'
import { notifiedPeople, preferencesOf } from './mail/preferenceQueries.ts'
import { isMailed, mailSubject } from './mail/preferences.ts'
import type { Notifications } from './notifications.ts'
import { sendSignal } from './signals.ts'

declare module '../store/tables.ts' {
  interface Tables {
    notifications: {
      company_id: string
      account_id: string
      id: string
      occasion: string
      kind: string
      record_kind: string
      record_id: string
      /** A JSON object of texts. */
      parameters: string
      created_at: string
      /** Empty until it is read. */
      read_at: string
    }
  }
}

const text = (value: string) => sql<string>`cast(${value} as text)`

interface Written {
  readonly companyId: string
  readonly id: string
  readonly occasion: string
  readonly kind: NotificationKind
  readonly at: string
}

/** Puts a mail into the outbox for each who was notified, has an address, and wants such notifications by mail. */
const putMails = async (
  { db, kind: database }: Pick<Connection, 'db' | 'kind'>,
  { companyId, id, occasion, kind, at }: Written,
): Promise<void> => {
  const readers = await notifiedPeople(db)
    .select(['notifications.account_id', 'locale', 'chosen'])
    .where('notifications.company_id', '=', companyId)
    .where('notifications.occasion', '=', occasion)
    .where('notifications.id', '=', id)
    .where('accounts.email', '<>', '')
    .execute()
  const messages = readers
    .filter((row) => isMailed(preferencesOf(row), kind))
    .map(({ account_id: accountId }) => ({
      id: `${id}.${accountId}`,
      subject: { companyId, kind: mailSubject, id },
      messageType: accountId,
      mtdiep: `${id}.${accountId}`,
      dueAt: at,
    }))
  await outboxIn(db, database).put(...messages)
}

export const notificationsIn = ({ db, kind: databaseKind }: Connection): Notifications => ({
  async notify({ kind, companyId, to, record, parameters, at, occasion: named }) {
    const id = newId(Date.parse(at))
    const occasion = named ?? id
    const values = [
      ['id', id],
      ['occasion', occasion],
      ['kind', kind.name],
      ['record_kind', record.kind],
      ['record_id', record.id],
      ['parameters', JSON.stringify(parameters)],
      ['created_at', at],
      ['read_at', ''],
    ] as const
    let recipients = db
      .selectFrom('accounts')
      .select(['accounts.company_id', 'accounts.id'])
      .select(values.map(([name, value]) => text(value).as(`new_${name}`)))
      .where('accounts.company_id', '=', companyId)
      .where('accounts.is_active', '=', 1)
      .where('accounts.scope', 'in', to.scopes)
    if (to.accountId !== undefined) recipients = recipients.where('accounts.id', '=', to.accountId)
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto('notifications')
      .columns(['company_id', 'account_id', ...values.map(([name]) => name)])
      .expression(recipients)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) return
    await putMails({ db, kind: databaseKind }, { companyId, id, occasion, kind, at })
    const signalled = { ...to, scopes: [...to.scopes] }
    await sendSignal({ db, kind: databaseKind }, { companyId, to: signalled, notification: { occasion, record } })
  },
  announce: ({ companyId, to, record }) =>
    sendSignal(
      { db, kind: databaseKind },
      { companyId, to: { ...to, scopes: [...to.scopes] }, notification: { occasion: null, record } },
    ),
  async knownOccasions(companyId, occasions) {
    if (occasions.length === 0) return []
    const rows = await db
      .selectFrom('notifications')
      .select('occasion')
      .distinct()
      .where('company_id', '=', companyId)
      .where('occasion', 'in', occasions)
      .execute()
    return rows.map(({ occasion }) => occasion)
  },
})

/** Whether somebody of the company was notified of an occasion. */
export const isKept = async (db: Kysely<Tables>, companyId: string, occasion: string): Promise<boolean> => {
  const row = await db
    .selectFrom('notifications')
    .select('id')
    .where('company_id', '=', companyId)
    .where('occasion', '=', occasion)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
