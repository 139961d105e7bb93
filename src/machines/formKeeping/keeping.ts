import { busy, ending } from './events.ts'
import { keepingForms } from './setup.ts'

export const reading = keepingForms.createStateConfig({
  description: 'What the form says now is read.',
  entry: 'forgetChanges',
  on: {
    ...busy.on,
    ...ending.on,
    'form.left': { actions: 'leaveAfterwards', description: 'What the form says is kept first' },
    'saving.started': {
      target: 'saving',
      actions: ['markChanged', { type: 'keepSaved', params: ({ event }) => ({ content: event.content }) }],
      description: 'Nothing is on its way yet: the saving goes first',
    },
  },
  invoke: {
    id: 'readForm',
    src: 'readForm',
    input: ({ context: { known } }) => ({ known }),
    onDone: [
      {
        guard: { type: 'isToKeep', params: ({ event }) => ({ said: event.output }) },
        target: 'keeping',
        actions: { type: 'keepSaid', params: ({ event }) => ({ said: event.output }) },
      },
      {
        guard: { type: 'isSavedButKept', params: ({ event }) => ({ said: event.output }) },
        target: 'discarding',
        description: 'Nothing is unsaved any more',
      },
      {
        guard: { type: 'isAsSaved', params: ({ event }) => ({ said: event.output }) },
        target: 'resting',
        actions: ['forgetKept', 'releaseForm'],
      },
      {
        guard: { type: 'isTooMuch', params: ({ event }) => ({ said: event.output }) },
        target: 'resting',
        actions: 'markNotKept',
        description: 'More than is kept of a form',
      },
      {
        target: 'resting',
        actions: 'forgetNotKept',
        description:
          'The server has it: a form is drawn again without having changed. Or it keeps no unfinished forms.',
      },
    ],
    onError: { target: 'resting', actions: 'markNotKept' },
  },
})

export const keeping = keepingForms.createStateConfig({
  description: 'The server keeps what the form says; other tabs know of the form from before.',
  entry: 'claimForm',
  on: busy.on,
  invoke: {
    id: 'keep',
    src: 'keep',
    input: ({ context: { known, kept, next } }) => ({
      content: known,
      kept,
      isPageLeaving: next === 'atOnce' || next === 'leave',
    }),
    onDone: [
      {
        guard: { type: 'isDone', params: ({ event }) => ({ kept: event.output }) },
        target: 'resting',
        actions: { type: 'keepKept', params: ({ event }) => ({ kept: event.output }) },
      },
      {
        guard: { type: 'isRefusedForLong', params: ({ event }) => ({ kept: event.output }) },
        target: 'resting',
        actions: [{ type: 'keepNotKept', params: ({ event }) => ({ kept: event.output }) }, 'releaseForm'],
        description: 'Another tab has kept newer changes, or too many forms are unfinished: the form says so',
        meta: { seed: ['000-8-13'] },
      },
      {
        target: 'resting',
        actions: { type: 'keepNotKept', params: ({ event }) => ({ kept: event.output }) },
        description: 'It has failed: the form says that it is tried again',
        meta: { seed: ['000-8-13'] },
      },
    ],
    onError: { target: 'resting', actions: 'markNotKept' },
  },
})

export const discarding = keepingForms.createStateConfig({
  description: 'Nothing is unsaved any more: what is kept is discarded.',
  on: busy.on,
  exit: ['forgetKept', 'releaseForm'],
  invoke: {
    id: 'discard',
    src: 'discard',
    input: ({ context }) => ({ form: context.kept }),
    onDone: 'resting',
    onError: 'resting',
  },
})

export const saving = keepingForms.createStateConfig({
  description: 'The form is being saved, and what is kept goes with it: nothing is kept until that has ended.',
  meta: { seed: ['000-4-09'] },
  entry: 'planNothing',
  on: {
    ...ending.on,
    'form.changed': { actions: 'markChanged' },
    'form.left': { actions: 'planLeaving', description: 'Where the saving fails, the last changes are kept' },
    'form.shown': { actions: 'planStaying' },
    'saving.ended': [
      {
        guard: { type: 'isSaved', params: ({ event }) => ({ isSaved: event.isSaved }) },
        target: 'resting',
        actions: 'takeSavedAsKnown',
        description: 'Saved: nothing is kept until the form says something else',
        meta: { seed: ['000-4-09'] },
      },
      {
        target: 'resting',
        actions: 'forgetSaved',
        description: 'Not saved: keeping goes on',
        meta: { seed: ['000-8-06'] },
      },
    ],
  },
})
