import type { Kysely } from 'kysely'
import type { Tables } from '../store/tables.ts'

/** Accounts as far as other records name the person behind one: part of a query, joined by `id`. */
export const peopleIn = (db: Kysely<Tables>) =>
  db.selectFrom('accounts').select(['id', 'name', 'email', 'user_id', 'is_active', 'search_text'])
