import { assign, setup, spawnChild, stopChild } from 'xstate'
import type { CertificateType } from '../../domain/certificateCodes.ts'
import type { SignedLayout } from '../../domain/documents/signedLayout.ts'
import {
  isSignatureRefused,
  refusedFields,
  unexpected,
  type DraftInvalid,
  type ServerFailure,
  type SignedInPart,
  type Unexpected,
} from '../../domain/failure.ts'
import type { Result } from '../../domain/result.ts'
import { hsmSigning } from '../hsmSigning/hsmSigning.ts'
import type { KindFacts } from '../kinds.ts'
import { notProvided, notProvidedListener } from '../placeholder.ts'
import { basisAfter, basisOn, type Saved, type SavingBasis } from '../saving.ts'
import type { Sealed } from '../sealed.ts'
import { remoteSigning } from '../remoteSigning/remoteSigning.ts'
import { onlyWayOf, wayOf, type SigningOutput, type SigningWay } from '../signingWays.ts'
import { tokenSigning } from '../tokenSigning/tokenSigning.ts'

/** Where the flow begins: with the values of an open form, or with a draft of the list. */
export type SubmitStart =
  | { readonly from: 'form'; readonly values: Sealed<unknown>; readonly basis: SavingBasis }
  | {
      readonly from: 'list'
      readonly documentId: string
      /** The XML of this draft that is signed and kept in this browser, where there is one. */
      readonly signed: SignedXml | null
      /** How this draft was being signed when an earlier page was left; null or left out where nothing is known. */
      readonly way?: SigningWay | null | undefined
    }

/** The XML that the server has made. The text itself stays with the actors. */
export interface GeneratedXml {
  readonly documentId: string
  readonly reqKey: string
  /** Of a second XML that is signed and sent with this one; null where there is none. */
  readonly companionKey: string | null
  readonly sellerTaxCode: string
}

/** A generated XML with the way in which it was signed. */
export interface SignedXml extends GeneratedXml {
  readonly way: SigningWay
}

/** A second XML that goes with a document's own, such as the list of the invoices that one invoice corrects. */
export interface CompanionXml {
  readonly reqKey: string
  readonly xml: string
  readonly signId: string
  /** Where it is signed, which is not where the document is. */
  readonly layout: SignedLayout
}

/** What is signed, and whose it is. */
export interface GeneratedDocument {
  readonly xml: string
  readonly signId: string
  readonly sellerName: string
  readonly companion: CompanionXml | null
}

/** What is taken up; `document` is null where it is kept in this browser from an earlier time. */
export interface WorkInput {
  readonly work: GeneratedXml | null
  readonly way: SigningWay | null
  readonly document: Sealed<GeneratedDocument> | null
}

/** The choice of signature types open to the company. */
export interface SigningOption {
  /** The type that needs no choosing, where there is one. */
  readonly decided: CertificateType | null
  readonly available: readonly CertificateType[]
}

/** What the server knows of an XML: whether it is registered. */
export type RegistrationState = 'registered' | 'absent'

export type SubmitFailure = ServerFailure | DraftInvalid | SignedInPart | Unexpected

export interface SubmitInput {
  readonly kind: KindFacts
  readonly start: SubmitStart
}

export interface SubmitContext extends SubmitInput {
  /** What is sent; null until a draft of the list is read. */
  readonly values: Sealed<unknown> | null
  readonly basis: SavingBasis
  readonly option: SigningOption | null
  readonly way: SigningWay | null
  readonly work: GeneratedXml | null
  readonly document: Sealed<GeneratedDocument> | null
  /** Request keys of what the last signing has left out; empty where all of it is to be signed, or is signed. */
  readonly missing: readonly string[]
  readonly failure: SubmitFailure | null
  readonly result: SubmitOutput['result']
}

