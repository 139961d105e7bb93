import { isCallAbsent } from '../api/callAbsent.ts'
import type { ApiClient } from '../api/client.ts'
import { passwordKey } from '../api/contract/auth.ts'
import { fetched } from '../api/fetched.ts'
import type { ServerFailure } from '../domain/failure.ts'
import { fail, succeed, type Result } from '../domain/result.ts'

/** The password as it is sent: sealed, or as it was typed where the server has no key (docs/decisions/0131). */
export const passwordToSend = async (
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

/** Whether a sealed secret came too late; nothing was done with it. */
export const isKeyExpired = (failure: object): boolean =>
  'reason' in failure && failure.reason === 'password.keyExpired'

/** Sends something with a password that is sealed for it, and once more under a new key where that has expired meanwhile. */
export const withSealedPassword = async <Value, F extends object>(
  api: ApiClient,
  password: string,
  signal: AbortSignal,
  send: (sealed: string) => Promise<Result<Value, F | ServerFailure>>,
): Promise<Result<Value, F | ServerFailure>> => {
  const attempt = async (): Promise<Result<Value, F | ServerFailure>> => {
    const sealed = await passwordToSend(api, password, signal)
    return sealed.ok ? send(sealed.value) : sealed
  }
  const first = await attempt()
  return !first.ok && isKeyExpired(first.failure) ? attempt() : first
}
