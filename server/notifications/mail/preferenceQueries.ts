import { sql, type Kysely } from 'kysely'
import * as v from 'valibot'
import { localeCookie, localeSchema } from '../../../src/domain/locale.ts'
import { scopeSchema } from '../../../src/domain/session.ts'
import type { Tables } from '../../store/tables.ts'
import {
  mailSubject,
  type MailedNotification,
  type MailPreferences,
  type NotificationMail,
  type Reader,
} from './preferences.ts'

declare module '../../store/tables.ts' {
  interface Tables {
    notification_mail: {
      company_id: string
      account_id: string
      locale: string
      /** A JSON object: of each kind that somebody has chosen, whether it comes by mail. */
      chosen: string
    }
  }
}

const chosenSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.boolean()))
const parametersSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))
const keptLocale = v.fallback(localeSchema, localeCookie.fallback)

/** What a row says; without one nothing was chosen. */
export const preferencesOf = (row: { locale: string | null; chosen: string | null } | undefined): MailPreferences => ({
  locale: v.parse(keptLocale, row?.locale),
  chosen: typeof row?.chosen === 'string' ? v.parse(chosenSchema, row.chosen) : {},
})

const keeping = (db: Kysely<Tables>): Pick<NotificationMail, 'preferences' | 'keep'> => ({
  async preferences({ companyId, accountId }) {
    const row = await db
      .selectFrom('notification_mail')
      .select(['locale', 'chosen'])
      .where('company_id', '=', companyId)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    return preferencesOf(row)
  },
  async keep({ companyId, accountId }, { locale, chosen }) {
    const content = { locale, chosen: JSON.stringify(chosen) }
    await db
      .insertInto('notification_mail')
      .values({ company_id: companyId, account_id: accountId, ...content })
      .onConflict((conflict) => conflict.columns(['company_id', 'account_id']).doUpdateSet(content))
      .execute()
  },
})

/** Notifications with the accounts that they belong to and what these have chosen of mails; whoever has not chosen is there as well. */
export const notifiedPeople = (db: Kysely<Tables>) =>
  db
    .selectFrom('notifications')
    .innerJoin('accounts', (join) =>
      join
        .onRef('accounts.id', '=', 'notifications.account_id')
        .onRef('accounts.company_id', '=', 'notifications.company_id'),
    )
    .leftJoin('notification_mail', (join) =>
      join
        .onRef('notification_mail.company_id', '=', 'notifications.company_id')
        .onRef('notification_mail.account_id', '=', 'notifications.account_id'),
    )

const find = async (
  db: Kysely<Tables>,
  { companyId, accountId }: Reader,
  notificationId: string,
): Promise<MailedNotification | null> => {
  const row = await notifiedPeople(db)
    .select(['notifications.id', 'notifications.kind', 'record_kind', 'record_id', 'parameters'])
    .select('notifications.created_at as notified_at')
    .select(['accounts.name', 'accounts.email', 'accounts.scope', 'accounts.is_active', 'locale', 'chosen'])
    .where('notifications.company_id', '=', companyId)
    .where('notifications.account_id', '=', accountId)
    .where('notifications.id', '=', notificationId)
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    id: row.id,
    kind: row.kind,
    recordKind: row.record_kind,
    recordId: row.record_id,
    parameters: v.parse(parametersSchema, row.parameters),
    createdAt: row.notified_at,
    reader: {
      name: row.name,
      address: row.email,
      scope: v.parse(scopeSchema, row.scope),
      isActive: row.is_active === 1,
    },
    preferences: preferencesOf(row),
  }
}

/** Notifications that are looked through for the newest mail. */
const newest = 20

const trouble =
  (db: Kysely<Tables>): NotificationMail['trouble'] =>
  async ({ companyId, accountId }) => {
    const recent = db
      .selectFrom('notifications')
      .select('id')
      .where('company_id', '=', companyId)
      .where('account_id', '=', accountId)
      .orderBy('id', 'desc')
      .limit(newest)
    const mailsIn = (table: 'outbox' | 'outbox_sent') =>
      db
        .selectFrom(table)
        .select(['subject_id', 'last_error'])
        .where('company_id', '=', companyId)
        .where('subject_kind', '=', mailSubject)
        .where('message_type', '=', accountId)
        .where('subject_id', 'in', (expression) => expression.selectFrom(recent.as('recent')).select('recent.id'))
    const row = await mailsIn('outbox')
      .select(sql<string>`'waiting'`.as('state'))
      .unionAll(mailsIn('outbox_sent').select('state'))
      .orderBy('subject_id', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (row?.state === 'waiting' && row.last_error === 'mail.unreachable') return { isWaiting: true }
    return row?.state === 'turnedDown' && row.last_error === 'mail.refused' ? { isWaiting: false } : null
  }

export const notificationMailIn = (db: Kysely<Tables>): NotificationMail => ({
  ...keeping(db),
  find: (reader, notificationId) => find(db, reader, notificationId),
  trouble: trouble(db),
})
