import type { ApiClient } from '../../../api/client.ts'
import { changePassword } from '../../../api/contract/account.ts'
import type { PasswordValues } from '../../../domain/account/profile.ts'
import type { ServerFailure } from '../../../domain/failure.ts'
import type { Result } from '../../../domain/result.ts'
import { withSealedPassword } from '../../../passwords/sealedPassword.ts'

/** Sends both passwords, each sealed under a nonce of its own (seed 001 §7). */
export const sendPasswords = (
  api: ApiClient,
  { current_password, new_password }: PasswordValues,
): Promise<Result<unknown, ServerFailure>> => {
  const { signal } = new AbortController()
  return withSealedPassword<unknown, ServerFailure>(api, current_password, signal, (current) =>
    withSealedPassword<unknown, ServerFailure>(api, new_password, signal, (next) =>
      api.send(changePassword, { body: { current_password: current, new_password: next } }),
    ),
  )
}
