import { fail, type Result, succeed } from '../src/domain/result.ts'
import * as v from 'valibot'
import { readSoundJson } from '../src/domain/soundJson.ts'
import { type TokenInfoAnswer, tokenInfoRequestSchema } from '../src/api/agent/protocol.ts'
import type { KeyStore, WantedCertificate } from '../signing/keystores/keystore.ts'
import { type RefusedWork, keyStoreFailure } from './outcome.ts'
import { certificateOf, tokenFacts } from './tokenFacts.ts'

/** The seed's request has no body, so one that says nothing of a tax code asks for whatever token there is. */
const wantedIn = (body: string): WantedCertificate => {
  const json = readSoundJson(body)
  const read = v.safeParse(tokenInfoRequestSchema, json.ok ? json.value : null)
  return read.success ? { taxCode: read.output.tax_code } : {}
}

/**
 * /getTokenInfo: whose token this is, read anew each time (seed 000 §7); of several, the one of the tax code that is asked for. Nobody is asked for it, since the page waits a few seconds
 * only: where the certificate lies behind the PIN, the answer is `token.pinNeeded`.
 */
export const getTokenInfo = async (keyStore: KeyStore, body: string): Promise<Result<TokenInfoAnswer, RefusedWork>> => {
  const read = await keyStore.readToken(wantedIn(body))
  if (!read.ok) return fail(keyStoreFailure(read.failure))
  const certificate = certificateOf(read.value.certificate)
  return certificate.ok ? succeed(tokenFacts(certificate.value)) : certificate
}
