import { fail, type Result, succeed } from '../src/domain/result.ts'
import type { IssueXmlList, SignedAnswer } from '../src/api/agent/protocol.ts'
import type { OpenKey } from '../signing/keystores/keystore.ts'
import type { Certificate } from '../signing/certificate.ts'
import { type DocumentSummary, type ExaminedDocument, examineDocuments } from './documents.ts'
import { type RefusedWork, agentFailure, keyStoreFailure } from './outcome.ts'
import { type ReadyToken, type SigningContext, openWithConsent, signDocuments } from './signingSession.ts'
import { certificateOf, holderFailure, tokenFacts, validityFailure } from './tokenFacts.ts'

/** Why the certificate does not sign these documents, or null. The tax code first: another company's token stays wrong whatever its dates. */
const mismatch = (
  certificate: Certificate,
  { taxpayer }: DocumentSummary,
  context: SigningContext,
): RefusedWork | null => holderFailure(certificate, taxpayer.taxCode) ?? validityFailure(certificate, context.now())

/** Looks whether the token is there, the taxpayer's, in its time and not locked, so that nobody is asked for a PIN in vain. */
const checkToken = async (
  context: SigningContext,
  summary: DocumentSummary,
): Promise<Result<ReadyToken, RefusedWork>> => {
  const read = await context.keyStore.readToken({ taxCode: summary.taxpayer.taxCode })
  if (!read.ok)
    return read.failure.code === 'pin_needed'
      ? succeed({ pinState: 'ready', certificate: null })
      : fail(keyStoreFailure(read.failure))
  const certificate = certificateOf(read.value.certificate)
  if (!certificate.ok) return certificate
  const wrong = mismatch(certificate.value, summary, context)
  if (wrong !== null) return fail(wrong)
  const { pinState } = read.value
  if (pinState === 'locked') return fail(agentFailure('pin.locked'))
  return succeed({ pinState, certificate: certificate.value })
}

const signAll = async (
  context: SigningContext,
  key: OpenKey,
  toSign: readonly ExaminedDocument[],
  summary: DocumentSummary,
): Promise<Result<SignedAnswer, RefusedWork>> => {
  const certificate = certificateOf(key.certificate)
  if (!certificate.ok) return certificate
  const wrong = mismatch(certificate.value, summary, context)
  if (wrong !== null) return fail(wrong)
  const signed = await signDocuments(key, toSign, context)
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
export const issueXmlList = async (
  context: SigningContext,
  request: IssueXmlList,
): Promise<Result<SignedAnswer, RefusedWork>> => {
  const examined = examineDocuments(request.xml)
  if (!examined.ok) return examined
  const { summary, toSign } = examined.value
  const token = await checkToken(context, summary)
  if (!token.ok) return token
  const opened = await openWithConsent(context, token.value, {
    ...summary,
  })
  if (!opened.ok) return opened
  try {
    return await signAll(context, opened.value, toSign, summary)
  } finally {
    await opened.value.close()
  }
}
