import { assign, setup } from 'xstate'
import { isLocalType } from '../../domain/certificate.ts'
import { certificateTypes, type CertificateType } from '../../domain/certificate-codes.ts'
import {
  isSignatureRefused,
  refusedFields,
  unexpected,
  type ServerFailure,
  type Unexpected,
} from '../../domain/failure.ts'
import type { Result } from '../../domain/result.ts'
import { notProvided } from '../placeholder.ts'
import { tokenSigning } from '../tokenSigning/tokenSigning.ts'

/**
 * Where the flow begins: with the values of an open form, with a draft of the list (also one whose signing a reload
 * interrupted, since its XML comes back the same), or with a signed XML whose registration was interrupted.
 */
export type SubmitStart =
  | { readonly from: 'form' }
  | { readonly from: 'list'; readonly declarationId: string }
  | { readonly from: 'signed'; readonly work: GeneratedXml }

/** The XML that the server has made. The text itself stays with the actors. */
export interface GeneratedXml {
  readonly declarationId: string
  readonly reqKey: string
  readonly sellerTaxCode: string
}

/** The choice of signature types open to the company. */
export interface SigningOption {
  /** The type that needs no choosing, where there is one. */
  readonly decided: CertificateType | null
  readonly available: readonly CertificateType[]
}

export type Registration = 'registered' | 'absent'

export interface SubmitContext {
  readonly start: SubmitStart
  readonly option: SigningOption | null
  readonly work: GeneratedXml | null
  readonly failure: ServerFailure | Unexpected | null
  readonly result: SubmitOutput['result']
}

export type SubmitEvent =
  | { type: 'type.confirmed'; chosen: CertificateType | null }
  | { type: 'step.retried' }
  | { type: 'signature.renewed' }
  | { type: 'outcome.asked' }
  | { type: 'registration.repeated' }
  | { type: 'signatureSettings.opened' }
  | { type: 'correction.requested' }
  | { type: 'reopening.requested' }
  | { type: 'dialog.dismissed' }

/**
 * `postponed`: the outcome is unknown and kept for later. `toCorrect`: a saved draft has to be corrected before it can be sent.
 * `toReopen`: the declaration is to be opened as it says now, since it was changed meanwhile or has been registered.
 * `failure` tells a form which fields were refused.
 */
export interface SubmitOutput {
  readonly result: 'registered' | 'cancelled' | 'postponed' | 'toCorrect' | 'toReopen'
  readonly declarationId: string | null
  readonly failure: ServerFailure | Unexpected | null
}

type Answer<Value> = Result<Value, ServerFailure>
type AnyAnswer = Answer<unknown>

const types: {
  input?: { start: SubmitStart }
  context?: SubmitContext
  events?: SubmitEvent
  output?: SubmitOutput
  tags?: 'busy' | 'stopped' | 'unsafeToLeave' | 'generate' | 'sign' | 'register' | 'answer'
  meta?: { seed: readonly string[] }
  children?: { tokenSigning: 'tokenSigning' }
} = {}

/** Everything the chart names. */
export const submitting = setup({
  types,
  actors: {
    readDeclaration: notProvided<Answer<null>, { declarationId: string }>('readDeclaration'),
    readOption: notProvided<Answer<SigningOption>>('readOption'),
    generateXml: notProvided<Answer<GeneratedXml>>('generateXml'),
    registerSigned: notProvided<Answer<null>, { reqKey: string }>('registerSigned'),
    findRegistration: notProvided<Answer<Registration>, { reqKey: string }>('findRegistration'),
    tokenSigning,
  },
  actions: {
    keepOption: assign((_, params: { answer: Answer<SigningOption> }) => ({
      option: params.answer.ok ? params.answer.value : null,
    })),
    keepWork: assign((_, params: { answer: Answer<GeneratedXml> }) => ({
      work: params.answer.ok ? params.answer.value : null,
    })),
    keepFailure: assign((_, params: { answer: AnyAnswer }) => ({
      failure: params.answer.ok ? null : params.answer.failure,
    })),
    keepUnexpected: assign((_, params: { error: unknown }) => ({ failure: unexpected(params.error) })),
    forgetFailure: assign({ failure: null }),
    markRegistered: assign({ result: 'registered', failure: null }),
    markPostponed: assign({ result: 'postponed' }),
    markToCorrect: assign({ result: 'toCorrect' }),
    markToReopen: assign({ result: 'toReopen' }),
    forgetWork: () => {},
    openSignatureSettings: () => {},
    refreshLists: () => {},
  },
  guards: {
    isAlreadySigned: ({ context }) => context.start.from === 'signed',
    isFromList: ({ context }) => context.start.from === 'list',
    isDone: (_, params: { answer: AnyAnswer }) => params.answer.ok,
    areFieldsRefused: (_, params: { answer: AnyAnswer }) =>
      !params.answer.ok && refusedFields(params.answer.failure).length > 0,
    isDraftToCorrect: ({ context }) => context.start.from === 'list' && refusedFields(context.failure).length > 0,
    isRefused: (_, params: { answer: AnyAnswer }) =>
      !params.answer.ok && params.answer.failure.code === 'server.refused',
    isToCorrect: (_, params: { answer: AnyAnswer }) =>
      !params.answer.ok && params.answer.failure.code === 'server.refused' && params.answer.failure.status < 500,
    isUnseen: ({ context }) => context.failure?.code === 'registration.unseen',
    hasNoCertificate: (_, params: { answer: Answer<SigningOption> }) =>
      params.answer.ok && params.answer.value.available.length === 0,
    isTokenDecided: (_, params: { answer: Answer<SigningOption> }) =>
      params.answer.ok && params.answer.value.available.length > 0 && params.answer.value.available.every(isLocalType),
    isTokenChosen: ({ context }, params: { chosen: CertificateType | null }) =>
      params.chosen === certificateTypes.usbToken && (context.option?.available.some(isLocalType) ?? false),
    isSigned: (_, params: { signed: boolean }) => params.signed,
    isRegistered: (_, params: { answer: Answer<Registration> }) =>
      params.answer.ok && params.answer.value === 'registered',
    isCertainlyAbsent: (_, params: { answer: Answer<Registration> }) =>
      params.answer.ok && params.answer.value === 'absent',
    isChangedMeanwhile: ({ context }) =>
      context.failure?.code === 'server.refused' && context.failure.reason === 'declaration.changed',
    needsNewSignature: ({ context }) => isSignatureRefused(context.failure),
  },
})

/** The arrow of work that broke down: to a state that tells of it. */
export const failedUnexpectedly = <const Target extends string>(target: Target) =>
  ({
    target,
    actions: { type: 'keepUnexpected', params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }) },
  }) as const
