import { assign, setup } from 'xstate'
import { bareSerial, type CertificateRecord } from '../../domain/certificate.ts'
import { unexpected, type RemoteSigningFailure, type ServerFailure, type Unexpected } from '../../domain/failure.ts'
import type { Result } from '../../domain/result.ts'
import { notProvided } from '../placeholder.ts'
import type { SigningInput, SigningOutput, SigningTag, UnsignedDocument } from '../signingWays.ts'

/** A request for signatures, which the holder confirms on the phone at once. */
export interface SignatureRequest {
  readonly requestId: string
  /** Digits that page and phone both show. */
  readonly controlCode: string
  /** The moment after which it cannot be confirmed, in Vietnam's local time (`YYYY-MM-DDTHH:mm:ss`). */
  readonly expiresAt: string
  /** What it signs: as many of the documents as the provider allows. */
  readonly reqKeys: readonly string[]
  /** Documents that the server does not know any more, so that nobody can sign them. */
  readonly unsigned: readonly UnsignedDocument[]
}

/** A request that was begun before, as by this page before it was reloaded. */
export interface BegunRequest {
  readonly request: SignatureRequest
  /** Of the certificate whose holder is asked. */
  readonly serialNumber: string
}

/** What became of a request. */
export const requestEnds = ['signed', 'refused', 'expired', 'cancelled'] as const
export type RequestEnd = (typeof requestEnds)[number]

/** How a request has ended, and of several documents those that are not signed although others are. */
export interface EndedRequest {
  readonly end: RequestEnd
  readonly unsigned: readonly UnsignedDocument[]
}

export type RemoteAttemptFailure = RemoteSigningFailure | ServerFailure | Unexpected

interface RemoteSigningContext extends SigningInput {
  /** The company's certificates of the provider that are in use. */
  readonly certificates: readonly CertificateRecord[]
  readonly certificate: CertificateRecord | null
  /** The request that is open, as far as is known here. */
  readonly request: SignatureRequest | null
  /** Whether a request of an earlier page is looked for: not where the user wants another certificate. */
  readonly isTakingUp: boolean
  /** Whether the user gave up before the request was answered: it is cancelled as soon as it is known. */
  readonly isUnwanted: boolean
  /** The outcome that the chart has chosen its state by. */
  readonly failure: RemoteAttemptFailure | null
  /** Of several documents, those that are not signed. */
  readonly unsigned: readonly UnsignedDocument[]
  /** Of several documents, those that the request was not for. */
  readonly left: readonly string[]
  readonly result: SigningOutput['result']
}

export type RemoteSigningEvent =
  | { type: 'certificate.chosen'; id: string }
  | { type: 'signing.retried' }
  | { type: 'certificates.requested' }
  | { type: 'cancellation.repeated' }
  | { type: 'signatureSettings.opened' }
  | { type: 'dialog.dismissed' }

export type CertificatesRead = Result<readonly CertificateRecord[], ServerFailure>
export type SignatureRequested = Result<SignatureRequest, RemoteSigningFailure | ServerFailure>
/** Null where none waits. */
export type RequestFound = Result<BegunRequest | null, ServerFailure>
export type RequestEnded = Result<EndedRequest, RemoteSigningFailure | ServerFailure>
export type RequestCancelled = Result<null, RemoteSigningFailure | ServerFailure>
type AnyAnswer = CertificatesRead | RequestFound | SignatureRequested | RequestEnded | RequestCancelled

export interface RequestInput extends Pick<SigningInput, 'reqKey' | 'others'> {
  readonly serialNumber: string
}

export interface ConfirmationInput {
  readonly reqKeys: readonly string[]
  readonly requestId: string
}

const types: {
  input?: SigningInput
  context?: RemoteSigningContext
  events?: RemoteSigningEvent
  output?: SigningOutput
  tags?: SigningTag
  meta?: { seed: readonly string[] }
} = {}

const isSame = (one: string, other: string): boolean => bareSerial(one) === bareSerial(other)

