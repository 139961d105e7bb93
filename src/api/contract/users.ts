import * as v from 'valibot'
import { listOf, mostAnswered, textUpTo } from '../../domain/bounded.ts'
import { readCode, readFlag, readList, readText, readTextOrNull, readTexts } from '../../domain/reading.ts'
import { grantablePermissions, readPermissions, scopeSchema } from '../../domain/session.ts'
import { roleCodes, roleFilters } from '../../domain/user/role.ts'
import { administrators, describeCall, noBody, none } from './call.ts'
import { completed, listQuery, paginationSchema, readPaginationSchema } from './paging.ts'
import { shopIdSchema } from './shops.ts'

const base = '/api/wtx/ca/v1/settings/users'

/** Users that one call activates or deactivates. */
export const usersChangedAtOnce = 100
/** Shops that one user works in. */
export const mostShopsOfUser = 200

const userIdentity = v.pipe(textUpTo(64), v.regex(/^[0-9A-Za-z-]{1,64}$/))

export const userSortColumns = ['role', 'full_name', 'user_id', 'user_status', 'mobile', 'email'] as const

const rowTexts = ['id', 'user_id', 'full_name', 'employee_no', 'mobile', 'email', 'version'] as const
const readRole = readCode(roleCodes, '2')
const readStatus = readCode(['Y', 'N'], 'N')

const shopOfUser = v.object({ id: v.string(), shop_nm: v.string() })

const userRowSchema = v.object({
  ...v.entriesFromList(rowTexts, v.string()),
  img_url: v.nullable(v.string()),
  role: v.picklist(roleCodes),
  /** Marks system administrators, who are administrators by their role. */
  scope: scopeSchema,
  user_status: v.picklist(['Y', 'N']),
  shops: listOf(shopOfUser, mostAnswered),
  total_shop_assign: v.number(),
})
/** A row of the list (seed 001 §2.9, §3). */
export type UserRow = v.InferOutput<typeof userRowSchema>

const readRow = v.object({
  ...readTexts(rowTexts),
  img_url: readTextOrNull,
  role: readRole,
  scope: v.fallback(scopeSchema, 'USER'),
  user_status: readStatus,
  shops: readList(v.object(readTexts(['id', 'shop_nm']))),
  total_shop_assign: v.nullish(v.number(), 0),
})

const listSchema = v.pipe(
  v.object({ users: readList(readRow), pagination: readPaginationSchema }),
  v.transform(({ users, pagination }) => ({ users, pagination: completed(pagination, users.length) })),
  v.object({ users: listOf(userRowSchema, mostAnswered), pagination: paginationSchema }),
)

export const listUsers = describeCall({
  name: 'users.list',
  summary: 'Users of the company, a page at a time',
  method: 'GET',
  path: base,
  access: administrators,
  params: none,
  query: v.strictObject({ ...listQuery(userSortColumns), role: v.optional(v.picklist(roleFilters)) }),
  body: noBody,
  answer: listSchema,
  refusals: [],
  source: 'seed 001 §7; path chosen',
})

const userDetailSchema = v.object({
  ...readTexts([...rowTexts, 'created_at', 'changed_at']),
  profile_image: readText,
  /** '1' where the server has given the employee number. */
  employee_auto: readFlag,
  role: readRole,
  scope: v.fallback(scopeSchema, 'USER'),
  user_status: readStatus,
  permissions: readPermissions,
  shops: readList(v.object(readTexts(['id', 'name', 'shop_code', 'address', 'tel_no']))),
})
export type UserDetail = v.InferOutput<typeof userDetailSchema>

export const userDetail = describeCall({
  name: 'users.detail',
  summary: 'One user with shops and permissions',
  method: 'GET',
  path: `${base}/:id`,
  access: administrators,
  params: v.strictObject({ id: userIdentity }),
  query: none,
  body: noBody,
  answer: userDetailSchema,
  refusals: ['record.absent'],
  source: 'chosen',
})

export const checkUserId = describeCall({
  name: 'users.checkUserId',
  summary: 'Succeeds where nobody signs in with this id yet',
  method: 'POST',
  path: `${base}/check-user-id`,
  access: administrators,
  params: none,
  query: none,
  body: v.strictObject({ user_id: textUpTo(200) }),
  answer: v.nullish(v.object({}), {}),
  refusals: ['fields.invalid', 'user.idTaken'],
  source: 'seed 001 §7 (checkUserxId); path chosen',
})

/** Size only: the rules of the form are `userSchema`'s. */
const text = textUpTo(2000)

