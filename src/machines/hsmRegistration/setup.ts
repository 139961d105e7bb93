import type { Found } from '../certificateRegistration/outcome.ts'
import { assign, setup } from 'xstate'
import {
  unexpected,
  type HsmAccessFailure,
  type HsmKeyFailure,
  type ServerFailure,
  type Unexpected,
} from '../../domain/failure.ts'
import type { HsmCertificate } from '../../domain/hsm.ts'
import type { Result } from '../../domain/result.ts'
import type {
  CertificateRegistrationInput,
  RegisteredCertificate,
  RegistrationTag,
} from '../certificateRegistration/input.ts'
import type { RegistrationOutput } from '../certificateRegistration/output.ts'
import { notProvided } from '../placeholder.ts'
import type { Sealed } from '../sealed.ts'

/** An account of a signing server: provider (a code of the list `hsm-provider`), user and password. */
export interface HsmAccount {
  readonly provider: string
  readonly userName: string
  readonly password: string
}

/** What opens a key once. It is in an event and in the one actor that uses it, and nowhere else. */
export interface KeySecrets {
  readonly pin: string
  /** The one-time code; null without a second factor. */
  readonly otp: string | null
}

export type HsmRegistrationFailure = HsmKeyFailure | ServerFailure | Unexpected

export type CertificatesHeld = Result<readonly HsmCertificate[], HsmAccessFailure | ServerFailure>
/** A new secret of one-time codes as an app takes it in. */
export interface CodeSecret {
  /** A QR code, PNG in base64. */
  readonly picture: string
  /** `otpauth:`, which holds the secret as text; null where the server answers the picture alone. */
  readonly address: string | null
}
/** Sealed, since whoever sees it can make the codes. */
export type QrFetched = Result<Sealed<CodeSecret>, HsmKeyFailure | ServerFailure>
export type HsmRegistered = Result<RegisteredCertificate, HsmKeyFailure | ServerFailure>
type AnyAnswer = CertificatesHeld | QrFetched | HsmRegistered | Found

/** A key of an account. Neither is null once a certificate was chosen. */
interface ChosenKey {
  readonly account: Sealed<HsmAccount> | null
  readonly certificate: HsmCertificate | null
}
export interface FetchQrWork extends ChosenKey {
  /** Null never happens: the picture is asked for with the PIN. */
  readonly pin: Sealed<string> | null
}
export interface RegisterWork extends ChosenKey {
  /** Null never happens: registering begins with the PIN. */
  readonly secrets: Sealed<KeySecrets> | null
}

interface HsmRegistrationContext
  extends CertificateRegistrationInput, ChosenKey, Omit<RegistrationOutput, 'serialNumber'> {
  /** Those of the account. */
  readonly certificates: readonly HsmCertificate[]
  readonly qr: Sealed<CodeSecret> | null
  readonly asksCode: boolean
  /** Null where the signing server has not said how many are left. */
  readonly attemptsLeft: number | null
  readonly failure: HsmRegistrationFailure | null
}

export type HsmRegistrationEvent =
  | { type: 'account.submitted'; account: Sealed<HsmAccount> }
  | { type: 'account.requested' }
  | { type: 'certificate.chosen'; serialNumber: string }
  | { type: 'certificates.requested' }
  | { type: 'code.requested'; pin: Sealed<string> }
  | { type: 'code.declined' }
  | { type: 'pin.submitted'; secrets: Sealed<KeySecrets> }
  | { type: 'registration.repeated' }
  | { type: 'outcome.asked' }
  | { type: 'existing.shown' }
  | { type: 'declaration.opened' }
  | { type: 'dialog.dismissed' }

const types: {
  input?: CertificateRegistrationInput
  context?: HsmRegistrationContext
  events?: HsmRegistrationEvent
  output?: RegistrationOutput
  tags?: RegistrationTag
  meta?: { seed: readonly string[] }
} = {}

const isRefusedWith = (answer: AnyAnswer, reason: string): boolean =>
  !answer.ok && answer.failure.code === 'server.refused' && answer.failure.reason === reason

