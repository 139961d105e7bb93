import { assign, setup } from 'xstate'
import { unexpected, type ServerFailure, type Unexpected } from '../../domain/failure.ts'
import type { Result } from '../../domain/result.ts'
import { notProvided } from '../placeholder.ts'
import type { Sealed } from '../sealed.ts'

export interface FormKeepingInput {
  /** What an earlier visit has left of the form and may be continued, or null. */
  readonly offered: Sealed<unknown> | null
  /** Whether the user has chosen already to continue it. */
  readonly isContinued: boolean
}

/** Another tab or computer has kept newer changes, the account has as many unfinished forms as are kept, or keeping has failed. */
export type NotKept = 'elsewhere' | 'tooMany' | 'yet'

/**
 * What follows the work that runs: `again` and `last` read the form once more, after which the page may be gone (`atOnce`) or is (`leave`). With
 * those two, this work is of that kind.
 */
export type Next = 'rest' | 'again' | 'atOnce' | 'last' | 'leave' | 'save' | 'end'

/** Whether something is discarded, and not where another tab has kept it since. */
export type Discarded = Result<{ readonly discarded: boolean }, ServerFailure | Unexpected>

export interface OfferFailure {
  readonly step: 'continue' | 'discard'
  readonly cause: ServerFailure | Unexpected
}

export interface FormKeepingContext {
  /** What an earlier visit has left, until it is continued or discarded. */
  readonly offered: Sealed<unknown> | null
  readonly isToBeContinued: boolean
  /** What the server keeps of this form, as it last said; null where it keeps nothing. */
  readonly kept: Sealed<unknown> | null
  /** What the form said when the server last took it, as kept or as saved. */
  readonly known: Sealed<unknown> | null
  /** What the form said as the saving that runs, or comes next, began. */
  readonly saved: Sealed<unknown> | null
  /** Whether the form has changed since it was last read. */
  readonly hasChanged: boolean
  readonly next: Next
  /** Why the latest changes are not kept, or null. */
  readonly notKept: NotKept | null
  /** Why what is offered could not be continued or discarded, or null. */
  readonly failure: OfferFailure | null
  /** Whether what was to be discarded has been kept since, by another tab or computer, and is offered instead. */
  readonly isKeptSince: boolean
  /** What became of what was kept, once the form has ended. */
  readonly discarded: Discarded
}

export type FormKeepingEvent =
  | { type: 'form.changed' }
  | { type: 'form.hidden' }
  | { type: 'form.left' }
  | { type: 'form.shown' }
  | { type: 'form.ended' }
  | { type: 'saving.started'; content: Sealed<unknown> | null }
  | { type: 'saving.ended'; isSaved: boolean }
  | { type: 'offer.continued' }
  | { type: 'offer.refused' }
  | { type: 'otherTabs.changed' }

export interface FormKeepingOutput {
  readonly discarded: Discarded
}

/**
 * What the form says now. `nothingToKeep`: the server has it, or keeps no unfinished forms. `nothingUnsaved`: what was saved. `tooMuch`: more than is kept.
 */
export type FormRead =
  | { readonly says: 'nothingToKeep' | 'nothingUnsaved' | 'tooMuch' }
  | { readonly says: 'changes'; readonly content: Sealed<unknown> }

export interface ReadInput {
  readonly known: Sealed<unknown> | null
}

export interface KeepInput {
  readonly content: Sealed<unknown> | null
  readonly kept: Sealed<unknown> | null
  /** Whether the page may be gone before the answer comes. */
  readonly isPageLeaving: boolean
}

export interface KeptFormInput {
  readonly form: Sealed<unknown> | null
}

/** What the server keeps from now on. */
export type Kept = Result<Sealed<unknown>, ServerFailure>

const types: {
  input?: FormKeepingInput
  context?: FormKeepingContext
  events?: FormKeepingEvent
  output?: FormKeepingOutput
  /** `coming`: what was kept is on its way into the form, which takes nothing in meanwhile. */
  tags?: 'coming'
  meta?: { seed: readonly string[] }
} = {}

const reasons: ReadonlyMap<string, NotKept> = new Map([
  ['unfinished.keptElsewhere', 'elsewhere'],
  ['unfinished.tooMany', 'tooMany'],
])

const whyNotKept = (failure: ServerFailure): NotKept =>
  (failure.code === 'server.refused' ? reasons.get(failure.reason) : undefined) ?? 'yet'

const isOver = (next: Next): boolean => next === 'last' || next === 'leave' || next === 'end'

export const nothingKept: Discarded = { ok: true, value: { discarded: true } }

/** The outcome of a discarding that has thrown. */
export const notDiscardedBy = (error: unknown): Discarded => ({ ok: false, failure: unexpected(error) })

