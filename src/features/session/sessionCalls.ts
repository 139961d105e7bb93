import { isCallAbsent } from '../../api/callAbsent.ts'
import { createApiClient, type ApiClient } from '../../api/client.ts'
import { changeGivenPassword, login, logout, session } from '../../api/contract/auth.ts'
import type { AnswerOf } from '../../api/contract/call.ts'
import { profile } from '../../api/contract/profile.ts'
import { createPeer } from '../../api/peer.ts'
import type { ServerFailure } from '../../domain/failure.ts'
import type { Locale } from '../../domain/locale.ts'
import { fail, succeed, type Result } from '../../domain/result.ts'
import { sessionLifetime, type SessionUser } from '../../domain/session.ts'
import type { Attempt, Read, SignedIn, SignInFailure } from '../../machines/session/setup.ts'
import type { Credentials } from './credentials.ts'
import { currentLocale } from '../../i18n/locale.ts'
import { withSealedPassword } from '../../passwords/sealedPassword.ts'
import { codeCalls, wayBack, type CodeCalls } from './codeCalls.ts'
import { signInFailure } from './sessionFailures.ts'

/** The calls of the session itself. They never wait for a session: that one is missing is their answer. */
export interface SessionCalls extends CodeCalls {
  readonly read: (signal: AbortSignal) => Promise<Read>
  readonly signIn: (credentials: Credentials, callbackPath: string | null, signal: AbortSignal) => Promise<Attempt>
  readonly changePassword: (password: string, signal: AbortSignal) => Promise<Result<null, ServerFailure>>
  readonly signOut: (signal: AbortSignal) => Promise<Result<null, ServerFailure>>
}

const attempt = (
  api: ApiClient,
  { userId, password }: Credentials,
  beside: { readonly locale: Locale; readonly callback_url?: string },
  signal: AbortSignal,
) =>
  withSealedPassword<AnswerOf<typeof login>, SignInFailure>(api, password, signal, async (sealed) => {
    const body = { user_id: userId.trim(), password: sealed, ...beside }
    const answer = await api.send(login, { body }, { signal })
    return answer.ok ? answer : fail(signInFailure(answer.failure))
  })

/** The user by the profile, for a server that has no call for the session: its end is taken to be a whole lifetime away. */
const readProfile = async (
  api: ApiClient,
  now: () => number,
  signal: AbortSignal,
): Promise<Result<SessionUser, ServerFailure>> => {
  const answer = await api.send(profile, {}, { signal })
  if (!answer.ok) return answer
  const { id, email, name, scope, profile_image, user_id } = answer.value
  const exp = Math.floor(now() / 1000) + sessionLifetime
  const user = { id: id === '' ? email : id, name, scope, profile_image, exp, permissions: [] }
  return succeed(user_id === '' ? user : { ...user, user_id })
}

/** `now` is in milliseconds since 1970, `account` whose page it is, `locale` the language of a mail with a code. */
export const createSessionCalls = (
  request: typeof fetch,
  peer = createPeer(),
  now: () => number = Date.now,
  account: () => string | null = () => null,
  locale: () => Locale = currentLocale,
): SessionCalls => {
  const settings = { fetch: request, awaitSession: () => Promise.resolve(false), peer }
  const api = createApiClient(settings)
  /** For what is done to the account of this page, and to no other. */
  const own = createApiClient({ ...settings, account })

  const readSession = async (signal: AbortSignal): Promise<Result<SessionUser, ServerFailure>> => {
    const answer = await api.send(session, {}, { signal })
    return answer.ok || !isCallAbsent(api, answer.failure) ? answer : readProfile(api, now, signal)
  }
  const signedIn = async (
    { user: said, callback_url: leadsTo }: AnswerOf<typeof login>,
    callbackPath: string | null,
    signal: AbortSignal,
  ): Promise<Result<SignedIn, ServerFailure>> => {
    const user = said === null ? await readSession(signal) : succeed(said)
    if (!user.ok) return user
    return succeed({ user: user.value, callbackPath: api.speaksContract() ? leadsTo : callbackPath })
  }

  return {
    read: async (signal) => {
      const answer = await readSession(signal)
      return !answer.ok && answer.failure.code === 'session.ended' ? succeed(null) : answer
    },
    signIn: async (credentials, callbackPath, signal) => {
      const beside = { locale: locale(), ...wayBack(callbackPath) }
      const answer = await attempt(api, credentials, beside, signal)
      return answer.ok ? signedIn(answer.value, callbackPath, signal) : answer
    },
    ...codeCalls(api, signedIn),
    changePassword: async (password, signal) => {
      const answer = await withSealedPassword<unknown, never>(own, password, signal, (sealed) =>
        own.send(changeGivenPassword, { body: { new_password: sealed } }, { signal }),
      )
      return answer.ok ? succeed(null) : answer
    },
    signOut: async (signal) => {
      const answer = await own.send(logout, {}, { signal })
      // Where somebody else has signed in since, the session of this page has left the browser.
      return answer.ok || answer.failure.code === 'session.ended' ? succeed(null) : answer
    },
  }
}
