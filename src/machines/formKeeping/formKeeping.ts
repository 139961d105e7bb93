import { calm, ending } from './events.ts'
import { discarding, keeping, reading, saving } from './keeping.ts'
import { continuing, discardingOffer, lookingAgain, offering } from './offer.ts'
import { keepingForms, notDiscardedBy, nothingKept } from './setup.ts'

/** Keeps what a form says and nobody has saved, and not over what an earlier visit has left (docs/decisions/0478). */
export const formKeeping = keepingForms.createMachine({
  id: 'formKeeping',
  description: 'What is typed into a form and not saved is kept on the server, one call at a time.',
  meta: { seed: ['000-2-08', '000-2-13'] },
  context: ({ input: { offered, isContinued } }) => ({
    offered,
    isToBeContinued: isContinued,
    kept: null,
    known: null,
    saved: null,
    hasChanged: false,
    next: 'rest',
    notKept: null,
    failure: null,
    isKeptSince: false,
    discarded: nothingKept,
  }),
  output: ({ context: { discarded } }) => ({ discarded }),
  initial: 'resting',
  states: {
    resting: {
      description: 'No call runs: what has happened meanwhile decides what follows.',
      always: [
        { guard: 'isEndingWithKept', target: 'discardingAtEnd' },
        { guard: 'isEnding', target: 'ended' },
        { guard: 'isToSave', target: 'saving' },
        {
          guard: 'isToReadOnceMore',
          target: 'reading',
          actions: 'readOnceMore',
          description: 'The page was hidden or left while something else ran',
        },
        { guard: 'isLeaving', target: 'left' },
        {
          guard: 'isToBeContinued',
          target: 'continuing',
          description: 'The user has chosen it in the list',
        },
        { guard: 'isOffered', target: 'offering' },
        { guard: 'isNotKept', target: 'waitingAgain' },
        { guard: 'hasChanged', target: 'waiting' },
        { target: 'idle' },
      ],
    },
    idle: {
      description: 'There is nothing to keep.',
      on: {
        ...calm.on,
        'form.changed': { target: 'waiting', actions: 'markChanged' },
        'form.left': { target: 'left' },
      },
    },
    waiting: {
      description: 'The form has changed; it is kept a moment later.',
      entry: 'planNothing',
      after: { pause: { target: 'reading', description: 'Three seconds after the first change' } },
      on: {
        ...calm.on,
        'form.hidden': {
          target: 'reading',
          actions: 'keepAtOnce',
          description: 'The page may be gone before the pause is over',
        },
        'form.left': { target: 'reading', actions: 'leaveAfterwards', description: 'The last changes are kept' },
      },
    },
    reading,
    keeping,
    waitingAgain: {
      description: 'What the form says is not kept, and it says so; keeping is tried again later.',
      meta: { seed: ['000-8-13'] },
      entry: 'planNothing',
      after: { pauseAfterFailure: { target: 'reading', description: 'Fifteen seconds after the failure' } },
      on: {
        ...calm.on,
        'saving.started': {
          target: 'saving',
          actions: ['markChanged', { type: 'keepSaved', params: ({ event }) => ({ content: event.content }) }],
        },
        'form.hidden': { target: 'reading', actions: 'keepAtOnce' },
        'form.left': { target: 'reading', actions: 'leaveAfterwards', description: 'Keeping is tried once more' },
      },
    },
    discarding,
    saving,
    offering,
    lookingAgain,
    continuing,
    discardingOffer,
    left: {
      description: 'The page has gone on without the form, which may be continued later.',
      meta: { seed: ['000-2-13'] },
      entry: 'releaseForm',
      on: {
        ...ending.on,
        'form.shown': { target: 'resting', actions: 'planStaying' },
        'saving.ended': { actions: 'planNothing', description: 'No saving waits any more' },
      },
    },
    discardingAtEnd: {
      description: 'The form has ended: what is kept of it is discarded.',
      invoke: {
        id: 'discardAtEnd',
        src: 'discard',
        input: ({ context }) => ({ form: context.kept }),
        onDone: {
          target: 'ended',
          actions: { type: 'keepDiscarded', params: ({ event }) => ({ discarded: event.output }) },
        },
        onError: {
          target: 'ended',
          actions: { type: 'keepDiscarded', params: ({ event }) => ({ discarded: notDiscardedBy(event.error) }) },
        },
      },
    },
    ended: {
      type: 'final',
      description: 'Nothing is kept of the form, or it is known that something still is.',
      meta: { seed: ['000-2-13', '000-4-09'] },
      entry: 'releaseForm',
    },
  },
})
