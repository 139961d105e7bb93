import type { Kysely, Selectable } from 'kysely'
import * as v from 'valibot'
import { localeCookie, localeSchema } from '../../src/domain/locale.ts'
import { peopleIn } from '../companies/peopleQueries.ts'
import type { Tables } from '../store/tables.ts'
import { mostGuesses, type SignInCode, type SignInCodes } from './signInCodes.ts'

declare module '../store/tables.ts' {
  interface Tables {
    sign_in_codes: {
      id: string
      ticket_hash: string
      account_id: string | null
      password_mark: string
      is_mailed: number
      locale: string
      guesses: number
      made_at: number
      expires_at: number
    }
  }
}

const keptLocale = v.fallback(localeSchema, localeCookie.fallback)

const codeOfRow = (row: Selectable<Tables['sign_in_codes']>): SignInCode => ({
  id: row.id,
  ticketHash: row.ticket_hash,
  accountId: row.account_id,
  passwordMark: row.password_mark,
  isMailed: row.is_mailed === 1,
  locale: v.parse(keptLocale, row.locale),
  madeAt: row.made_at,
  expiresAt: row.expires_at,
})

const mailed =
  (db: Kysely<Tables>): SignInCodes['mailed'] =>
  async (id) => {
    const row = await db
      .selectFrom('sign_in_codes')
      .innerJoin(peopleIn(db).as('owner'), 'owner.id', 'sign_in_codes.account_id')
      .select(['sign_in_codes.id', 'is_mailed', 'locale', 'made_at', 'expires_at'])
      .select(['owner.name', 'owner.email', 'owner.user_id', 'owner.is_active'])
      .where('sign_in_codes.id', '=', id)
      .executeTakeFirst()
    if (row === undefined) return null
    return {
      id: row.id,
      isMailed: row.is_mailed === 1,
      locale: v.parse(keptLocale, row.locale),
      madeAt: row.made_at,
      expiresAt: row.expires_at,
      owner: { name: row.name, address: row.email, userId: row.user_id, isActive: row.is_active === 1 },
    }
  }

const guessing = (db: Kysely<Tables>): Pick<SignInCodes, 'guess' | 'spendAll'> => ({
  async guess(id, now) {
    // Guesses at the same time wait for one another at the row.
    const row = await db
      .updateTable('sign_in_codes')
      .set((expression) => ({ guesses: expression('guesses', '+', 1) }))
      .where('id', '=', id)
      .where('guesses', '<', mostGuesses)
      .where('expires_at', '>', now)
      .returning('guesses')
      .executeTakeFirst()
    return row === undefined ? null : mostGuesses - row.guesses
  },
  async spendAll(accountId) {
    await db.updateTable('sign_in_codes').set({ guesses: mostGuesses }).where('account_id', '=', accountId).execute()
  },
})

export const signInCodesIn = (db: Kysely<Tables>): SignInCodes => ({
  ...guessing(db),
  mailed: mailed(db),
  async insert(code) {
    await db
      .insertInto('sign_in_codes')
      .values({
        id: code.id,
        ticket_hash: code.ticketHash,
        account_id: code.accountId,
        password_mark: code.passwordMark,
        is_mailed: code.isMailed ? 1 : 0,
        locale: code.locale,
        guesses: 0,
        made_at: code.madeAt,
        expires_at: code.expiresAt,
      })
      .execute()
  },
  async ofTicket(ticketHash, since) {
    const rows = await db
      .selectFrom('sign_in_codes')
      .selectAll()
      .where('ticket_hash', '=', ticketHash)
      .where('made_at', '>', since)
      .orderBy('id', 'desc')
      .execute()
    return rows.map(codeOfRow)
  },
  async countMailed(accountId, since) {
    const { count } = await db
      .selectFrom('sign_in_codes')
      .select((expression) => expression.fn.countAll<number | string>().as('count'))
      .where('account_id', '=', accountId)
      .where('is_mailed', '=', 1)
      .where('made_at', '>', since)
      .executeTakeFirstOrThrow()
    return Number(count)
  },
  async removeOld(madeBefore) {
    await db.deleteFrom('sign_in_codes').where('made_at', '<=', madeBefore).execute()
  },
})
