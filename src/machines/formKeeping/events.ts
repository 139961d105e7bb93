import { keepingForms } from './setup.ts'

/** How the form ends: nothing of it is kept any longer, besides what was not decided upon. */
export const ending = keepingForms.createStateConfig({
  on: {
    'form.ended': [
      {
        guard: 'hasKept',
        target: 'discardingAtEnd',
        description: 'Saved, sent or left on purpose: what is kept of it goes',
        meta: { seed: ['000-2-13'] },
      },
      { target: 'ended', description: 'Nothing is kept of it' },
    ],
  },
})

/** Where no call runs. */
export const calm = keepingForms.createStateConfig({
  on: {
    ...ending.on,
    'saving.started': {
      target: 'saving',
      actions: { type: 'keepSaved', params: ({ event }) => ({ content: event.content }) },
    },
  },
})

/** While a call runs or the form is read: what happens then follows, one after the other. */
export const busy = keepingForms.createStateConfig({
  on: {
    'form.changed': { actions: 'markChanged' },
    'form.hidden': { actions: 'planKeeping', description: 'What has changed by then is kept without a pause' },
    'form.left': { actions: 'planLeaving', description: 'The last changes are kept first' },
    'form.shown': { actions: 'planStaying' },
    'form.ended': { actions: 'planEnding', description: 'What is being kept is discarded once it is' },
    'saving.started': {
      actions: ['planSaving', { type: 'keepSaved', params: ({ event }) => ({ content: event.content }) }],
      description: 'The saving waits for the call: nothing is kept after it of what it saves',
      meta: { seed: ['000-4-09'] },
    },
  },
})
