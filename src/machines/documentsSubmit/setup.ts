import { assign, setup, spawnChild, stopChild } from 'xstate'
import type { CertificateType } from '../../domain/certificateCodes.ts'
import type { RunReason } from '../../domain/documents/issueRuns.ts'
import { unexpected, type ServerFailure, type Unexpected } from '../../domain/failure.ts'
import type { Result } from '../../domain/result.ts'
import type { GenerateInput, RegistrationState, SigningOption } from '../documentSubmit/setup.ts'
import { hsmSigning } from '../hsmSigning/hsmSigning.ts'
import type { KindFacts } from '../kinds.ts'
import { notProvided, notProvidedListener } from '../placeholder.ts'
import { remoteSigning } from '../remoteSigning/remoteSigning.ts'
import { basisAfter } from '../saving.ts'
import { wayOf, type SigningOutput, type SigningWay } from '../signingWays.ts'
import { tokenSigning } from '../tokenSigning/tokenSigning.ts'
import { numbersWaitingIn } from './givenUp.ts'
import {
  askedFor,
  batchOf,
  isByRun,
  isFinal,
  isOpen,
  isRunAtRest,
  isRunOver,
  isToSend,
  itemAt,
  itemOf,
  itemsIn,
  noRun,
  weightOf,
  type BulkItem,
  type BulkXml,
  type BulkXmlGenerated,
  type DraftsChecked,
  type DraftsInput,
  type ItemReason,
  type ItemStage,
  type RunCancelled,
  type RunInput,
  type RunOffer,
  type RunPaused,
  type RunRead,
  type RunRows,
} from './items.ts'
import type { WorksInput } from './works.ts'

export interface BulkInput extends DraftsInput {
  readonly kind: KindFacts
}

export interface BulkContext extends BulkInput {
  readonly option: SigningOption | null
  readonly way: SigningWay | null
  readonly items: readonly BulkItem[]
  /** The document that the server is at. */
  readonly current: string | null
  /** What is being signed. */
  readonly batch: readonly BulkXml[]
  /** Why nothing goes on; null where the user has stopped it. */
  readonly failure: ItemReason | null
  /** Failures in a row that point to a common cause. */
  readonly lost: number
  readonly isStopping: boolean
  readonly run: RunOffer
  /** Why the run waits; empty where it does not. */
  readonly waitsFor: RunReason | ''
  readonly result: BulkOutput['result']
}

export type BulkEvent =
  | { type: 'sending.confirmed'; chosen: CertificateType | null; withWarned: boolean }
  | { type: 'step.retried' }
  | { type: 'works.claimed'; signed: readonly string[]; elsewhere: readonly string[] }
  | ({ type: 'run.read' } & RunRead)
  | { type: 'run.lost'; failure: ServerFailure }
  | { type: 'stop.requested' }
  | { type: 'pause.requested' }
  | { type: 'sending.continued' }
  | { type: 'signatureSettings.opened' }
  | { type: 'dialog.dismissed' }

export interface BulkOutput {
  readonly result: 'closed' | 'toSettings'
  readonly items: readonly BulkItem[]
  /** How many numbers were drawn for XML that is not sent: each stays with its document. */
  readonly numbersWaiting: number
}

type Answer<Value> = Result<Value, ServerFailure>
type AnyAnswer = Result<unknown, ItemReason>

const types: {
  input?: BulkInput
  context?: BulkContext
  events?: BulkEvent
  output?: BulkOutput
  tags?: 'busy' | 'stopped' | 'unsafeToLeave' | 'running'
  meta?: { seed: readonly string[] }
  children?: {
    tokenSigning: 'tokenSigning'
    hsmSigning: 'hsmSigning'
    hsmRun: 'hsmRun'
    followRun: 'followRun'
    remoteSigning: 'remoteSigning'
    holdWorks: 'holdWorks'
  }
} = {}

/** Whether failures in a row have the same cause. */
const isCommon = (lost: number): boolean => lost > 1

/** The items with the one that the server is at changed. */
const withCurrent = ({ items, current }: BulkContext, change: (item: BulkItem) => Partial<BulkItem>) =>
  items.map((item) => (item.documentId === current ? { ...item, ...change(item) } : item))

/** The one that the server is at fails; what is common to all is why nothing goes on. */
const failed = (context: BulkContext, reason: ItemReason, resumesAt: 'waiting' | 'unknown') => {
  const lost = weightOf(reason) === 0 ? 0 : context.lost + weightOf(reason)
  return {
    items: withCurrent(context, () => ({ stage: 'failed', reason, resumesAt: isFinal(reason) ? null : resumesAt })),
    failure: isCommon(lost) ? reason : null,
    lost,
  }
}

const failureOf = (answer: AnyAnswer): ItemReason => (answer.ok ? unexpected('no failure') : answer.failure)

