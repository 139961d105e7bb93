import type { ApiClient } from '../../../api/client.ts'
import type { AnswerOf } from '../../../api/contract/call.ts'
import { connectSigningServer } from '../../../api/contract/registeredSignatures.ts'
import type { ServerFailure } from '../../../domain/failure.ts'
import type { Sealed } from '../../../machines/sealed.ts'
import { withSealedPassword } from '../../../passwords/sealedPassword.ts'

/** An account of the signing server, as it was typed. */
export interface Account {
  readonly userName: string
  readonly password: string
}

type Answer = AnswerOf<typeof connectSigningServer>

/** Logs into the signing server with it, once. */
export const sendAccount = (api: ApiClient, typed: Sealed<Account>) => {
  const { userName: username, password } = typed.open()
  const { signal } = new AbortController()
  return withSealedPassword<Answer, ServerFailure>(api, password, signal, (sealed) =>
    api.send(connectSigningServer, { body: { username, password: sealed } }),
  )
}
