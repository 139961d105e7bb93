import * as v from 'valibot'
import { textUpTo } from '../../domain/bounded.ts'
import { localeSchema } from '../../domain/locale.ts'
import { sessionUserSchema } from '../../domain/session.ts'
import { describeCall, noBody, none } from './call.ts'

const base = '/api/wtx/ca/v1/auth'

export const passwordKey = describeCall({
  name: 'auth.key',
  summary: 'The public key and a single-use nonce with which the next password travels',
  method: 'GET',
  path: `${base}/key`,
  access: 'public',
  params: none,
  query: none,
  body: noBody,
  /** `jwk` is an RSA public key for RSA-OAEP-256; the JWE's plaintext is `{ password, nonce }`. */
  answer: v.object({
    kid: v.string(),
    nonce: v.string(),
    jwk: v.object({ kty: v.literal('RSA'), n: v.string(), e: v.string() }),
  }),
  refusals: [],
  source: 'chosen; seed 002 §7.1 says the password travels encrypted',
})

const callback_url = v.optional(textUpTo(2000))

const signedIn = v.nullish(
  v.object({ user: v.nullish(sessionUserSchema, null), callback_url: v.nullish(v.string(), null) }),
  {},
)

export const login = describeCall({
  name: 'auth.login',
  summary: 'Opens a session',
  method: 'POST',
  path: `${base}/login`,
  access: 'public',
  params: none,
  query: none,
  /** `password` is a compact JWE. `callback_url` is the path that sign-in interrupted, `locale` the language of a mail with a code. */
  body: v.strictObject({
    user_id: v.pipe(textUpTo(150), v.nonEmpty()),
    password: v.pipe(textUpTo(4096), v.nonEmpty()),
    callback_url,
    locale: v.optional(localeSchema),
  }),
  answer: signedIn,
  /** `login.codeNeeded` comes whether the password is right or not; a code is mailed where it is (docs/decisions/0427). */
  refusals: [
    'request.malformed',
    '901',
    'user.notFound',
    'password.incorrect',
    'password.keyExpired',
    'login.tooMany',
    'login.codeNeeded',
  ],
  source: 'seed 002 §7.1, §8; answer, `callback_url`, `locale` and `login.codeNeeded` chosen',
  beyondSeeds: ['callback_url', 'locale'],
})

export const loginCode = describeCall({
  name: 'auth.loginCode',
  summary: 'Opens a session with the code that was mailed after `login.codeNeeded`',
  method: 'POST',
  path: `${base}/login/code`,
  access: 'public',
  params: none,
  query: none,
  /** A cookie that came with `login.codeNeeded` says which sign-in the code is for. */
  body: v.strictObject({ code: v.pipe(textUpTo(20), v.nonEmpty()), callback_url }),
  answer: signedIn,
  refusals: ['request.malformed', 'login.codeWrong', 'login.codeEnded'],
  source: 'chosen (docs/decisions/0427)',
})

export const loginCodeAgain = describeCall({
  name: 'auth.loginCodeAgain',
  summary: 'Mails another code in the place of the last one',
  method: 'POST',
  path: `${base}/login/code/again`,
  access: 'public',
  params: none,
  query: none,
  body: noBody,
  answer: v.nullish(v.object({}), {}),
  refusals: ['login.codeEnded', 'login.noMoreCodes'],
  source: 'chosen (docs/decisions/0427)',
})

export const logout = describeCall({
  name: 'auth.logout',
  summary: 'Ends the session',
  method: 'POST',
  path: `${base}/logout`,
  access: 'public',
  params: none,
  query: none,
  body: noBody,
  answer: v.nullish(v.object({}), {}),
  refusals: [],
  source: 'chosen',
})

export const session = describeCall({
  name: 'auth.session',
  summary: 'Who is signed in, and until when',
  method: 'GET',
  path: `${base}/session`,
  access: 'session',
  whilePasswordIsDue: true,
  params: none,
  query: none,
  body: noBody,
  answer: sessionUserSchema,
  refusals: [],
  source: 'seed 002 §3.2; path chosen',
})

export const changeGivenPassword = describeCall({
  name: 'auth.changeGivenPassword',
  summary: 'Replaces a password that somebody else has given; other sessions of the account end',
  method: 'POST',
  path: `${base}/given-password`,
  access: 'session',
  whilePasswordIsDue: true,
  params: none,
  query: none,
  /** `new_password` is a compact JWE. */
  body: v.strictObject({ new_password: v.pipe(textUpTo(4096), v.nonEmpty()) }),
  answer: v.nullish(v.object({}), {}),
  refusals: ['request.malformed', 'fields.invalid', 'password.keyExpired', 'password.notDue'],
  source: 'chosen; seed 001 §4 lets administrators reset passwords',
})

export const calls = { passwordKey, login, loginCode, loginCodeAgain, logout, session, changeGivenPassword }
