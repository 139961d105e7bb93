import { assign, setup } from 'xstate'
import type { CertificateRecord } from '../../domain/certificate.ts'
import { unexpected, type RemoteSigningFailure, type ServerFailure, type Unexpected } from '../../domain/failure.ts'
import type { Result } from '../../domain/result.ts'
import { notProvided } from '../placeholder.ts'
import type { SigningInput, SigningOutput, SigningTag } from '../signingWays.ts'

/** A request for a signature, which the holder confirms on the phone. */
export interface SignatureRequest {
  readonly requestId: string
  /** Digits that page and phone both show. */
  readonly controlCode: string
  /** The moment after which it cannot be confirmed, in Vietnam's local time (`YYYY-MM-DDTHH:mm:ss`). */
  readonly expiresAt: string
}

/** What became of a request. */
export const requestEnds = ['signed', 'refused', 'expired', 'cancelled'] as const
export type RequestEnd = (typeof requestEnds)[number]

export type RemoteAttemptFailure = RemoteSigningFailure | ServerFailure | Unexpected

interface RemoteSigningContext extends SigningInput {
  /** The company's certificates of the provider that are in use. */
  readonly certificates: readonly CertificateRecord[]
  readonly certificate: CertificateRecord | null
  /** The request that is open, as far as is known here. */
  readonly request: SignatureRequest | null
  /** Whether the user gave up before the request was answered: it is cancelled as soon as it is known. */
  readonly isUnwanted: boolean
  /** The outcome that the chart has chosen its state by. */
  readonly failure: RemoteAttemptFailure | null
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
export type RequestEnded = Result<RequestEnd, RemoteSigningFailure | ServerFailure>
export type RequestCancelled = Result<null, RemoteSigningFailure | ServerFailure>
type AnyAnswer = CertificatesRead | SignatureRequested | RequestEnded | RequestCancelled

export interface RequestInput {
  readonly reqKey: string
  readonly serialNumber: string
}

export interface ConfirmationInput {
  readonly reqKey: string
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

const ending =
  (end: RequestEnd) =>
  (_: unknown, { answer }: { answer: RequestEnded }): boolean =>
    answer.ok && answer.value === end

/** Everything the chart names. */
export const remote = setup({
  types,
  actors: {
    readCertificates: notProvided<CertificatesRead>('readCertificates'),
    requestSignature: notProvided<SignatureRequested, RequestInput>('requestSignature'),
    awaitConfirmation: notProvided<RequestEnded, ConfirmationInput>('awaitConfirmation'),
    cancelRequest: notProvided<RequestCancelled, { requestId: string }>('cancelRequest'),
  },
  actions: {
    keepCertificates: assign((_, { answer }: { answer: CertificatesRead }) => ({
      certificates: answer.ok ? answer.value : [],
    })),
    keepChosen: assign(({ context }, { id }: { id: string }) => ({
      certificate: context.certificates.find((certificate) => certificate.id === id) ?? null,
    })),
    keepRequest: assign((_, { answer }: { answer: SignatureRequested }) => ({
      request: answer.ok ? answer.value : null,
    })),
    keepFailure: assign((_, { answer }: { answer: AnyAnswer }) => ({ failure: answer.ok ? null : answer.failure })),
    keepUnexpected: assign((_, { error }: { error: unknown }) => ({ failure: unexpected(error) })),
    forgetFailure: assign({ failure: null }),
    forgetRequest: assign({ request: null }),
    forgetAttempt: assign({ failure: null, request: null, certificate: null, certificates: [] }),
    markUnwanted: assign({ isUnwanted: true }),
    markSigned: assign({ result: 'signed', request: null }),
    markToSettings: assign({ result: 'toSettings' }),
  },
  guards: {
    isDone: (_, { answer }: { answer: AnyAnswer }) => answer.ok,
    hasNone: (_, { answer }: { answer: CertificatesRead }) => answer.ok && answer.value.length === 0,
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
