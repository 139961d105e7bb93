import { askingOutcome, outcomeUnknown, registering, registerRefused } from './registration.ts'
import { basisOn } from '../saving.ts'
import { choosingWay } from './choosingWay.ts'
import { failedUnexpectedly, submission } from './setup.ts'
import { claimingWork, forgetWork, signing, signingBroken, workElsewhere } from './signing.ts'

/** From a filled document to its registration: generate, sign, register (seed 000 §4 "Submit"). */
export const documentSubmit = submission.createMachine({
  id: 'documentSubmit',
  description: 'Takes a document to the tax authority: generates its XML, has it signed and registers it exactly once.',
  meta: { seed: ['000-1-01', '000-4-10'] },
  context: ({ input: { kind, start } }) => {
    const signed = start.from === 'list' ? start.signed : null
    return {
      kind,
      start,
      values: start.from === 'form' ? start.values : null,
      basis: start.from === 'form' ? start.basis : basisOn(''),
      option: null,
      way: signed?.way ?? null,
      work: signed,
      document: null,
      missing: [],
      failure: null,
      result: 'cancelled',
    }
  },
  output: ({ context: { result, work, failure, basis } }) => ({
    result,
    documentId: work?.documentId ?? null,
    failure,
    basis,
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'The flow looks at where it was called from.',
      meta: { seed: ['000-4-10'] },
      always: [
        {
          guard: 'isAlreadySigned',
          target: 'claimingWork',
          description: 'A signature is kept: nothing is read, generated or signed again',
          meta: { seed: ['000-8-05'] },
        },
        {
          guard: 'isFromList',
          target: 'readingDocument',
          description: 'A draft of the list is read first',
          meta: { seed: ['002-4.1-08'] },
        },
        { target: 'checkingOption' },
      ],
    },
    readingDocument: {
      description: 'The draft chosen in the list is read in full.',
      meta: { seed: ['002-4.1-08'] },
      tags: ['busy', 'generate'],
      invoke: {
        id: 'readDocument',
        src: 'readDocument',
        input: ({ context }) => ({ documentId: context.start.from === 'list' ? context.start.documentId : '' }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => ({ answer: event.output }) },
            target: 'checkingOption',
            actions: { type: 'keepDraft', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: 'isDraftInvalid', params: ({ event }) => ({ answer: event.output }) },
            target: 'generateRefused',
            actions: { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) },
            description: 'The draft breaks a rule of the form: its XML cannot be made',
          },
          {
            target: 'documentUnreadable',
            actions: { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: failedUnexpectedly('documentUnreadable'),
      },
      on: { 'dialog.dismissed': 'cancelled' },
    },
    documentUnreadable: {
      description: 'The draft could not be read; nothing has happened to it.',
      meta: { seed: ['000-8-01'] },
      tags: ['stopped', 'generate'],
      on: {
        'step.retried': { target: 'readingDocument', actions: 'forgetFailure' },
        'dialog.dismissed': 'cancelled',
      },
    },
    ...choosingWay,
    generatingXml: {
      description: "The server saves the document and writes the authority's XML.",
      meta: { seed: ['000-4-10', '000-7-02'] },
      tags: ['busy', 'generate'],
      invoke: {
        id: 'generateXml',
        src: 'generateXml',
        input: ({ context: { values, basis } }) => ({ values, basis }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => ({ answer: event.output }) },
            target: 'claimingWork',
            actions: [
              { type: 'keepBasis', params: ({ event }) => ({ answer: event.output }) },
              { type: 'keepWork', params: ({ event }) => ({ answer: event.output }) },
              'announceGenerated',
            ],
          },
          {
            guard: { type: 'isToCorrect', params: ({ event }) => ({ answer: event.output }) },
            target: 'generateRefused',
            actions: [
              { type: 'keepBasis', params: ({ event }) => ({ answer: event.output }) },
              { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) },
            ],
            description: 'The server refuses the document and says why',
            meta: { seed: ['000-8-02'] },
          },
          {
            target: 'generateFailed',
            actions: [
              { type: 'keepBasis', params: ({ event }) => ({ answer: event.output }) },
              { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) },
            ],
          },
        ],
        onError: failedUnexpectedly('generateFailed'),
      },
      on: { 'dialog.dismissed': { target: 'cancelled', description: 'The user stops; a saved draft stays' } },
    },
    generateRefused: {
      description: 'The document has to be corrected before its XML can be made.',
      meta: { seed: ['000-8-02'] },
      tags: ['stopped', 'generate'],
      on: {
        'correction.requested': {
          guard: 'isDraftToCorrect',
          target: 'cancelled',
          actions: 'markToCorrect',
          description: 'A saved draft is not edited: its content goes into a new document',
          meta: { seed: ['000-4-06'] },
        },
        'dialog.dismissed': {
          target: 'cancelled',
          description: 'Back to where it was sent from: an open form shows the fields concerned',
          meta: { seed: ['000-8-02'] },
        },
      },
    },
    generateFailed: {
      description: 'The server could not be reached or could not make the XML.',
      meta: { seed: ['000-8-02'] },
      tags: ['stopped', 'generate'],
      on: {
        'step.retried': { target: 'generatingXml', actions: 'forgetFailure' },
        'dialog.dismissed': 'cancelled',
      },
    },
    claimingWork,
    workElsewhere,
    signing,
    signingBroken,
    registering,
    registerRefused,
    outcomeUnknown,
    askingOutcome,
    registered: {
      description: 'The document is registered and on its way to the authority.',
      meta: { seed: ['000-2-23', '000-4-16'] },
      tags: 'answer',
      entry: ['markRegistered', forgetWork, 'releaseWork', 'refreshLists'],
      on: {
        'dialog.dismissed': 'finished',
        'reopening.requested': {
          target: 'finished',
          actions: 'markToReopen',
          description: 'The user looks at the document and what has become of it',
          meta: { seed: ['000-2-23'] },
        },
      },
    },
    finished: {
      type: 'final',
      description: 'The user has read that the document was sent.',
      meta: { seed: ['000-2-23'] },
    },
    postponed: {
      type: 'final',
      description: 'The outcome is to be asked for later.',
      meta: { seed: ['000-8-05'] },
      entry: 'markPostponed',
    },
    givingUp: {
      description: 'Nothing is registered of what was generated.',
      always: [
        {
          guard: 'holdsNumber',
          target: 'numberWaiting',
          description: 'The XML bears a number, which stays with the document',
        },
        { target: 'cancelled' },
      ],
    },
    numberWaiting: {
      type: 'final',
      description: 'Nothing was registered; the number that the XML bears waits for the document to be sent again.',
      entry: [forgetWork, 'refreshLists'],
    },
    cancelled: {
      type: 'final',
      description: 'Nothing was registered; what was saved stays a draft.',
      entry: [forgetWork, 'refreshLists'],
    },
  },
})
