import type { Found } from '../certificateRegistration/outcome.ts'
import { assign, setup } from 'xstate'
import type { TokenInfo } from '../../domain/certificate.ts'
import type { RegisteredFormType } from '../../domain/certificateRegistration.ts'
import { unexpected, type RemoteFailure, type ServerFailure, type Unexpected } from '../../domain/failure.ts'
import type { Result } from '../../domain/result.ts'
import type {
  CertificateRegistrationInput,
  RegisteredCertificate,
  RegistrationTag,
} from '../certificateRegistration/input.ts'
import type { RegistrationOutput } from '../certificateRegistration/output.ts'
import { notProvided } from '../placeholder.ts'

export type RemoteRegistrationFailure = RemoteFailure | ServerFailure | Unexpected

/** A certificate of the provider that can be registered, as a token's is described. */
export type RemoteCertificate = TokenInfo

export interface CertificatesInput {
  readonly userName: string
  readonly companyTaxCode: string
}

export interface RegisterInput {
  readonly userName: string
  readonly certificate: RemoteCertificate | null
  readonly formType: RegisteredFormType
}

export type CertificatesRead = Result<readonly RemoteCertificate[], RemoteFailure | ServerFailure>
export type Registered = Result<RegisteredCertificate, RemoteFailure | ServerFailure>

interface RemoteRegistrationContext extends CertificateRegistrationInput, Omit<RegistrationOutput, 'serialNumber'> {
  /** The user at the provider, as it was typed last; empty before. */
  readonly userName: string
  readonly certificates: readonly RemoteCertificate[]
  readonly certificate: RemoteCertificate | null
  readonly formType: RegisteredFormType
  readonly failure: RemoteRegistrationFailure | null
}

export type RemoteRegistrationEvent =
  | { type: 'user.submitted'; userName: string }
  | { type: 'user.changed' }
  | { type: 'certificates.requested' }
  | { type: 'certificate.chosen'; serialNumber: string }
  | { type: 'registration.confirmed'; formType: RegisteredFormType }
  | { type: 'registration.repeated' }
  | { type: 'outcome.asked' }
  | { type: 'existing.shown' }
  | { type: 'declaration.opened' }
  | { type: 'dialog.dismissed' }

const types: {
  input?: CertificateRegistrationInput
  context?: RemoteRegistrationContext
  events?: RemoteRegistrationEvent
  output?: RegistrationOutput
  tags?: RegistrationTag
  meta?: { seed: readonly string[] }
} = {}

type AnyResult = Result<unknown, RemoteRegistrationFailure>

/** Whether the server has said no, so that nothing was registered; every other failure leaves it open. */
const isNo = ({ code }: RemoteRegistrationFailure): boolean =>
  code === 'server.refused' || code.startsWith('remoteSigning.')

/** Everything the chart names. */
export const registration = setup({
  types,
  actors: {
    readCertificates: notProvided<CertificatesRead, CertificatesInput>('readCertificates'),
    register: notProvided<Registered, RegisterInput>('register'),
    findRegistered: notProvided<Found, RegisterInput>('findRegistered'),
  },
  actions: {
    keepUser: assign((_, params: { userName: string }) => params),
    keepCertificates: assign((_, { result }: { result: CertificatesRead }) => ({
      certificates: result.ok ? result.value : [],
    })),
    keepChosen: assign(({ context }, { serialNumber }: { serialNumber: string }) => ({
      certificate: context.certificates.find((one) => one.serialNumber === serialNumber) ?? null,
    })),
    keepFormType: assign((_, params: { formType: RegisteredFormType }) => params),
    keepRegistered: assign((_, { result }: { result: Registered | Found }) => ({
      result: 'registered' as const,
      failure: null,
      certificateId: result.ok ? (result.value?.certificateId ?? null) : null,
    })),
    keepFailure: assign((_, { result }: { result: AnyResult }) => ({ failure: result.ok ? null : result.failure })),
    keepUnexpected: assign((_, { error }: { error: unknown }) => ({ failure: unexpected(error) })),
    markPostponed: assign({ result: 'postponed' }),
    markToExisting: assign({ result: 'toExisting' }),
    markToDeclaration: assign({ result: 'toDeclaration' }),
    forgetCertificates: assign({ failure: null, certificate: null, certificates: [] }),
    forgetChosen: assign({ certificate: null }),
  },
  guards: {
    isDone: (_, { result }: { result: AnyResult }) => result.ok,
    hasNone: (_, { result }: { result: CertificatesRead }) => result.ok && result.value.length === 0,
    isOffered: ({ context }, { serialNumber }: { serialNumber: string }) =>
      context.certificates.some((one) => one.serialNumber === serialNumber),
    isNo: (_, { result }: { result: Registered }) => !result.ok && isNo(result.failure),
    isFound: (_, { result }: { result: Found }) => result.ok && result.value !== null,
    isCertainlyAbsent: (_, { result }: { result: Found }) => result.ok && result.value === null,
    hasFailure: ({ context }, { code }: { code: RemoteRegistrationFailure['code'] }) => context.failure?.code === code,
    isRefusedWith: ({ context: { failure } }, { reason }: { reason: string }) =>
      failure?.code === 'server.refused' && failure.reason === reason,
  },
})
