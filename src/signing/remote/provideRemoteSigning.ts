import { fromPromise } from 'xstate'
import { remoteSigningCancel, remoteSigningRequest, remoteSigningWaiting } from '../../api/contract/remoteSigning.ts'
import { isUsable, type CertificateRecord } from '../../domain/certificate.ts'
import { certificateTypes } from '../../domain/certificateCodes.ts'
import type { Refusal, ServerFailure } from '../../domain/failure.ts'
import { fail, succeed, type Result } from '../../domain/result.ts'
import { remoteSigning } from '../../machines/remoteSigning/remoteSigning.ts'
import type {
  CertificatesRead,
  ConfirmationInput,
  RequestCancelled,
  RequestEnded,
  RequestFound,
  RequestInput,
  SignatureRequested,
} from '../../machines/remoteSigning/setup.ts'
import { awaitAnswer } from './awaitAnswer.ts'
import { awaitConfirmation, type ConfirmationParts } from './awaitConfirmation.ts'
import { remoteFailureOf } from './remoteFailureOf.ts'

interface RemoteSigningParts extends Omit<ConfirmationParts, 'wait'> {
  /** All certificates of the company. */
  readonly readRegistered: (signal: AbortSignal) => Promise<Result<readonly CertificateRecord[], ServerFailure>>
}

/** Milliseconds between two questions about a request. */
const interval = 2000

/** The same while nobody answers. */
const patience = 5000

const waitFor =
  (milliseconds: number) =>
  (signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      const stop = (): void => {
        clearTimeout(timer)
        resolve()
      }
      signal.addEventListener('abort', stop, { once: true })
    })

const read = async ({ readRegistered }: RemoteSigningParts, signal: AbortSignal): Promise<CertificatesRead> => {
  const answer = await readRegistered(signal)
  if (!answer.ok) return answer
  return succeed(
    answer.value.filter((one) => one.certificate_type === certificateTypes.remoteSignature && isUsable(one)),
  )
}

/** A document that the server no longer keeps, as when its draft was deleted meanwhile. */
const documentUnknown: Refusal = {
  code: 'server.refused',
  status: 422,
  reason: 'document.unknown',
  message: '',
  fields: [],
}

const request = async (
  { api }: RemoteSigningParts,
  { reqKey, others = [], serialNumber }: RequestInput,
  signal: AbortSignal,
): Promise<SignatureRequested> => {
  const body = { req_key: reqKey, other_req_keys: [...others], serial_no: serialNumber }
  const answer = await api.send(remoteSigningRequest, { body }, { signal })
  if (!answer.ok) return fail(remoteFailureOf(answer.failure))
  const { request_id: requestId, control_code: controlCode, expires_at: expiresAt } = answer.value
  // A backend that signs one document at a time says nothing of keys.
  const reqKeys = answer.value.req_keys.length === 0 ? [reqKey] : answer.value.req_keys
  const unsigned = answer.value.unknown_keys.map((key) => ({ reqKey: key, failure: documentUnknown }))
  return succeed({ requestId, controlCode, expiresAt, reqKeys, unsigned })
}

/** The request of this document that the user has begun before, for as many of the documents as are open here. */
const find = async (
  { api }: RemoteSigningParts,
  { reqKey, others = [] }: Pick<RequestInput, 'reqKey' | 'others'>,
  signal: AbortSignal,
): Promise<RequestFound> => {
  const answer = await api.send(remoteSigningWaiting, {}, { signal })
  if (!answer.ok) return answer
  const begun = answer.value.requests.find(({ req_keys: keys }) => keys.includes(reqKey))
  if (begun === undefined) return succeed(null)
  const { request_id: requestId, control_code: controlCode, expires_at: expiresAt, serial_no: serialNumber } = begun
  const reqKeys = [reqKey, ...others].filter((key) => begun.req_keys.includes(key))
  return succeed({ request: { requestId, controlCode, expiresAt, reqKeys, unsigned: [] }, serialNumber })
}

const cancel = async ({ api }: RemoteSigningParts, requestId: string): Promise<RequestCancelled> => {
  const answer = await api.send(remoteSigningCancel, { body: { request_id: requestId } })
  return answer.ok ? succeed(null) : fail(remoteFailureOf(answer.failure))
}

/** remoteSigning with this product's server behind it, which leads to the provider. */
export const provideRemoteSigning = (parts: RemoteSigningParts) =>
  remoteSigning.provide({
    actors: {
      readCertificates: fromPromise<CertificatesRead, Record<string, never>>(({ signal }) => read(parts, signal)),
      findRequest: fromPromise<RequestFound, Pick<RequestInput, 'reqKey' | 'others'>>(({ input, signal }) =>
        find(parts, input, signal),
      ),
      requestSignature: fromPromise<SignatureRequested, RequestInput>(({ input, signal }) =>
        request(parts, input, signal),
      ),
      awaitConfirmation: fromPromise<RequestEnded, ConfirmationInput>(({ input, signal }) =>
        awaitConfirmation({ ...parts, wait: waitFor(interval) }, input, signal),
      ),
      awaitAnswer: fromPromise<null, { requestId: string }>(({ input, signal }) =>
        awaitAnswer({ ...parts, wait: waitFor(patience) }, input.requestId, signal),
      ),
      cancelRequest: fromPromise<RequestCancelled, { requestId: string }>(({ input }) =>
        cancel(parts, input.requestId),
      ),
    },
  })