export type SubmitEvent =
  | { type: 'type.confirmed'; chosen: CertificateType | null }
  | { type: 'step.retried' }
  | { type: 'work.claimed'; isSigned: boolean }
  | { type: 'work.elsewhere' }
  | { type: 'signature.renewed' }
  | { type: 'outcome.asked' }
  | { type: 'registration.repeated' }
  | { type: 'signatureSettings.opened' }
  | { type: 'correction.requested' }
  | { type: 'reopening.requested' }
  | { type: 'dialog.dismissed' }

/**
 * `postponed`: the outcome is unknown and kept for later. `toCorrect`: a saved draft has to be corrected before it can be sent.
 * `toReopen`: the document is to be opened as it says now, since it was changed meanwhile or has been registered.
 * `toSettings`: the user goes to the digital-signature settings. `failure` names the fields that were refused, `basis` what the next saving goes on from.
 */
export interface SubmitOutput {
  readonly result: 'registered' | 'cancelled' | 'postponed' | 'toCorrect' | 'toReopen' | 'toSettings'
  readonly documentId: string | null
  readonly failure: SubmitFailure | null
  readonly basis: SavingBasis
}

type Answer<Value> = Result<Value, ServerFailure>
type AnyAnswer = Result<unknown, ServerFailure | DraftInvalid>

export interface ReadDraft {
  readonly values: Sealed<unknown>
  readonly version: string
}
export type DraftRead = Result<ReadDraft, ServerFailure | DraftInvalid>

export interface GenerateInput {
  readonly values: Sealed<unknown> | null
  readonly basis: SavingBasis
}
export type XmlGenerated = Saved<{ readonly work: GeneratedXml; readonly document: Sealed<GeneratedDocument> }>

const types: {
  input?: SubmitInput
  context?: SubmitContext
  events?: SubmitEvent
  output?: SubmitOutput
  tags?: 'busy' | 'stopped' | 'unsafeToLeave' | 'generate' | 'sign' | 'register' | 'answer'
  meta?: { seed: readonly string[] }
  children?: {
    tokenSigning: 'tokenSigning'
    hsmSigning: 'hsmSigning'
    remoteSigning: 'remoteSigning'
    holdWork: 'holdWork'
  }
} = {}

