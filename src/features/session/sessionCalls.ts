import { createApiClient, type ApiClient } from '../../api/client.ts'
import { login, logout, passwordKey, session } from '../../api/contract/auth.ts'
import { fetched } from '../../api/fetched.ts'
import type { ServerFailure } from '../../domain/failure.ts'
import { fail, succeed, type Result } from '../../domain/result.ts'
import type { Attempt, Read, SignInFailure } from '../../machines/session/setup.ts'
import type { Credentials } from './credentials.ts'

/** The calls of the session itself. They never wait for a session: that one is missing is their answer. */
export interface SessionCalls {
  readonly read: (signal: AbortSignal) => Promise<Read>
  readonly signIn: (credentials: Credentials, callbackPath: string | null, signal: AbortSignal) => Promise<Attempt>
  readonly signOut: (signal: AbortSignal) => Promise<Result<null, ServerFailure>>
}

const signInFailure = (failure: ServerFailure): SignInFailure => {
  if (failure.code !== 'server.refused') return failure
  switch (failure.reason) {
    case '901':
      return { code: 'account.notActive' }
    case 'user.notFound':
    case 'password.incorrect':
      return { code: failure.reason }
    case 'login.tooMany':
      return { code: 'signIn.tooMany', message: failure.message }
    default:
      return failure
  }
}

const isKeyExpired = (answer: Result<unknown, ServerFailure>): boolean =>
  !answer.ok && answer.failure.code === 'server.refused' && answer.failure.reason === 'password.keyExpired'

const attempt = async (
  api: ApiClient,
  { userId, password }: Credentials,
  callbackPath: string | null,
  signal: AbortSignal,
) => {
  // The cipher's code is wanted only now, and arrives while the key is asked for. It comes from the server too.
  const [key, cipher] = await Promise.all([api.send(passwordKey, {}, { signal }), fetched(import('./sealPassword.ts'))])
  if (!key.ok) return key
  if (cipher === null) return fail({ code: 'connection.lost' })
  return api.send(
    login,
    {
      body: {
        user_id: userId.trim(),
        password: await cipher.sealPassword(password, key.value),
        ...(callbackPath === null ? {} : { callback_url: callbackPath }),
      },
    },
    { signal },
  )
}

export const createSessionCalls = (request: typeof fetch): SessionCalls => {
  const api = createApiClient({ fetch: request, awaitSession: () => Promise.resolve(false) })
  return {
    read: async (signal) => {
      const answer = await api.send(session, {}, { signal })
      return !answer.ok && answer.failure.code === 'session.ended' ? succeed(null) : answer
    },
    signIn: async (credentials, callbackPath, signal) => {
      const first = await attempt(api, credentials, callbackPath, signal)
      const answer = isKeyExpired(first) ? await attempt(api, credentials, callbackPath, signal) : first
      if (!answer.ok) return fail(signInFailure(answer.failure))
      return succeed({ user: answer.value.user, callbackPath: answer.value.callback_url })
    },
    signOut: async (signal) => {
      const answer = await api.send(logout, {}, { signal })
      return answer.ok ? succeed(null) : answer
    },
  }
}
