import { fail, type Result, succeed } from '../src/domain/result.ts'
import type { TokenInfoAnswer } from '../src/api/agent/protocol.ts'
import { type AgentFailure, keyStoreFailure } from './outcome.ts'
import { type Desk, openWithConsent } from './signing-session.ts'
import { certificateOf, tokenFacts } from './token-facts.ts'

/** DER of the token's certificate; where it lies behind the PIN, the user is asked. */
const readDer = async (desk: Desk): Promise<Result<Uint8Array, AgentFailure>> => {
  const read = await desk.keyStore.readToken()
  if (read.ok) return succeed(read.value.certificate)
  if (read.failure.code !== 'pin_needed') return fail(keyStoreFailure(read.failure))
  const opened = await openWithConsent(desk, 'ready', { purpose: 'read', documentCount: 0, taxpayers: [] })
  if (!opened.ok) return opened
  await opened.value.close()
  return succeed(opened.value.certificate)
}

/** /getTokenInfo: whose token this is, read anew each time (seed 000 §7). */
export const getTokenInfo = async (desk: Desk): Promise<Result<TokenInfoAnswer, AgentFailure>> => {
  const der = await readDer(desk)
  if (!der.ok) return der
  const certificate = certificateOf(der.value)
  return certificate.ok ? succeed(tokenFacts(certificate.value)) : certificate
}
