import * as v from 'valibot'
import { profileTexts } from '../../domain/account/profile.ts'
import { textUpTo } from '../../domain/bounded.ts'
import { keysOf } from '../../domain/form/table.ts'
import { readText } from '../../domain/reading.ts'
import { describeCall, none } from './call.ts'
import { profile } from './profile.ts'

/** Size only: the rules of the form are `profileFormSchema`'s. */
const text = textUpTo(2000)
const sealed = v.pipe(textUpTo(4096), v.nonEmpty())

export const changeProfile = describeCall({
  name: 'settings.changeProfile',
  summary:
    'Changes the profile of the signed-in person as it was opened; content that is kept already is answered as kept',
  method: 'PATCH',
  path: profile.path,
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
  path: `${profile.path}/change-password`,
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