const isPartOf = ({ reqKeys, unsigned }: SignatureRequest, key: string): boolean =>
  reqKeys.includes(key) || unsigned.some(({ reqKey }) => reqKey === key)

const ending =
  (end: RequestEnd) =>
  (_: unknown, { answer }: { answer: RequestEnded }): boolean =>
    answer.ok && answer.value.end === end

/** Everything the chart names. */
export const remote = setup({
  types,
  actors: {
    readCertificates: notProvided<CertificatesRead>('readCertificates'),
    findRequest: notProvided<RequestFound, Pick<SigningInput, 'reqKey' | 'others'>>('findRequest'),
    requestSignature: notProvided<SignatureRequested, RequestInput>('requestSignature'),
    awaitConfirmation: notProvided<RequestEnded, ConfirmationInput>('awaitConfirmation'),
    awaitAnswer: notProvided<null, { requestId: string }>('awaitAnswer'),
    cancelRequest: notProvided<RequestCancelled, { requestId: string }>('cancelRequest'),
  },
  actions: {
    keepCertificates: assign((_, { answer }: { answer: CertificatesRead }) => ({
      certificates: answer.ok ? answer.value : [],
    })),
    keepChosen: assign(({ context }, { id }: { id: string }) => ({
      certificate: context.certificates.find((certificate) => certificate.id === id) ?? null,
    })),
    keepBegun: assign(({ context }, { answer }: { answer: RequestFound }) => {
      const begun = answer.ok ? answer.value : null
      if (begun === null) return {}
      const certificate = context.certificates.find(({ serial_no: serial }) => isSame(serial, begun.serialNumber))
      return { request: begun.request, certificate: certificate ?? null }
    }),
    keepRequest: assign((_, { answer }: { answer: SignatureRequested }) => ({
      request: answer.ok ? answer.value : null,
    })),
    keepFailure: assign((_, { answer }: { answer: AnyAnswer }) => ({ failure: answer.ok ? null : answer.failure })),
    keepUnexpected: assign((_, { error }: { error: unknown }) => ({ failure: unexpected(error) })),
    forgetFailure: assign({ failure: null }),
    forgetRequest: assign({ request: null }),
    forgetAttempt: assign({ failure: null, request: null, certificate: null, certificates: [], isTakingUp: false }),
    markUnwanted: assign({ isUnwanted: true }),
    keepUnsigned: assign(({ context: { request, others = [] } }, { answer }: { answer: RequestEnded }) => ({
      unsigned: [...(request?.unsigned ?? []), ...(answer.ok ? answer.value.unsigned : [])],
      left: others.filter((key) => request !== null && !isPartOf(request, key)),
    })),
    markSigned: assign({ result: 'signed', request: null }),
    markToSettings: assign({ result: 'toSettings' }),
  },
  guards: {
    isDone: (_, { answer }: { answer: AnyAnswer }) => answer.ok,
    hasNone: (_, { answer }: { answer: CertificatesRead }) => answer.ok && answer.value.length === 0,
    isToTakeUp: ({ context }, { answer }: { answer: CertificatesRead }) => context.isTakingUp && answer.ok,
    isBegun: ({ context }, { answer }: { answer: RequestFound }) => {
      const begun = answer.ok ? answer.value : null
      return begun !== null && context.certificates.some(({ serial_no: serial }) => isSame(serial, begun.serialNumber))
    },
    isOffered: ({ context }, { id }: { id: string }) =>
      context.certificates.some((certificate) => certificate.id === id),
    isUnwanted: ({ context }) => context.isUnwanted,
    isUnwantedRequest: ({ context }, { answer }: { answer: SignatureRequested }) => context.isUnwanted && answer.ok,
    isSigned: ending('signed'),
    isRefused: ending('refused'),
    isExpired: ending('expired'),
    isCancelled: ending('cancelled'),
    hasFailure: ({ context }, { code }: { code: RemoteAttemptFailure['code'] }) => context.failure?.code === code,
    isAsked: ({ context }) => context.request !== null,
    isUnreachableUnasked: ({ context }) =>
      context.failure?.code === 'remoteSigning.unreachable' && context.request === null,
  },
})
