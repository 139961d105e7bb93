import { correcting } from './setup.ts'

const seed = { seed: ['002-4.3-02'] } as const

const dismissing = correcting.createStateConfig({
  on: { 'dialog.dismissed': { target: 'dismissed', description: 'Nothing has been made yet' } },
})

/** The correction wizard: what is wrong with a document, what the law allows, and why it is corrected (docs/decisions/0493). */
export const correction = correcting.createMachine({
  id: 'correction',
  description:
    'One issued document is found to be wrong. The law of the day says how that is corrected; at the end stands a draft of what corrects it.',
  context: ({ input }) => ({
    ...input,
    corrected: null,
    error: '',
    offered: null,
    method: null,
    reason: '',
    draftId: '',
    failure: null,
  }),
  initial: 'reading',
  output: ({ context: { draftId, error, method } }) => ({
    draft: draftId === '' || method === null ? null : { id: draftId, error, method },
  }),
  states: {
    reading: {
      description: 'The document is read: whether the authority has accepted it, and how it was corrected before.',
      meta: seed,
      tags: 'busy',
      invoke: {
        id: 'readDocument',
        src: 'readDocument',
        input: ({ context: { documentId } }) => ({ documentId }),
        onDone: [
          {
            guard: { type: 'isCorrectable', params: ({ event }) => ({ answer: event.output }) },
            target: 'asking',
            actions: { type: 'keepDocument', params: ({ event }) => ({ answer: event.output }) },
            description: 'It can be corrected',
          },
          {
            guard: { type: 'isOk', params: ({ event }) => ({ answer: event.output }) },
            target: 'notCorrectable',
            actions: { type: 'keepDocument', params: ({ event }) => ({ answer: event.output }) },
            description:
              'Not accepted yet, replaced already, being corrected by somebody, or several that do not go together',
          },
          {
            target: 'readFailed',
            actions: { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: {
          target: 'readFailed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: dismissing.on,
    },
    readFailed: {
      description: 'The document could not be read.',
      meta: seed,
      on: {
        ...dismissing.on,
        'reading.repeated': { target: 'reading', actions: 'forgetFailure' },
      },
    },
    notCorrectable: {
      description: 'Whatever is wrong with it, it cannot be corrected now: the reason is said.',
      meta: seed,
      on: dismissing.on,
    },
    asking: {
      description: 'The user is asked what is wrong with the document.',
      meta: seed,
      on: {
        ...dismissing.on,
        'error.chosen': {
          guard: { type: 'isOfKind', params: ({ event }) => ({ error: event.error }) },
          target: 'judging',
          actions: { type: 'offer', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    judging: {
      description: 'The table of laws, errors and methods is asked.',
      meta: seed,
      always: [
        { guard: 'isWayUnknown', target: 'noWay', description: 'The law of today knows no way' },
        { guard: 'isWayClear', target: 'explaining', description: 'There is one way' },
        { target: 'choosingMethod', description: 'There are several ways' },
      ],
    },
    noWay: {
      description: 'No method is allowed, which is explained.',
      meta: seed,
      on: {
        ...dismissing.on,
        'step.back': { target: 'asking', actions: 'forgetError' },
      },
    },
    choosingMethod: {
      description: 'The user chooses among the methods that the law allows.',
      meta: seed,
      on: {
        ...dismissing.on,
        'method.chosen': {
          guard: { type: 'isOffered', params: ({ event }) => ({ method: event.method }) },
          target: 'explaining',
          actions: { type: 'keepMethod', params: ({ event }) => ({ method: event.method }) },
        },
        'step.back': { target: 'asking', actions: 'forgetError' },
      },
    },
    explaining: {
      description: 'The user says why the document is corrected: the reason stands in what corrects it.',
      meta: seed,
      on: {
        ...dismissing.on,
        'reason.given': {
          guard: { type: 'isReason', params: ({ event }) => ({ reason: event.reason }) },
          target: 'drafting',
          actions: { type: 'keepReason', params: ({ event }) => ({ reason: event.reason }) },
        },
        'step.back': [
          { guard: 'hasChoice', target: 'choosingMethod', description: 'Back to the methods' },
          { target: 'asking', actions: 'forgetError', description: 'There was one method: back to the error' },
        ],
      },
    },
    drafting: {
      description: 'A draft of the correcting document or of the notice is saved.',
      meta: seed,
      tags: 'busy',
      invoke: {
        id: 'draftCorrection',
        src: 'draftCorrection',
        input: ({ context: { documentId, error, method, reason } }) => ({ documentId, error, method, reason }),
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => ({ answer: event.output }) },
            target: 'drafted',
            actions: { type: 'keepDraft', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'draftFailed',
            actions: { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: {
          target: 'draftFailed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    draftFailed: {
      description: 'Nothing was saved: the reason is said, and saving can be tried again.',
      meta: seed,
      on: {
        ...dismissing.on,
        'drafting.repeated': { target: 'drafting', actions: 'forgetFailure' },
        'step.back': { target: 'explaining', actions: 'forgetFailure' },
      },
    },
    drafted: { type: 'final', description: 'The draft is opened, to be completed, compared and issued.', meta: seed },
    dismissed: { type: 'final', description: 'The dialog is closed.' },
  },
})
