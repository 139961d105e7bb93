import type { ApiClient } from '../api/client.ts'
import type { ServerFailure } from '../domain/failure.ts'
import type { Result } from '../domain/result.ts'
import { isKeyExpired, passwordToSend } from './sealedPassword.ts'

/**
 * Sends something with several secrets, each sealed under a nonce of its own and in their order, and once more under new keys where one of
 * them was refused as expired: the server has then used none.
 *
 * @param secrets null for one that is not asked for; it comes back as undefined
 */
export const withSealedSecrets = async <Value, F extends object>(
  api: ApiClient,
  secrets: readonly (string | null)[],
  signal: AbortSignal,
  send: (sealed: readonly (string | undefined)[]) => Promise<Result<Value, F | ServerFailure>>,
): Promise<Result<Value, F | ServerFailure>> => {
  const attempt = async (): Promise<Result<Value, F | ServerFailure>> => {
    const sealed: (string | undefined)[] = []
    for (const secret of secrets) {
      const one = secret === null ? null : await passwordToSend(api, secret, signal)
      if (one?.ok === false) return one
      sealed.push(one?.value)
    }
    return send(sealed)
  }
  const first = await attempt()
  return !first.ok && isKeyExpired(first.failure) ? attempt() : first
}