/** Everything the chart names. */
export const submission = setup({
  types,
  actors: {
    readDocument: notProvided<DraftRead, { documentId: string }>('readDocument'),
    readOption: notProvided<Answer<SigningOption>>('readOption'),
    generateXml: notProvided<XmlGenerated, GenerateInput>('generateXml'),
    holdWork: notProvidedListener<WorkInput>('holdWork'),
    sendSigned: notProvided<Answer<null>, { reqKey: string }>('sendSigned'),
    findSent: notProvided<Answer<RegistrationState>, { reqKey: string }>('findSent'),
    tokenSigning,
    hsmSigning,
    remoteSigning,
  },
  actions: {
    keepOption: assign((_, params: { answer: Answer<SigningOption> }) => ({
      option: params.answer.ok ? params.answer.value : null,
    })),
    keepWay: assign((_, params: { way: SigningWay | null }) => ({ way: params.way })),
    keepEarlierWay: assign(({ context: { start } }) => ({
      way: start.from === 'list' ? (start.way ?? null) : null,
    })),
    keepDraft: assign((_, params: { answer: DraftRead }) =>
      params.answer.ok ? { values: params.answer.value.values, basis: basisOn(params.answer.value.version) } : {},
    ),
    keepBasis: assign(({ context }, params: { answer: XmlGenerated }) => ({
      basis: basisAfter(params.answer, context.basis),
    })),
    keepWork: assign((_, params: { answer: XmlGenerated }) =>
      params.answer.ok ? { work: params.answer.value.work, document: params.answer.value.document } : {},
    ),
    claimWork: spawnChild('holdWork', {
      id: 'holdWork',
      input: ({ context: { work, way, document } }: { context: SubmitContext }) => ({ work, way, document }),
    }),
    releaseWork: stopChild('holdWork'),
    leaveWork: assign({ work: null }),
    keepMissing: assign((_, params: { output: SigningOutput }) => {
      const { unsigned = [], left = [] } = params.output
      return { missing: [...unsigned.map(({ reqKey }) => reqKey), ...left] }
    }),
    keepFirstUnsigned: assign((_, params: { output: SigningOutput }): { failure: SignedInPart } => ({
      failure: { code: 'signing.inPart', reason: params.output.unsigned?.[0]?.failure.code ?? '' },
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
    markToSettings: assign({ result: 'toSettings' }),
    forgetWork: (_, _params: { reqKey: string | null }) => {},
    dropSignature: (_, _params: { reqKey: string | null }) => {},
    announceGenerated: () => {},
    refreshLists: () => {},
  },
  guards: {
    isAlreadySigned: ({ context }) => context.start.from === 'list' && context.start.signed !== null,
    isFromList: ({ context }) => context.start.from === 'list',
    isDone: (_, params: { answer: AnyAnswer }) => params.answer.ok,
    isDraftInvalid: (_, params: { answer: AnyAnswer }) =>
      !params.answer.ok && params.answer.failure.code === 'draft.invalid',
    isDraftToCorrect: ({ context }) => context.start.from === 'list' && refusedFields(context.failure).length > 0,
    isRefused: (_, params: { answer: AnyAnswer }) =>
      !params.answer.ok && params.answer.failure.code === 'server.refused',
    isToCorrect: (_, params: { answer: AnyAnswer }) =>
      !params.answer.ok && params.answer.failure.code === 'server.refused' && params.answer.failure.status < 500,
    isUnseen: ({ context }) => context.failure?.code === 'registration.unseen',
    hasNoCertificate: (_, params: { answer: Answer<SigningOption> }) =>
      params.answer.ok && params.answer.value.available.length === 0,
    isWayDecided: (_, params: { answer: Answer<SigningOption> }) =>
      params.answer.ok && onlyWayOf(params.answer.value.available) !== null,
    isWayKept: ({ context: { start } }, params: { answer: Answer<SigningOption> }) => {
      const { answer } = params
      const way = start.from === 'list' ? (start.way ?? null) : null
      return way !== null && answer.ok && answer.value.available.some((type) => wayOf(type) === way)
    },
    isWayChosen: ({ context }, params: { chosen: CertificateType | null }) => {
      const { chosen } = params
      return chosen !== null && (context.option?.available.some((type) => wayOf(type) === wayOf(chosen)) ?? false)
    },
    holdsNumber: ({ context: { kind, work } }) => kind.isNumbered && work !== null,
    signsBy: ({ context }, params: { way: SigningWay }) => context.way === params.way,
    hasSignature: (_, params: { isSigned: boolean }) => params.isSigned,
    isSigned: (_, params: { output: SigningOutput }) => params.output.result === 'signed',
    isSignedInPart: (_, params: { output: SigningOutput }) =>
      params.output.result === 'signed' && (params.output.unsigned ?? []).length > 0,
    isPartLeft: (_, params: { output: SigningOutput }) =>
      params.output.result === 'signed' && (params.output.left ?? []).length > 0,
    isToSettings: (_, params: { output: SigningOutput }) => params.output.result === 'toSettings',
    isRegistered: (_, params: { answer: Answer<RegistrationState> }) =>
      params.answer.ok && params.answer.value === 'registered',
    isCertainlyAbsent: (_, params: { answer: Answer<RegistrationState> }) =>
      params.answer.ok && params.answer.value === 'absent',
    /** Each kind refuses so under its own name, such as `declaration.changed`. */
    isChangedMeanwhile: ({ context: { failure } }) =>
      failure?.code === 'server.refused' && failure.reason.endsWith('.changed'),
    needsNewSignature: ({ context }) => isSignatureRefused(context.failure),
  },
})

/** Where work that broke down leads: to a state that shows it. */
export const failedUnexpectedly = <const Target extends string>(target: Target) =>
  ({
    target,
    actions: { type: 'keepUnexpected', params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }) },
  }) as const
