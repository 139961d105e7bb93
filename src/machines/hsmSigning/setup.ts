import { assign, setup } from 'xstate'
import type { CertificateRecord } from '../../domain/certificate.ts'
import {
  unexpected,
  type HsmAccessFailure,
  type HsmFailure,
  type ServerFailure,
  type Unexpected,
} from '../../domain/failure.ts'
import type { Result } from '../../domain/result.ts'
import { notProvided } from '../placeholder.ts'
import type { Sealed } from '../sealed.ts'
import type { SigningInput, SigningOutput, SigningTag, UnsignedDocument } from '../signingWays.ts'

/** What opens a key for one signature. It is in an event and in the one actor that uses it, and nowhere else. */
export interface HsmSecrets {
  /** The account that was typed; null for the one that the server keeps with the certificate. */
  readonly account: { readonly userName: string; readonly password: string } | null
  readonly pin: string
  /** The one-time code, where the key asks for one. */
  readonly otp: string | null
}

/** What the signing server says of a key before its PIN is entered. */
export interface KeyState {
  /** Null where it does not say. */
  readonly attemptsLeft: number | null
  readonly asksOtp: boolean
}

export type HsmSigningFailure = HsmFailure | ServerFailure | Unexpected
export type HsmSigningCode = HsmSigningFailure['code']

interface HsmSigningContext extends SigningInput {
  /** The company's certificates that an HSM holds and that are in use. */
  readonly certificates: readonly CertificateRecord[]
  readonly certificate: CertificateRecord | null
  readonly key: KeyState
  /** Whether the user types the account, since none is kept or the kept one was refused. */
  readonly isAccountTyped: boolean
  /** The outcome that the chart has chosen its state by. */
  readonly failure: HsmSigningFailure | null
  /** Of several documents, those that the signing server has not signed. */
  readonly unsigned: readonly UnsignedDocument[]
  readonly result: SigningOutput['result']
}

export type HsmSigningEvent =
  | { type: 'certificate.chosen'; id: string }
  | { type: 'pin.submitted'; secrets: Sealed<HsmSecrets> }
  | { type: 'account.submitted'; secrets: Sealed<HsmSecrets> }
  | { type: 'signing.retried' }
  | { type: 'certificates.requested' }
  | { type: 'signatureSettings.opened' }
  | { type: 'dialog.dismissed' }

export type CertificatesRead = Result<readonly CertificateRecord[], ServerFailure>
/** Null where no account is kept with the certificate. */
export type LoggedIn = Result<KeyState | null, HsmAccessFailure | ServerFailure>
/** Of several documents, those that are not signed although others are. */
export type HsmSigned = Result<readonly UnsignedDocument[], Exclude<HsmSigningFailure, Unexpected>>
type AnyAnswer = CertificatesRead | LoggedIn | HsmSigned

export interface HsmSigningWork extends SigningInput {
  readonly serialNumber: string
  /** Null never happens: signing begins with secrets. */
  readonly secrets: Sealed<HsmSecrets> | null
}

const types: {
  input?: SigningInput
  context?: HsmSigningContext
  events?: HsmSigningEvent
  output?: SigningOutput
  tags?: SigningTag
  meta?: { seed: readonly string[] }
} = {}

/** Nothing is known of a key before the signing server has been asked. */
export const unknownKey: KeyState = { attemptsLeft: null, asksOtp: false }

/** Causes that have to do with the key, its certificate or the way to it, and nothing with the account. */
const ofKey: ReadonlySet<string> = new Set([
  'hsm.notConfigured',
  'hsm.unreachable',
  'hsm.tooManyAttempts',
  'hsm.certificateAbsent',
  'hsm.pinLocked',
  'hsm.otherTaxCode',
  'hsm.certificateExpired',
])

/** Everything the chart names. */
export const hsm = setup({
  types,
  actors: {
    readCertificates: notProvided<CertificatesRead>('readCertificates'),
    logIn: notProvided<LoggedIn, { serialNumber: string }>('logIn'),
    signDocument: notProvided<HsmSigned, HsmSigningWork>('signDocument'),
  },
  actions: {
    keepCertificates: assign((_, { answer }: { answer: CertificatesRead }) => ({
      certificates: answer.ok ? answer.value : [],
    })),
    keepChosen: assign(({ context }, { id }: { id: string }) => ({
      certificate: context.certificates.find((certificate) => certificate.id === id) ?? null,
    })),
    keepKey: assign((_, { answer }: { answer: LoggedIn }) => ({
      key: (answer.ok ? answer.value : null) ?? unknownKey,
    })),
    keepAttempts: assign(({ context: { failure, key } }) =>
      failure?.code === 'hsm.pinWrong' || failure?.code === 'hsm.otpWrong'
        ? { key: { asksOtp: key.asksOtp || failure.code === 'hsm.otpWrong', attemptsLeft: failure.attemptsLeft } }
        : {},
    ),
    askForAccount: assign({ isAccountTyped: true }),
    keepUnsigned: assign((_, { answer }: { answer: HsmSigned }) => ({ unsigned: answer.ok ? answer.value : [] })),
    keepFailure: assign((_, { answer }: { answer: AnyAnswer }) => ({ failure: answer.ok ? null : answer.failure })),
    keepUnexpected: assign((_, { error }: { error: unknown }) => ({ failure: unexpected(error) })),
    forgetFailure: assign({ failure: null }),
    forgetKey: assign({ failure: null, key: unknownKey, isAccountTyped: false }),
    forgetAttempt: assign({
      failure: null,
      key: unknownKey,
      isAccountTyped: false,
      certificate: null,
      certificates: [],
    }),
    markSigned: assign({ result: 'signed' }),
    markToSettings: assign({ result: 'toSettings' }),
  },
  guards: {
    isWithoutAccount: (_, { answer }: { answer: LoggedIn }) => answer.ok && answer.value === null,
    isDone: (_, { answer }: { answer: AnyAnswer }) => answer.ok,
    hasNone: (_, { answer }: { answer: CertificatesRead }) => answer.ok && answer.value.length === 0,
    isOffered: ({ context }, { id }: { id: string }) =>
      context.certificates.some((certificate) => certificate.id === id),
    isOfKey: (_, { answer }: { answer: LoggedIn }) => !answer.ok && ofKey.has(answer.failure.code),
    isRefused: (_, { answer }: { answer: LoggedIn }) => !answer.ok && answer.failure.code === 'hsm.credentialsInvalid',
    hasFailure: ({ context }, { code }: { code: HsmSigningCode }) => context.failure?.code === code,
    hasFailureOfAccount: ({ context }, { code }: { code: HsmSigningCode }) =>
      context.isAccountTyped && context.failure?.code === code,
  },
})
