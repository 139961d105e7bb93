import { fail, type Result, succeed } from '../src/domain/result.ts'
import type { TokenInfoAnswer } from '../src/api/agent/protocol.ts'
import type { KeyStore } from '../signing/keystores/keystore.ts'
import { type RefusedWork, keyStoreFailure } from './outcome.ts'
import { certificateOf, tokenFacts } from './tokenFacts.ts'

/**
 * /getTokenInfo: whose token this is, read anew each time (seed 000 §7). Nobody is asked for it, since the page waits a few seconds
 * only: where the certificate lies behind the PIN, the answer is `token.pinNeeded`.
 */
export const getTokenInfo = async (keyStore: KeyStore): Promise<Result<TokenInfoAnswer, RefusedWork>> => {
  const read = await keyStore.readToken()
  if (!read.ok) return fail(keyStoreFailure(read.failure))
  const certificate = certificateOf(read.value.certificate)
  return certificate.ok ? succeed(tokenFacts(certificate.value)) : certificate
}
