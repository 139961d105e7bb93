import type { Kysely, Selectable } from 'kysely'
import * as v from 'valibot'
import { recordCodeKey } from '../../src/domain/recordCode.ts'
import { readPermissions, scopeSchema } from '../../src/domain/session.ts'
import { folded } from '../../src/domain/text.ts'
import { writtenUserId } from '../../src/domain/user/user.ts'
import { searchText } from '../store/matching.ts'
import type { Tables } from '../store/tables.ts'
import type { Account, AccountChanges, Accounts } from './accounts.ts'

declare module '../store/tables.ts' {
  interface Tables {
    accounts: {
      id: string
      company_id: string | null
      user_id: string
      name: string
      email: string
      profile_image: string | null
      scope: string
      password_hash: string
      is_active: number
      /** A JSON array of keys. */
      permissions: string
      must_change_password: number
      mobile: string
      employee_no: string
      /** What tells the employee number from others. */
      employee_key: string
      is_employee_no_automatic: number
      created_at: string
      changed_at: string
      /** The name as it is ordered by. */
      name_order: string
      /** What a list shows of it, as searching sees it. */
      search_text: string
    }
  }
}

const permissionsSchema = v.pipe(v.string(), v.parseJson(), readPermissions)

export const accountOf = (row: Selectable<Tables['accounts']>): Account => ({
  id: row.id,
  companyId: row.company_id,
  userId: row.user_id,
  name: row.name,
  email: row.email,
  profileImage: row.profile_image,
  scope: v.parse(scopeSchema, row.scope),
  passwordHash: row.password_hash,
  isActive: row.is_active === 1,
  permissions: v.parse(permissionsSchema, row.permissions),
  mustChangePassword: row.must_change_password === 1,
  mobile: row.mobile,
  employeeNo: row.employee_no,
  isEmployeeNoAutomatic: row.is_employee_no_automatic === 1,
  createdAt: row.created_at,
  changedAt: row.changed_at,
})

type Row = Selectable<Tables['accounts']>

/** What an account is ordered and searched by. */
const foundBy = ({ name, user_id, email, mobile }: Pick<Row, 'name' | 'user_id' | 'email' | 'mobile'>) => ({
  name_order: folded(name),
  search_text: searchText([name, user_id, email, mobile]),
})

const flagOf = (isSet: boolean): number => (isSet ? 1 : 0)

/** The account as it is kept. */
const rowOf = (account: Account): Row => {
  const row = {
    id: account.id,
    company_id: account.companyId,
    user_id: account.userId,
    name: account.name,
    email: account.email,
    profile_image: account.profileImage,
    scope: account.scope,
    password_hash: account.passwordHash,
    is_active: flagOf(account.isActive),
    permissions: JSON.stringify(account.permissions),
    must_change_password: flagOf(account.mustChangePassword),
    mobile: account.mobile,
    employee_no: account.employeeNo,
    employee_key: recordCodeKey(account.employeeNo),
    is_employee_no_automatic: flagOf(account.isEmployeeNoAutomatic),
    created_at: account.createdAt,
    changed_at: account.changedAt,
  }
  return { ...row, ...foundBy(row) }
}

/** The columns of what changes; the others are undefined, and not written. */
const columnsOf = (changes: AccountChanges) => {
  const { isActive, permissions, mustChangePassword, isEmployeeNoAutomatic } = changes
  return {
    name: changes.name,
    email: changes.email,
    profile_image: changes.profileImage,
    scope: changes.scope,
    password_hash: changes.passwordHash,
    is_active: isActive === undefined ? undefined : flagOf(isActive),
    permissions: permissions === undefined ? undefined : JSON.stringify(permissions),
    must_change_password: mustChangePassword === undefined ? undefined : flagOf(mustChangePassword),
    mobile: changes.mobile,
    employee_no: changes.employeeNo,
    employee_key: changes.employeeNo === undefined ? undefined : recordCodeKey(changes.employeeNo),
    is_employee_no_automatic: isEmployeeNoAutomatic === undefined ? undefined : flagOf(isEmployeeNoAutomatic),
    changed_at: changes.changedAt,
  }
}

const change =
  (db: Kysely<Tables>): Accounts['change'] =>
  async (id, changes) => {
    const row = await db
      .updateTable('accounts')
      .set(columnsOf(changes))
      .where('id', '=', id)
      .returning(['name', 'user_id', 'email', 'mobile', 'name_order', 'search_text'])
      .executeTakeFirst()
    if (row === undefined) return
    const found = foundBy(row)
    if (found.name_order !== row.name_order || found.search_text !== row.search_text)
      await db.updateTable('accounts').set(found).where('id', '=', id).execute()
  }

export const accountsIn = (db: Kysely<Tables>): Accounts => ({
  async byUserId(typed) {
    const exact = typed.trim().toLowerCase()
    const rows = await db
      .selectFrom('accounts')
      .selectAll()
      .where('user_id', 'in', [exact, writtenUserId(typed)])
      .execute()
    const row = rows.find(({ user_id }) => user_id === exact) ?? rows[0]
    return row === undefined ? null : accountOf(row)
  },
  async isEmployeeNoTaken(companyId, employeeNo, except) {
    const row = await db
      .selectFrom('accounts')
      .select('id')
      .where('company_id', '=', companyId)
      .where('employee_key', '=', recordCodeKey(employeeNo))
      .where('id', '!=', except)
      .executeTakeFirst()
    return row !== undefined
  },
  async hold(id) {
    const row = await db
      .updateTable('accounts')
      .set((row) => ({ changed_at: row.ref('changed_at') }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    return row === undefined ? null : accountOf(row)
  },
  async insert(account) {
    await db.insertInto('accounts').values(rowOf(account)).execute()
  },
  async insertNew(account) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('accounts')
      .values(rowOf(account))
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  },
  change: change(db),
})
