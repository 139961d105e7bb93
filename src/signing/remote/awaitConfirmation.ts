import { signedFormFault } from '../../api/agent/signedForm.ts'
import type { ApiClient } from '../../api/client.ts'
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
  const fault = signedFormFault(documents.toSign(reqKey).xml, signed)
  if (fault !== null)
    return fail({
      code: fault.code === 'answer.notSigned' ? 'remoteSigning.answerUnsigned' : 'remoteSigning.answerAltered',
    })
  documents.keepSignature(reqKey, { xml: signed, signedBy: signedBy(signed) })
  return succeed(null)
}

/** Asks what has become of a request until it has ended, or nothing can be learnt of it. Asking changes nothing. */
export const awaitConfirmation = async (
  { api, documents, wait }: ConfirmationParts,
  { reqKey, requestId }: ConfirmationInput,
  signal: AbortSignal,
): Promise<RequestEnded> => {
  let failed = 0
  for (;;) {
    const answer = await api.send(remoteSigningCheck, { body: { request_id: requestId } }, { signal })
    if (signal.aborted) return fail({ code: 'connection.cancelled' })
    if (answer.ok && answer.value.state !== 'pending') {
      if (answer.value.state !== 'signed') return succeed(answer.value.state)
      const kept = keep(documents, reqKey, answer.value.signed_xml ?? '')
      return kept.ok ? succeed('signed') : kept
    }
    if (!answer.ok) {
      const failure = remoteSigningFailureOf(answer.failure)
      if (!isPassing(failure) || failed === toleratedFailures) return fail(failure)
    }
    failed = answer.ok ? 0 : failed + 1
    await wait(signal)
  }
}