/** Nothing of a chosen certificate's key. */
const noKey = { certificate: null, qr: null, asksCode: false, attemptsLeft: null, failure: null } as const

/** Everything the chart names. */
export const hsmRegistering = setup({
  types,
  actors: {
    readCertificates: notProvided<CertificatesHeld, Pick<ChosenKey, 'account'>>('readCertificates'),
    fetchQr: notProvided<QrFetched, FetchQrWork>('fetchQr'),
    register: notProvided<HsmRegistered, RegisterWork>('register'),
    findRegistered: notProvided<Found, Pick<ChosenKey, 'certificate'>>('findRegistered'),
  },
  actions: {
    keepAccount: assign((_, { account }: { account: Sealed<HsmAccount> }) => ({ account })),
    keepCertificates: assign((_, { answer }: { answer: CertificatesHeld }) => ({
      certificates: answer.ok ? answer.value : [],
    })),
    keepChosen: assign(({ context }, { serialNumber }: { serialNumber: string }) => ({
      certificate: context.certificates.find(({ serial }) => serial === serialNumber) ?? null,
    })),
    keepQr: assign((_, { answer }: { answer: QrFetched }) => ({ qr: answer.ok ? answer.value : null })),
    askForCode: assign({ asksCode: true }),
    askForPinAlone: assign({ asksCode: false, qr: null }),
    keepRegistered: assign((_, { answer }: { answer: HsmRegistered | Found }) => ({
      result: 'registered' as const,
      failure: null,
      certificateId: answer.ok ? (answer.value?.certificateId ?? null) : null,
    })),
    keepAttempts: assign(({ context: { failure, attemptsLeft } }) => ({
      attemptsLeft:
        failure?.code === 'hsm.pinWrong' || failure?.code === 'hsm.otpWrong' ? failure.attemptsLeft : attemptsLeft,
    })),
    keepFailure: assign((_, { answer }: { answer: AnyAnswer }) => ({ failure: answer.ok ? null : answer.failure })),
    keepUnexpected: assign((_, { error }: { error: unknown }) => ({ failure: unexpected(error) })),
    forgetFailure: assign({ failure: null }),
    forgetKey: assign(noKey),
    forgetAll: assign({ ...noKey, account: null, certificates: [] }),
    forgetSecrets: assign({ account: null, qr: null }),
    forgetAccount: assign({ account: null }),
    markPostponed: assign({ result: 'postponed' }),
    markToExisting: assign({ result: 'toExisting' }),
    markToDeclaration: assign({ result: 'toDeclaration' }),
  },
  guards: {
    isDone: (_, { answer }: { answer: AnyAnswer }) => answer.ok,
    hasNone: (_, { answer }: { answer: CertificatesHeld }) => answer.ok && answer.value.length === 0,
    isOffered: ({ context }, { serialNumber }: { serialNumber: string }) =>
      context.certificates.some(({ serial }) => serial === serialNumber),
    isOfHsm: (_, { answer }: { answer: AnyAnswer }) => !answer.ok && answer.failure.code.startsWith('hsm.'),
    isCodeActive: (_, { answer }: { answer: QrFetched }) => isRefusedWith(answer, 'hsm.otpActive'),
    isThere: (_, { answer }: { answer: HsmRegistered }) => isRefusedWith(answer, 'certificate.exists'),
    isRefused: (_, { answer }: { answer: HsmRegistered }) => !answer.ok && answer.failure.code === 'server.refused',
    isFound: (_, { answer }: { answer: Found }) => answer.ok && answer.value !== null,
    isCertainlyAbsent: (_, { answer }: { answer: Found }) => answer.ok && answer.value === null,
    hasFailure: ({ context }, { code }: { code: HsmKeyFailure['code'] }) => context.failure?.code === code,
    isPinWrongBesideCode: ({ context }) => context.asksCode && context.failure?.code === 'hsm.pinWrong',
  },
})
