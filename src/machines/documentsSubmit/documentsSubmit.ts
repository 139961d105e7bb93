import { noRun } from './items.ts'
import { beginningRun, endFailed, endingRun, followingRun, keyOf } from './running.ts'
import { askingOutcome, claimingWorks, generatingXml, registering, signing } from './sending.ts'
import { numbersWaitingIn, unsignedKeys } from './givenUp.ts'
import { bulk } from './setup.ts'

const forgetUnsigned = { type: 'forgetUnsigned', params: unsignedKeys } as const

/** Several documents from the list to their registration, with one way to sign (docs/decisions/0380). */
export const documentsSubmit = bulk.createMachine({
  id: 'documentsSubmit',
  description:
    'Takes several documents to the tax authority: checks them, generates their XML, has them signed in one go and registers each exactly once.',
  meta: { seed: ['000-1-01', '000-4-10'] },
  context: ({ input }) => ({
    ...input,
    option: null,
    way: null,
    items: [],
    current: null,
    batch: [],
    failure: null,
    lost: 0,
    isStopping: false,
    run: noRun,
    waitsFor: '',
    result: 'closed',
  }),
  output: ({ context }) => ({
    result: context.result,
    items: context.items,
    numbersWaiting: numbersWaitingIn(context),
  }),
  initial: 'checkingDrafts',
  states: {
    checkingDrafts: {
      description: 'Every selected document is read and checked, and how the company signs.',
      meta: { seed: ['002-4.1-08', '000-4-11'] },
      tags: 'busy',
      invoke: {
        id: 'checkDrafts',
        src: 'checkDrafts',
        input: ({ context: { documentIds, runId } }) => ({ documentIds, runId }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ answer: event.output }) },
            target: 'followingRun',
            actions: { type: 'keepChecked', params: ({ event }) => ({ answer: event.output }) },
            description: 'A run that was begun before is followed again',
          },
          {
            guard: { type: 'hasNoCertificate', params: ({ event }) => ({ answer: event.output }) },
            target: 'noCertificate',
            actions: { type: 'keepChecked', params: ({ event }) => ({ answer: event.output }) },
            description: 'No certificate is registered that can sign them',
            meta: { seed: ['000-4-12', '000-8-10'] },
          },
          {
            guard: { type: 'hasNothingToSend', params: ({ event }) => ({ answer: event.output }) },
            target: 'nothingToSend',
            actions: { type: 'keepChecked', params: ({ event }) => ({ answer: event.output }) },
            description: 'None of them can be sent',
          },
          {
            guard: { type: 'isDone', params: ({ event }) => ({ answer: event.output }) },
            target: 'reviewing',
            actions: { type: 'keepChecked', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'checkFailed',
            actions: { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: {
          target: 'checkFailed',
          actions: { type: 'keepUnexpected', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'dialog.dismissed': 'finished' },
    },
    checkFailed: {
      description: 'The documents could not be checked; nothing has happened to them.',
      meta: { seed: ['000-8-01'] },
      tags: 'stopped',
      on: {
        'step.retried': { target: 'checkingDrafts', actions: 'forgetFailure' },
        'dialog.dismissed': 'finished',
      },
    },
    noCertificate: {
      description:
        'No certificate is registered that can sign them, as so many are signed by an HSM alone; the settings are offered.',
      meta: { seed: ['000-2-22', '000-4-12', '000-8-10'] },
      tags: 'stopped',
      on: {
        'signatureSettings.opened': {
          target: 'finished',
          actions: 'markToSettings',
          description: 'The user goes to the digital-signature settings',
          meta: { seed: ['000-2-22'] },
        },
        'dialog.dismissed': 'finished',
      },
    },
    nothingToSend: {
      description: 'None of the documents can be sent; each has its reason.',
      tags: 'stopped',
      on: { 'dialog.dismissed': 'finished' },
    },
    reviewing: {
      description:
        'The user reads what is sent, what is left out and why, answers its warnings, and chooses with what to sign.',
      meta: { seed: ['000-2-24', '002-2.11-01'] },
      initial: 'offered',
      states: {
        offered: { description: 'The documents and the types of signature are shown.' },
        missing: {
          description: 'Nothing that can sign was chosen, or nothing to send: the dialog asks for it.',
          meta: { seed: ['000-5-11'] },
        },
      },
      on: {
        'sending.confirmed': [
          {
            guard: {
              type: 'isPossible',
              params: ({ event: { chosen, withWarned } }) => ({ chosen, withWarned }),
            },
            target: 'choosingNext',
            actions: {
              type: 'keepChoice',
              params: ({ event: { chosen, withWarned } }) => ({ chosen, withWarned }),
            },
          },
          {
            target: '.missing',
            description: 'Nothing that can sign was chosen, or nothing to send: the dialog asks for it.',
            meta: { seed: ['000-5-11'] },
          },
        ],
        'dialog.dismissed': 'finished',
      },
    },
    choosingNext: {
      description:
        'What is signed goes before what is not, so that nothing signed lies about; everything is generated before anything is signed.',
      always: [
        { guard: 'isCutOff', target: 'halted', description: 'The cause is common to all: the rest waits' },
        {
          guard: 'isToStop',
          target: 'halted',
          description: 'The user has asked to stop: the rest waits',
        },
        {
          guard: { type: 'has', params: { stage: 'unknown' } },
          target: 'askingOutcome',
          description: 'One was signed before: the server is asked for it before anything of it is sent again',
          meta: { seed: ['000-8-05'] },
        },
        { guard: { type: 'has', params: { stage: 'signed' } }, target: 'registering' },
        {
          guard: 'isToRun',
          target: 'beginningRun',
          description: 'The server itself has them signed by the HSM',
          meta: { seed: ['000-4-15'] },
        },
        { guard: { type: 'has', params: { stage: 'waiting' } }, target: 'generatingXml' },
        { guard: { type: 'has', params: { stage: 'generated' } }, target: 'claimingWorks' },
        { guard: { type: 'isToSignBy', params: { way: 'token' } }, target: 'signing.token' },
        { guard: { type: 'isToSignBy', params: { way: 'hsm' } }, target: 'signing.hsm' },
        { guard: { type: 'has', params: { stage: 'claimed' } }, target: 'signing.remote' },
        { target: 'summary' },
      ],
    },
    beginningRun,
    followingRun,
    endingRun,
    endFailed,
    generatingXml,
    claimingWorks,
    signing,
    registering,
    askingOutcome,
    halted: {
      description: 'Nothing goes on: the user has stopped it, gave up signing, or all would fail for the same reason.',
      tags: ['stopped', 'unsafeToLeave'],
      on: {
        'sending.continued': {
          target: 'choosingNext',
          actions: 'takeUpAgain',
          description: 'The user goes on with what is left, and with what could not be reached',
        },
        'dialog.dismissed': [
          {
            guard: 'mayRunBeBegun',
            target: 'endingRun',
            description: 'The server is at a run, or may be, which is to stop first',
          },
          { target: 'summary', description: 'The user leaves the rest unsent' },
        ],
      },
    },
    summary: {
      description: 'Each document is shown with what has become of it.',
      meta: { seed: ['000-2-23', '000-4-16'] },
      entry: [forgetUnsigned, 'releaseWorks', 'refreshLists'],
      on: {
        'dialog.dismissed': [
          {
            guard: 'isRunEnded',
            target: 'closing',
            actions: { type: 'putRunAway', params: keyOf },
            description: 'The outcome of the run has been looked at: the list offers it no more',
            meta: { seed: ['000-4-16'] },
          },
          { target: 'closing' },
        ],
      },
    },
    closing: {
      description: 'What is generated by now is sent, kept or given up.',
      always: [
        {
          guard: 'holdsNumbers',
          target: 'numbersWaiting',
          description: 'XML that are given up bear numbers, which stay with the documents',
        },
        { target: 'finished' },
      ],
    },
    numbersWaiting: {
      type: 'final',
      description: 'The numbers of what was not sent wait for the documents to be sent again.',
      entry: [forgetUnsigned, 'refreshLists'],
    },
    finished: {
      type: 'final',
      description: 'The list shows what is left, still selected.',
      entry: [forgetUnsigned, 'refreshLists'],
    },
  },
})
