import { isCallAbsent } from '../../api/callAbsent.ts'
import { createApiClient, type ApiClient } from '../../api/client.ts'
import { login, logout, passwordKey, session } from '../../api/contract/auth.ts'
import { profile } from '../../api/contract/settings.ts'
import { declaredRefusal } from '../../api/declaredRefusal.ts'
import { fetched } from '../../api/fetched.ts'
import { createPeer } from '../../api/peer.ts'
import type { ServerFailure } from '../../domain/failure.ts'
import { fail, succeed, type Result } from '../../domain/result.ts'
import { sessionLifetime, type SessionUser } from '../../domain/session.ts'
import type { Attempt, Read, SignInFailure } from '../../machines/session/setup.ts'
import type { Credentials } from './credentials.ts'
import { signInFailure } from './sessionFailures.ts'

/** The calls of the session itself. They never wait for a session: that one is missing is their answer. */
export interface SessionCalls {
  readonly read: (signal: AbortSignal) => Promise<Read>
  readonly signIn: (credentials: Credentials, callbackPath: string | null, signal: AbortSignal) => Promise<Attempt>
  readonly signOut: (signal: AbortSignal) => Promise<Result<null, ServerFailure>>
}

const isKeyExpired = (answer: Result<unknown, SignInFailure>): boolean =>
  !answer.ok &&
  answer.failure.code === 'server.refused' &&
  declaredRefusal(login, answer.failure) === 'password.keyExpired'

/** The password as it is sent: sealed, or as it was typed where the server has no key (docs/decisions/0131). */
const passwordToSend = async (
  api: ApiClient,
  password: string,
  signal: AbortSignal,
): Promise<Result<string, ServerFailure>> => {
  // The cipher's code is wanted only now, and arrives while the key is asked for. It comes from the server too.
  const [key, cipher] = await Promise.all([api.send(passwordKey, {}, { signal }), fetched(import('./sealPassword.ts'))])
  if (!key.ok) return isCallAbsent(api, key.failure) ? succeed(password) : key
  if (cipher === null) return fail({ code: 'connection.lost' })
  return succeed(await cipher.sealPassword(password, key.value))
}

const attempt = async (
  api: ApiClient,
  { userId, password }: Credentials,
  callbackPath: string | null,
  signal: AbortSignal,
) => {
  const sent = await passwordToSend(api, password, signal)
  if (!sent.ok) return sent
  const body = { user_id: userId.trim(), password: sent.value }
  const request = { body: callbackPath === null ? body : { ...body, callback_url: callbackPath } }
  const answer = await api.send(login, request, { signal })
  return answer.ok ? answer : fail(signInFailure(answer.failure))
}

/** `now` is in milliseconds since 1970. */
export const createSessionCalls = (
  request: typeof fetch,
  peer = createPeer(),
  now: () => number = Date.now,
): SessionCalls => {
  const api = createApiClient({ fetch: request, awaitSession: () => Promise.resolve(false), peer })

  /** The user by the profile, for a server that has no call for the session: its end is taken to be a whole lifetime away. */
  const readProfile = async (signal: AbortSignal): Promise<Result<SessionUser, ServerFailure>> => {
    const answer = await api.send(profile, {}, { signal })
    if (!answer.ok) return answer
    const { id, email, name, scope, profile_image } = answer.value
    const exp = Math.floor(now() / 1000) + sessionLifetime
    return succeed({ id: id === '' ? email : id, name, scope, profile_image, exp, permissions: [] })
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
      const first = await attempt(api, credentials, callbackPath, signal)
      const answer = isKeyExpired(first) ? await attempt(api, credentials, callbackPath, signal) : first
      if (!answer.ok) return answer
      const user = answer.value.user === null ? await readSession(signal) : succeed(answer.value.user)
      if (!user.ok) return fail(user.failure)
      const wayBack = api.speaksContract() ? answer.value.callback_url : callbackPath
      return succeed({ user: user.value, callbackPath: wayBack })
    },
    signOut: async (signal) => {
      const answer = await api.send(logout, {}, { signal })
      return answer.ok ? succeed(null) : answer
    },
  }
}