/** Everything the chart names. */
export const keepingForms = setup({
  types,
  actors: {
    readForm: notProvided<FormRead, ReadInput>('readForm'),
    keep: notProvided<Kept, KeepInput>('keep'),
    discard: notProvided<Discarded, KeptFormInput>('discard'),
    putIn: notProvided<Kept, KeptFormInput>('putIn'),
    findOffer: notProvided<Sealed<unknown> | null>('findOffer'),
  },
  actions: {
    markChanged: assign({ hasChanged: true }),
    forgetChanges: assign({ hasChanged: false }),
    planKeeping: assign(({ context: { next } }) => ({ next: isOver(next) || next === 'save' ? next : 'again' })),
    planSaving: assign(({ context: { next } }) => ({ next: isOver(next) ? next : 'save' })),
    planLeaving: assign(({ context: { next } }) => ({ next: next === 'end' ? next : 'last' })),
    planStaying: assign(({ context: { next } }) => ({ next: next === 'last' || next === 'leave' ? 'rest' : next })),
    planEnding: assign({ next: 'end' }),
    planNothing: assign({ next: 'rest' }),
    keepAtOnce: assign({ next: 'atOnce' }),
    leaveAfterwards: assign({ next: 'leave' }),
    readOnceMore: assign(({ context: { next } }) => ({ next: next === 'last' ? 'leave' : 'atOnce' })),
    keepSaid: assign((_, { said }: { said: FormRead }) => (said.says === 'changes' ? { known: said.content } : {})),
    keepKept: assign((_, { kept }: { kept: Kept }) => (kept.ok ? { kept: kept.value, notKept: null } : {})),
    keepNotKept: assign((_, { kept }: { kept: Kept }) =>
      kept.ok ? {} : { known: null, notKept: whyNotKept(kept.failure) },
    ),
    markNotKept: assign({ known: null, notKept: 'yet' }),
    forgetNotKept: assign({ notKept: null }),
    forgetKept: assign({ kept: null, known: null, notKept: null }),
    keepSaved: assign((_, { content }: { content: Sealed<unknown> | null }) => ({ saved: content })),
    takeSavedAsKnown: assign(({ context }) => ({
      kept: null,
      known: context.saved,
      saved: null,
      hasChanged: false,
      notKept: null,
    })),
    forgetSaved: assign({ saved: null }),
    keepOffer: assign((_, { offered }: { offered: Sealed<unknown> | null }) => ({ offered })),
    takeOffer: assign((_, { kept }: { kept: Kept }) =>
      kept.ok ? { kept: kept.value, known: null, offered: null, isToBeContinued: false, notKept: null } : {},
    ),
    forgetOffer: assign({ offered: null, failure: null, isKeptSince: false }),
    forgetFailure: assign({ failure: null, isKeptSince: false }),
    keepNotPutIn: assign((_, { kept }: { kept: Kept }) => ({
      isToBeContinued: false,
      failure: kept.ok ? null : ({ step: 'continue', cause: kept.failure } as const),
    })),
    keepUnexpected: assign((_, { error }: { error: unknown }) => ({
      isToBeContinued: false,
      failure: { step: 'continue', cause: unexpected(error) } as const,
    })),
    keepNotDiscarded: assign((_, { discarded }: { discarded: Discarded }) => ({
      failure: discarded.ok ? null : ({ step: 'discard', cause: discarded.failure } as const),
    })),
    markKeptSince: assign({ isKeptSince: true }),
    keepDiscarded: assign((_, { discarded }: { discarded: Discarded }) => ({ discarded })),
    claimForm: () => {},
    releaseForm: () => {},
    announceContinued: () => {},
    announceDiscarded: () => {},
  },
  guards: {
    isGone: (_, { offered }: { offered: Sealed<unknown> | null }) => offered === null,
    hasKept: ({ context }) => context.kept !== null,
    isEndingWithKept: ({ context }) => context.next === 'end' && context.kept !== null,
    isEnding: ({ context }) => context.next === 'end',
    isToSave: ({ context }) => context.next === 'save',
    isToReadOnceMore: ({ context: { next, offered } }) => offered === null && (next === 'again' || next === 'last'),
    isLeaving: ({ context: { next } }) => next === 'leave' || next === 'last',
    isToBeContinued: ({ context }) => context.isToBeContinued && context.offered !== null,
    isOffered: ({ context }) => context.offered !== null,
    isNotKept: ({ context }) => context.notKept !== null,
    hasChanged: ({ context }) => context.hasChanged,
    isSavedButKept: ({ context }, { said }: { said: FormRead }) =>
      said.says === 'nothingUnsaved' && context.kept !== null,
    isAsSaved: (_, { said }: { said: FormRead }) => said.says === 'nothingUnsaved',
    isTooMuch: (_, { said }: { said: FormRead }) => said.says === 'tooMuch',
    isToKeep: (_, { said }: { said: FormRead }) => said.says === 'changes',
    isDone: (_, { kept }: { kept: Kept }) => kept.ok,
    isRefusedForLong: (_, { kept }: { kept: Kept }) => !kept.ok && whyNotKept(kept.failure) !== 'yet',
    isSaved: (_, { isSaved }: { isSaved: boolean }) => isSaved,
    isDiscarded: (_, { discarded }: { discarded: Discarded }) => discarded.ok && discarded.value.discarded,
    isKeptSince: (_, { discarded }: { discarded: Discarded }) => discarded.ok,
  },
  delays: { pause: 3000, pauseAfterFailure: 15_000 },
})
