import { isCallAbsent } from '../../api/callAbsent.ts'
import { createApiClient, type ApiClient } from '../../api/client.ts'
import { changeGivenPassword, login, logout, session } from '../../api/contract/auth.ts'
import type { AnswerOf } from '../../api/contract/call.ts'
import { profile } from '../../api/contract/profile.ts'
import { createPeer } from '../../api/peer.ts'
import type { ServerFailure } from '../../domain/failure.ts'
import { fail, succeed, type Result } from '../../domain/result.ts'
import { sessionLifetime, type SessionUser } from '../../domain/session.ts'
import type { Attempt, Read, SignInFailure } from '../../machines/session/setup.ts'
import type { Credentials } from './credentials.ts'
import { withSealedPassword } from '../../passwords/sealedPassword.ts'
import { signInFailure } from './sessionFailures.ts'

/** The calls of the session itself. They never wait for a session: that one is missing is their answer. */
export interface SessionCalls {
  readonly read: (signal: AbortSignal) => Promise<Read>
  readonly signIn: (credentials: Credentials, callbackPath: string | null, signal: AbortSignal) => Promise<Attempt>
  readonly changePassword: (password: string, signal: AbortSignal) => Promise<Result<null, ServerFailure>>
  readonly signOut: (signal: AbortSignal) => Promise<Result<null, ServerFailure>>
}

const attempt = (api: ApiClient, { userId, password }: Credentials, callbackPath: string | null, signal: AbortSignal) =>
  withSealedPassword<AnswerOf<typeof login>, SignInFailure>(api, password, signal, async (sealed) => {
    const body = { user_id: userId.trim(), password: sealed }
    const request = { body: callbackPath === null ? body : { ...body, callback_url: callbackPath } }
    const answer = await api.send(login, request, { signal })
    return answer.ok ? answer : fail(signInFailure(answer.failure))
  })

/** `now` is in milliseconds since 1970, `account` whose page it is. */
export const createSessionCalls = (
  request: typeof fetch,
  peer = createPeer(),
  now: () => number = Date.now,
  account: () => string | null = () => null,
): SessionCalls => {
  const settings = { fetch: request, awaitSession: () => Promise.resolve(false), peer }
  const api = createApiClient(settings)
  /** For what is done to the account of this page, and to no other. */
  const own = createApiClient({ ...settings, account })

  /** The user by the profile, for a server that has no call for the session: its end is taken to be a whole lifetime away. */
  const readProfile = async (signal: AbortSignal): Promise<Result<SessionUser, ServerFailure>> => {
    const answer = await api.send(profile, {}, { signal })
    if (!answer.ok) return answer
    const { id, email, name, scope, profile_image, user_id } = answer.value
    const exp = Math.floor(now() / 1000) + sessionLifetime
    const user = { id: id === '' ? email : id, name, scope, profile_image, exp, permissions: [] }
    return succeed(user_id === '' ? user : { ...user, user_id })
  }
  const readSession = async (signal: AbortSignal): Promise<Result<SessionUser, ServerFailure>> => {
    const answer = await api.send(session, {}, { signal })
    return answer.ok || !isCallAbsent(api, answer.failure) ? answer : readProfile(signal)
  }

  return {
    read: async (signal) => {
      const answer = await readSession(signal)
      return !answer.ok && answer.failure.code === 'session.ended' ? succeed(null) : answer
    },
    signIn: async (credentials, callbackPath, signal) => {
      const answer = await attempt(api, credentials, callbackPath, signal)
      if (!answer.ok) return answer
      const user = answer.value.user === null ? await readSession(signal) : succeed(answer.value.user)
      if (!user.ok) return fail(user.failure)
      const wayBack = api.speaksContract() ? answer.value.callback_url : callbackPath
      return succeed({ user: user.value, callbackPath: wayBack })
    },
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
