import { archiving } from './setup.ts'

const seed = { seed: ['002-7.11-01'] } as const

const dismissing = archiving.createStateConfig({
  on: { 'dialog.dismissed': { target: 'dismissed', description: 'What is being made is cancelled' } },
})
const choosingAgain = archiving.createStateConfig({
  on: { 'choice.again': { target: 'choosing', actions: 'forgetOutcome' } },
})

/** PDFs of many documents of a kind as one file, which the server makes (docs/decisions/0501, 0526). */
export const documentArchive = archiving.createMachine({
  id: 'documentArchive',
  description: 'PDFs of many documents become one file: the user chooses how, the server makes it, a link takes it.',
  context: ({ input: { choice } }) => ({ choice, made: null, failure: null }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The user chooses between a zip and one PDF, and whether prints are documents on paper.',
      meta: seed,
      on: {
        ...dismissing.on,
        'file.wanted': {
          target: 'preparing',
          actions: { type: 'keepChoice', params: ({ event }) => ({ choice: event.choice }) },
        },
      },
    },
    preparing: {
      description: 'The server makes the file, and is asked how far it is; leaving cancels it.',
      meta: seed,
      tags: 'busy',
      invoke: {
        id: 'makeArchive',
        src: 'makeArchive',
        input: ({ context: { choice } }) => choice,
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => ({ answer: event.output }) },
            target: 'ready',
            actions: { type: 'keepMade', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'failed',
            actions: { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { ...dismissing.on, 'making.cancelled': { target: 'cancelled' } },
    },
    ready: {
      description: 'The file can be taken, for an hour.',
      meta: seed,
      on: { ...dismissing.on, ...choosingAgain.on },
    },
    failed: {
      description: 'No file was made: the reason is said, and making it can be tried again.',
      meta: seed,
      on: {
        ...dismissing.on,
        ...choosingAgain.on,
        'making.repeated': { target: 'preparing', actions: 'forgetOutcome' },
      },
    },
    cancelled: {
      description: 'The user has cancelled it: nothing is left of it.',
      meta: seed,
      on: { ...dismissing.on, ...choosingAgain.on },
    },
    dismissed: { type: 'final', description: 'The dialog is closed.' },
  },
})