const userBodySchema = v.strictObject({
  profile_image: text,
  full_name: text,
  employee_no: text,
  employee_auto: v.boolean(),
  mobile: text,
  email: text,
  user_id: text,
  /** A compact JWE; empty where an existing user keeps the password. */
  password: textUpTo(4096),
  role: v.picklist(roleCodes),
  shops: listOf(v.strictObject({ shop_id: shopIdSchema, is_assign: v.boolean() }), mostShopsOfUser),
  permissions: listOf(v.picklist(grantablePermissions), grantablePermissions.length),
})
export type UserBody = v.InferOutput<typeof userBodySchema>

const savedSchema = v.nullish(v.object({ id: v.nullish(readText, ''), version: v.nullish(readText, '') }), {})

const saving = ['request.malformed', 'fields.invalid', 'user.changed', 'password.keyExpired'] as const

export const createUser = describeCall({
  name: 'users.create',
  summary:
    'Creates a user; the same request again answers the same. The password is for one sign-in and then has to be changed',
  method: 'POST',
  path: base,
  access: administrators,
  params: none,
  query: none,
  /** `id` is a UUID of version 7 that the form has made. */
  body: v.strictObject({ ...userBodySchema.entries, id: userIdentity }),
  answer: savedSchema,
  refusals: saving,
  source: 'seed 001 §7; path, `employee_auto`, `permissions`, `id` and answer added',
})

/** What an administrator may not do with an account. */
export const accountRefusals = ['user.isSelf', 'user.lastAdministrator', 'user.outranked'] as const

export const changeUser = describeCall({
  name: 'users.change',
  summary: 'Changes a user as it was opened; a new password ends the sessions of the user',
  method: 'PUT',
  path: `${base}/:id`,
  access: administrators,
  params: v.strictObject({ id: userIdentity }),
  query: none,
  body: v.strictObject({ ...userBodySchema.entries, version: textUpTo(64) }),
  answer: savedSchema,
  refusals: [...saving, 'record.absent', ...accountRefusals],
  source: 'seed 001 §7; path, `employee_auto`, `permissions`, `version` and answer added',
})

export const changeRole = describeCall({
  name: 'users.changeRole',
  summary: 'Makes a user an administrator, or an administrator a user',
  method: 'PUT',
  path: `${base}/:id/role`,
  access: administrators,
  params: v.strictObject({ id: userIdentity }),
  query: none,
  body: v.strictObject({ role: v.picklist(roleCodes), version: textUpTo(64) }),
  answer: savedSchema,
  refusals: ['record.absent', 'user.changed', ...accountRefusals],
  source: 'seed 001 §7 (manage-roles save); chosen',
})

export const askPasswordReset = describeCall({
  name: 'users.askPasswordReset',
  summary: 'Succeeds where the caller may give this user a new password; changes nothing yet',
  method: 'POST',
  path: `${base}/:id/password-reset`,
  access: administrators,
  params: v.strictObject({ id: userIdentity }),
  query: none,
  body: v.strictObject({}),
  answer: v.nullish(v.object({}), {}),
  refusals: ['record.absent', 'user.isSelf', 'user.outranked'],
  source: 'seed 001 §4 (Reset password calls a mutation); chosen',
})

/** What became of each user: the reason where one was refused. */
export const activityResults = ['changed', 'unchanged', 'record.absent', ...accountRefusals] as const
const activitySchema = v.object({
  results: readList(v.object({ id: readText, result: v.picklist(activityResults) })),
})
export type ActivityResult = v.InferOutput<typeof activitySchema>['results'][number]

const activityCall = <const Verb extends 'activate' | 'deactivate'>(verb: Verb, summary: string) =>
  describeCall({
    name: `users.${verb}`,
    summary,
    method: 'POST',
    path: `${base}/${verb}`,
    access: administrators,
    params: none,
    query: none,
    body: v.strictObject({ ids: v.pipe(listOf(userIdentity, usersChangedAtOnce), v.minLength(1)) }),
    answer: activitySchema,
    refusals: [],
    source: 'seed 001 §7; path and answer chosen',
  })

export const activateUsers = activityCall('activate', 'Lets users sign in again; says of each what became of it')
export const deactivateUsers = activityCall(
  'deactivate',
  'Keeps users from signing in and ends their sessions; says of each what became of it',
)

export const calls = {
  listUsers,
  userDetail,
  checkUserId,
  createUser,
  changeUser,
  changeRole,
  askPasswordReset,
  activateUsers,
  deactivateUsers,
}
