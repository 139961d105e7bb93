import * as v from 'valibot'
import { profileTexts } from '../../domain/account/profile.ts'
import { textUpTo } from '../../domain/bounded.ts'
import { keysOf } from '../../domain/form/table.ts'
import { readText, readTexts } from '../../domain/reading.ts'
import { profileSchema } from '../../domain/session.ts'
import { describeCall, noBody, none } from './call.ts'

const base = '/api/wtx/ca/v1/settings/profile'

/** Size only: the rules of the form are `profileFormSchema`'s. */
const text = textUpTo(2000)
const sealed = v.pipe(textUpTo(4096), v.nonEmpty())

export const profile = describeCall({
  name: 'settings.profile',
  summary: 'The signed-in person',
  method: 'GET',
  path: base,
  access: 'session',
  params: none,
  query: none,
  body: noBody,
  /** `user_id` is what the person signs in with; `version` names what the profile says. */
  answer: v.object({
    ...profileSchema.entries,
    ...readTexts(['user_id', 'employee_no', 'phone_number', 'version']),
  }),
  refusals: [],
  source: 'seed 002 §3.2, §7.3; 001 §3',
})

export const changeProfile = describeCall({
  name: 'settings.changeProfile',
  summary:
    'Changes the profile of the signed-in person as it was opened; content that is kept already is answered as kept',
  method: 'PATCH',
  path: base,
  access: 'session',
  params: none,
  query: none,
  body: v.strictObject({
    ...v.entriesFromList(keysOf(profileTexts), text),
    profile_image: text,
    version: v.optional(textUpTo(64), ''),
  }),
  answer: v.nullish(v.object({ version: v.nullish(readText, '') }), {}),
  refusals: ['fields.invalid', 'profile.changed'],
  source: 'seed 002 §7.3, 001 §7; `version` and answer added',
  beyondSeeds: ['version'],
})

export const changePassword = describeCall({
  name: 'settings.changePassword',
  summary: 'Changes the password of the signed-in person and ends the other sessions of the account',
  method: 'PATCH',
  path: `${base}/change-password`,
  access: 'session',
  params: none,
  query: none,
  /** Both are compact JWEs, each with a nonce of its own (`auth.key`). */
  body: v.strictObject({ current_password: sealed, new_password: sealed }),
  answer: v.nullish(v.object({}), {}),
  refusals: ['request.malformed', 'password.keyExpired', 'password.tooMany', 'fields.invalid'],
  source: 'seed 002 §7.3, 001 §5, §7',
})

export const calls = { profile, changeProfile, changePassword }