/** Everything the chart names. */
export const bulk = setup({
  types,
  actors: {
    checkDrafts: notProvided<DraftsChecked, DraftsInput>('checkDrafts'),
    generateXml: notProvided<BulkXmlGenerated, GenerateInput>('generateXml'),
    holdWorks: notProvidedListener<WorksInput>('holdWorks'),
    sendSigned: notProvided<Answer<null>, { reqKey: string }>('sendSigned'),
    findSent: notProvided<Answer<RegistrationState>, { reqKey: string }>('findSent'),
    tokenSigning,
    hsmSigning,
    remoteSigning,
    /** Its PIN begins a run, or has one go on. */
    hsmRun: hsmSigning,
    followRun: notProvidedListener<RunInput>('followRun'),
    cancelRun: notProvided<RunCancelled, RunInput>('cancelRun'),
    pauseRun: notProvided<RunPaused, RunInput>('pauseRun'),
  },
  actions: {
    keepChecked: assign((_, { answer }: { answer: DraftsChecked }) =>
      answer.ok
        ? { option: answer.value.option, items: answer.value.drafts.map(itemOf), run: answer.value.run ?? noRun }
        : {},
    ),
    keepChoice: assign(({ context }, params: { chosen: CertificateType | null; withWarned: boolean }) => ({
      way: params.chosen === null ? null : wayOf(params.chosen),
      items: context.items.map((item): BulkItem =>
        item.stage === 'leftOut' || isToSend(item, params.withWarned)
          ? item
          : { ...item, stage: 'leftOut', reason: { code: 'bulk.leftOut', because: 'byUser' } },
      ),
    })),
    takeFirst: assign(({ context }, { stage }: { stage: ItemStage }) => ({
      current: itemAt(context.items, stage)?.documentId ?? null,
    })),
    takeUnknown: assign(({ context }) => {
      const unknown = itemAt(context.items, 'unknown')
      return unknown === null ? {} : { current: unknown.documentId, failure: null }
    }),
    keepWork: assign(({ context }, { answer }: { answer: BulkXmlGenerated }) =>
      answer.ok
        ? {
            items: withCurrent(context, () => ({
              stage: 'generated',
              work: answer.value.work,
              document: answer.value.document,
            })),
            failure: null,
            lost: 0,
          }
        : {},
    ),
    keepBasis: assign(({ context }, { answer }: { answer: BulkXmlGenerated }) => ({
      items: withCurrent(context, ({ basis }) => ({ basis: basisAfter(answer, basis) })),
    })),
    failGenerating: assign(({ context }, { answer }: { answer: AnyAnswer }) =>
      failed(context, failureOf(answer), 'waiting'),
    ),
    failGeneratingUnexpectedly: assign(({ context }, { error }: { error: unknown }) =>
      failed(context, unexpected(error), 'waiting'),
    ),
    failRegistering: assign(({ context }, { answer }: { answer: AnyAnswer }) =>
      failed(context, failureOf(answer), 'unknown'),
    ),
    failRegisteringUnexpectedly: assign(({ context }, { error }: { error: unknown }) =>
      failed(context, unexpected(error), 'unknown'),
    ),
    failByLoss: assign(({ context }) => failed(context, context.failure ?? unexpected('no failure'), 'unknown')),
    keepFailure: assign((_, { answer }: { answer: AnyAnswer }) => ({ failure: failureOf(answer) })),
    keepUnexpected: assign((_, { error }: { error: unknown }): { failure: Unexpected } => ({
      failure: unexpected(error),
    })),
    forgetFailure: assign({ failure: null }),
    claimWorks: spawnChild('holdWorks', {
      id: 'holdWorks',
      input: ({ context: { way, items } }: { context: BulkContext }) => ({
        way,
        works: items.flatMap(({ work, document, ...item }) =>
          isOpen({ work, document, ...item }) && work !== null ? [{ work, document }] : [],
        ),
      }),
    }),
    releaseWorks: stopChild('holdWorks'),
    keepClaimed: assign(({ context }, params: { signed: readonly string[]; elsewhere: readonly string[] }) => ({
      items: context.items.map((item): BulkItem => {
        const { stage, work, document } = item
        if (stage !== 'generated' || work === null) return item
        if (params.elsewhere.includes(work.reqKey))
          return { ...item, stage: 'failed', reason: { code: 'work.elsewhere' }, resumesAt: null }
        if (!params.signed.includes(work.reqKey)) return { ...item, stage: 'claimed' }
        return { ...item, stage: document === null ? 'unknown' : 'signed' }
      }),
    })),
    takeBatch: assign(({ context: { items } }) => ({ batch: batchOf(items), failure: null })),
    keepSigned: assign(({ context }, { output }: { output: SigningOutput }) => {
      const left = output.left ?? []
      const signed = new Set(context.batch.map(({ reqKey }) => reqKey).filter((reqKey) => !left.includes(reqKey)))
      const refused = new Map((output.unsigned ?? []).map(({ reqKey, failure }) => [reqKey, failure]))
      return {
        batch: [],
        items: context.items.map((item): BulkItem => {
          const reqKey = item.work?.reqKey ?? ''
          if (item.stage !== 'claimed' || !signed.has(reqKey)) return item
          const reason = refused.get(reqKey)
          return reason === undefined ? { ...item, stage: 'signed' } : { ...item, stage: 'failed', reason }
        }),
      }
    }),
    markSigned: assign(({ context }) => ({ items: withCurrent(context, () => ({ stage: 'signed' })) })),
    markSent: assign(({ context }) => ({
      items: withCurrent(context, () => ({ stage: 'sent', reason: null })),
      failure: null,
      lost: 0,
    })),
    markStopping: assign({ isStopping: true }),
    takeUpAgain: assign(({ context }) => ({
      items: context.items.map((item): BulkItem =>
        item.resumesAt === null ? item : { ...item, stage: item.resumesAt, reason: null, resumesAt: null },
      ),
      failure: null,
      lost: 0,
      isStopping: false,
    })),
    keepRun: assign(({ context }, read: RunRead) => ({
      items: itemsIn(context.items, read),
      waitsFor: read.reason,
    })),
    keepLost: assign((_, { failure }: { failure: ServerFailure }) => ({ failure, waitsFor: '' })),
    markAsked: assign(({ context: { run } }) => ({ run: askedFor(run) })),
    markBegun: assign(({ context: { run } }) => ({ run: { ...run, offer: 'underWay' } as const })),
    markEnded: assign(({ context: { run } }) => ({ run: { ...run, offer: 'ended' } as const })),
    prepareRun: (_, _params: RunRows) => {},
    putRunAway: (_, _params: RunInput) => {},
    markToSettings: assign({ result: 'toSettings' }),
    forgetWork: (_, _params: { reqKey: string }) => {},
    forgetUnsigned: (_, _params: { reqKeys: readonly string[] }) => {},
    refreshLists: () => {},
  },
  guards: {
    isDone: (_, { answer }: { answer: AnyAnswer }) => answer.ok,
    isRefused: (_, { answer }: { answer: AnyAnswer }) => !answer.ok && answer.failure.code === 'server.refused',
    hasNoCertificate: (_, { answer }: { answer: DraftsChecked }) =>
      answer.ok && answer.value.option.available.length === 0,
    hasNothingToSend: (_, { answer }: { answer: DraftsChecked }) =>
      answer.ok && answer.value.drafts.every(({ reason }) => reason !== null),
    isPossible: ({ context }, params: { chosen: CertificateType | null; withWarned: boolean }) => {
      const { chosen, withWarned } = params
      const isOffered = context.option?.available.some((type) => chosen !== null && wayOf(type) === wayOf(chosen))
      return isOffered === true && context.items.some((item) => isToSend(item, withWarned))
    },
    isCutOff: ({ context }) => isCommon(context.lost),
    isToStop: ({ context }) => context.isStopping && context.items.some(isOpen),
    isToRun: ({ context }) => isByRun(context) && itemAt(context.items, 'waiting') !== null,
    mayRunBeBegun: ({ context: { run } }) => run.offer === 'underWay' || run.offer === 'asked',
    isWithoutRun: (_, { answer }: { answer: RunCancelled }) => answer.ok && answer.value === 'absent',
    isRunEnded: ({ context: { run } }) => run.offer === 'ended',
    isFound: (_, { answer }: { answer: DraftsChecked }) => answer.ok && answer.value.run?.offer === 'underWay',
    isRunOver: (_, read: Pick<RunRead, 'state' | 'rows'>) => isRunOver(read),
    isRunWaiting: (_, read: Pick<RunRead, 'state' | 'rows'>) => isRunAtRest(read),
    isRunCancelled: (_, { state }: Pick<RunRead, 'state'>) => state === 'cancelled',
    isRunning: ({ context }) => !context.isStopping,
    has: ({ context }, { stage }: { stage: ItemStage }) => itemAt(context.items, stage) !== null,
    isToSignBy: ({ context }, { way }: { way: SigningWay }) =>
      context.way === way && itemAt(context.items, 'claimed') !== null,
    holdsNumbers: ({ context }) => numbersWaitingIn(context) > 0,
    isSigned: (_, { output }: { output: SigningOutput }) => output.result === 'signed',
    isToSettings: (_, { output }: { output: SigningOutput }) => output.result === 'toSettings',
    isRegistered: (_, { answer }: { answer: Answer<RegistrationState> }) => answer.ok && answer.value === 'registered',
    isAbsent: (_, { answer }: { answer: Answer<RegistrationState> }) => answer.ok && answer.value === 'absent',
    isJustLost: ({ context }, { answer }: { answer: Answer<RegistrationState> }) =>
      context.failure !== null && answer.ok && answer.value === 'absent',
  },
})
