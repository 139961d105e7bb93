import { fail, type Result, succeed } from '../src/domain/result.ts'
import type { IssueXmlList, SignedAnswer } from '../src/api/agent/protocol.ts'
import type { OpenKey, PinState } from '../signing/keystores/keystore.ts'
import { examineDocuments } from './documents.ts'
import { type AgentFailure, agentFailure, keyStoreFailure } from './outcome.ts'
import { type Desk, openWithConsent, signDocuments } from './signing-session.ts'
import { certificateOf, tokenFacts, validityFailure } from './token-facts.ts'

/** Looks whether the token is there, not locked and in its time, so that nobody is asked for a PIN in vain. */
const checkToken = async (desk: Desk): Promise<Result<PinState, AgentFailure>> => {
  const read = await desk.keyStore.readToken()
  if (!read.ok) return read.failure.code === 'pin_needed' ? succeed('ready') : fail(keyStoreFailure(read.failure))
  const certificate = certificateOf(read.value.certificate)
  if (!certificate.ok) return certificate
  const untimely = validityFailure(certificate.value, desk.now())
  if (untimely !== null) return fail(untimely)
  return read.value.pinState === 'locked' ? fail(agentFailure('pin.locked')) : succeed(read.value.pinState)
}

const signAll = async (
  desk: Desk,
  key: OpenKey,
  request: IssueXmlList,
): Promise<Result<SignedAnswer, AgentFailure>> => {
  const certificate = certificateOf(key.certificate)
  if (!certificate.ok) return certificate
  const untimely = validityFailure(certificate.value, desk.now())
  if (untimely !== null) return fail(untimely)
  const signed = await signDocuments(key, request.xml, desk)
  if (!signed.ok) return signed
  return succeed({
    result: [...signed.value],
    issue_to: certificate.value.subjectCommonName,
    ...tokenFacts(certificate.value),
  })
}

/**
 * /issueXmlList: signs every document of the request with one consent and one PIN, or none (seed 000 §7). Documents are examined
 * before the token, the token before the user is asked, and the key is closed whatever happens.
 */
export const issueXmlList = async (desk: Desk, request: IssueXmlList): Promise<Result<SignedAnswer, AgentFailure>> => {
  const taxpayers = examineDocuments(request.xml)
  if (!taxpayers.ok) return taxpayers
  const pinState = await checkToken(desk)
  if (!pinState.ok) return pinState
  const question = { documentCount: request.xml.length, taxpayers: taxpayers.value }
  const opened = await openWithConsent(desk, pinState.value, question)
  if (!opened.ok) return opened
  try {
    return await signAll(desk, opened.value, request)
  } finally {
    await opened.value.close()
  }
}
