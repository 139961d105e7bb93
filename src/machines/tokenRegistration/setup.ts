import type { Found } from '../certificateRegistration/outcome.ts'
import { assign, setup } from 'xstate'
import type { TokenInfo, TokenMismatch } from '../../domain/certificate.ts'
import type { RegisteredFormType } from '../../domain/certificateRegistration.ts'
import { unexpected, type AgentUnavailable, type ServerFailure, type Unexpected } from '../../domain/failure.ts'
import type { Result } from '../../domain/result.ts'
import { permissionGuards, type AgentPermission } from '../agentPermission.ts'
import { notProvided } from '../placeholder.ts'
import type {
  CertificateRegistrationInput,
  RegisteredCertificate,
  RegistrationTag,
} from '../certificateRegistration/input.ts'
import type { RegistrationOutput } from '../certificateRegistration/output.ts'

/** Why a token is not read, or is not one that can be registered. */
export type ReadFailure =
  | Exclude<AgentUnavailable, { readonly code: 'agent.noPrompt' | 'agent.pinRefused' }>
  | { readonly code: 'token.absent' }
  | { readonly code: 'token.failed' }
  | { readonly code: 'token.noCertificate' }
  | TokenMismatch

export type AttemptFailure = ReadFailure | ServerFailure | Unexpected

/** Null: the token shows its certificate only after its PIN, which nobody is asked for here. */
export type TokenRead = Result<TokenInfo | null, ReadFailure | Unexpected>

export interface RegisterInput {
  readonly token: TokenInfo | null
  readonly formType: RegisteredFormType
}

export type Registered = Result<RegisteredCertificate, ServerFailure>

interface TokenRegistrationContext extends CertificateRegistrationInput, Omit<RegistrationOutput, 'serialNumber'> {
  readonly token: TokenInfo | null
  readonly formType: RegisteredFormType
  readonly failure: AttemptFailure | null
}

export type TokenRegistrationEvent =
  | { type: 'permission.understood' }
  | { type: 'registration.confirmed'; formType: RegisteredFormType }
  | { type: 'registration.repeated' }
  | { type: 'token.readAgain' }
  | { type: 'outcome.asked' }
  | { type: 'existing.shown' }
  | { type: 'declaration.opened' }
  | { type: 'dialog.dismissed' }

const types: {
  input?: CertificateRegistrationInput
  context?: TokenRegistrationContext
  events?: TokenRegistrationEvent
  output?: RegistrationOutput
  tags?: RegistrationTag
  meta?: { seed: readonly string[] }
} = {}

type AnyResult = Result<unknown, AttemptFailure>

const isRefusedWith = (result: Registered, reason: string): boolean =>
  !result.ok && result.failure.code === 'server.refused' && result.failure.reason === reason

/** Everything the chart names. */
export const registration = setup({
  types,
  actors: {
    askPermission: notProvided<AgentPermission>('askPermission'),
    readToken: notProvided<TokenRead, CertificateRegistrationInput>('readToken'),
    register: notProvided<Registered, RegisterInput>('register'),
    findRegistered: notProvided<Found, RegisterInput>('findRegistered'),
  },
  actions: {
    keepToken: assign((_, params: { result: TokenRead }) => ({ token: params.result.ok ? params.result.value : null })),
    keepFormType: assign((_, params: { formType: RegisteredFormType }) => params),
    keepRegistered: assign((_, params: { result: Found }) => ({
      result: 'registered' as const,
      failure: null,
      certificateId: params.result.ok ? (params.result.value?.certificateId ?? null) : null,
    })),
    keepFailure: assign((_, params: { result: AnyResult }) => ({
      failure: params.result.ok ? null : params.result.failure,
    })),
    keepUnexpected: assign((_, params: { error: unknown }) => ({ failure: unexpected(params.error) })),
    markPostponed: assign({ result: 'postponed' }),
    markToExisting: assign({ result: 'toExisting' }),
    markToDeclaration: assign({ result: 'toDeclaration' }),
    forgetAttempt: assign({ failure: null, token: null }),
  },
  guards: {
    ...permissionGuards,
    isCertificateHidden: (_, params: { result: TokenRead }) => params.result.ok && params.result.value === null,
    isDone: (_, params: { result: AnyResult }) => params.result.ok,
    isThere: (_, params: { result: Registered }) => isRefusedWith(params.result, 'certificate.exists'),
    isOtherCompanys: (_, params: { result: Registered }) => isRefusedWith(params.result, 'certificate.otherTaxCode'),
    isRefused: (_, params: { result: Registered }) =>
      !params.result.ok && params.result.failure.code === 'server.refused',
    isFound: (_, params: { result: Found }) => params.result.ok && params.result.value !== null,
    isCertainlyAbsent: (_, params: { result: Found }) => params.result.ok && params.result.value === null,
    hasFailure: ({ context }, params: { code: AttemptFailure['code'] }) => context.failure?.code === params.code,
  },
})
