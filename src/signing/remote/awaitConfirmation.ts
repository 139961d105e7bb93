import { signedFormFault } from '../../api/agent/signedForm.ts'
import type { ApiClient } from '../../api/client.ts'
import type { AnswerOf } from '../../api/contract/call.ts'
import { remoteSigningCheck } from '../../api/contract/remoteSigning.ts'
import type { RemoteSigningFailure, ServerFailure } from '../../domain/failure.ts'
import { fail, succeed, type Result } from '../../domain/result.ts'
import type { ConfirmationInput, RequestEnded } from '../../machines/remoteSigning/setup.ts'
import type { SigningDocuments } from '../documents.ts'
import { signedBy } from '../signedBy.ts'
import { remoteSigningFailureOf } from './remoteFailureOf.ts'

export interface ConfirmationParts {
  readonly api: ApiClient
  readonly documents: SigningDocuments
  /** Until the next question, or until the signal. */
  readonly wait: (signal: AbortSignal) => Promise<void>
}

/** Questions in a row that may come to nothing before the user reads of a failure. */
const toleratedFailures = 2

const isPassing = ({ code }: RemoteSigningFailure | ServerFailure): boolean =>
  code === 'connection.lost' || code === 'connection.tooSlow' || code === 'remoteSigning.unreachable'

/** Keeps the signed document, once it is the one that was to be signed, with a signature and nothing else of its own. */
const keep = (documents: SigningDocuments, reqKey: string, signed: string): Result<null, RemoteSigningFailure> => {
  const { xml, layout } = documents.toSign(reqKey)
  const fault = signedFormFault(xml, signed, layout)
  if (fault !== null)
    return fail({
      code: fault.code === 'answer.notSigned' ? 'remoteSigning.answerUnsigned' : 'remoteSigning.answerAltered',
    })
  documents.keepSignature(reqKey, { xml: signed, signedBy: signedBy(signed) })
  return succeed(null)
}

/** The provider's signature of this one cannot be used. */
const unusable = fail({ code: 'remoteSigning.signatureUnusable' } satisfies RemoteSigningFailure)

/** Keeps what is signed of a request. It fails where nothing is; documents that are not signed beside others are named. */
const keepAll = (
  documents: SigningDocuments,
  reqKeys: readonly string[],
  { req_key: named, signed_xml: first, others }: AnswerOf<typeof remoteSigningCheck>,
): RequestEnded => {
  const signed = new Map(others.map(({ req_key: key, signed_xml: xml }) => [key, xml]))
  // A backend that signs one document at a time does not name it.
  const leader = named === '' ? reqKeys[0] : named
  const outcomes = reqKeys.map((reqKey) => {
    const xml = reqKey === leader ? first : signed.get(reqKey)
    const isWithout = xml === null && others.length > 0
    return { reqKey, kept: isWithout ? unusable : keep(documents, reqKey, xml ?? '') }
  })
  const unsigned = outcomes.flatMap(({ reqKey, kept }) => (kept.ok ? [] : [{ reqKey, failure: kept.failure }]))
  const [fault] = unsigned
  if (fault !== undefined && unsigned.length === reqKeys.length) return fail(fault.failure)
  return succeed({ end: 'signed', unsigned })
}

/** Asks what has become of a request until it has ended, or nothing can be learnt of it. Asking changes nothing. */
export const awaitConfirmation = async (
  { api, documents, wait }: ConfirmationParts,
  { reqKeys, requestId }: ConfirmationInput,
  signal: AbortSignal,
): Promise<RequestEnded> => {
  let failed = 0
  for (;;) {
    const answer = await api.send(remoteSigningCheck, { body: { request_id: requestId } }, { signal })
    if (signal.aborted) return fail({ code: 'connection.cancelled' })
    if (answer.ok && answer.value.state !== 'pending') {
      const { state } = answer.value
      return state === 'signed' ? keepAll(documents, reqKeys, answer.value) : succeed({ end: state, unsigned: [] })
    }
    if (!answer.ok) {
      const failure = remoteSigningFailureOf(answer.failure)
      if (!isPassing(failure) || failed === toleratedFailures) return fail(failure)
    }
    failed = answer.ok ? 0 : failed + 1
    await wait(signal)
  }
}
