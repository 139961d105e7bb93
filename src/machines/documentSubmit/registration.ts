import { failedUnexpectedly, submission, type SubmitContext } from './setup.ts'
import { dropSignature } from './signing.ts'

const reqKeyOf = ({ context }: { context: SubmitContext }) => ({ reqKey: context.work?.reqKey ?? '' })

/** Handing the signed XML over (seed 000 §7 "Register"). */
export const registering = submission.createStateConfig({
  description: 'The signed XML is handed to the server, which verifies it and sends it to the authority.',
  meta: { seed: ['000-4-13', '000-7-05'] },
  tags: ['busy', 'register', 'unsafeToLeave'],
  invoke: {
    id: 'sendSigned',
    src: 'sendSigned',
    input: reqKeyOf,
    onDone: [
      { guard: { type: 'isDone', params: ({ event }) => ({ answer: event.output }) }, target: 'registered' },
      {
        guard: { type: 'isRefused', params: ({ event }) => ({ answer: event.output }) },
        target: 'registerRefused',
        actions: { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) },
        description: 'The server says no: nothing is registered',
        meta: { seed: ['000-7-05', '000-8-05'] },
      },
      {
        target: 'outcomeUnknown',
        actions: { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) },
        description: 'Nobody heard whether the registration arrived',
        meta: { seed: ['000-8-05'] },
      },
    ],
    onError: failedUnexpectedly('outcomeUnknown'),
  },
})

/** The way on after a refusal (seed 000 §8 "Register fails"). */
export const registerRefused = submission.createStateConfig({
  description: 'The server refused the registration; the user reads why.',
  meta: { seed: ['000-8-05'] },
  tags: ['stopped', 'register'],
  on: {
    'signature.renewed': {
      guard: 'needsNewSignature',
      target: 'signing',
      actions: ['forgetFailure', dropSignature],
      description: 'The signature was at fault: the same XML is signed anew',
      meta: { seed: ['000-8-05'] },
    },
    'reopening.requested': {
      guard: 'isChangedMeanwhile',
      target: 'givingUp',
      actions: 'markToReopen',
      description: 'It was changed while it was signed: the user looks at what it says now',
      meta: { seed: ['000-8-05'] },
    },
    'dialog.dismissed': 'givingUp',
  },
})

/** Nobody knows whether the registration arrived: the user decides what is next. */
export const outcomeUnknown = submission.createStateConfig({
  description:
    'The connection died after the registration was sent: it may be there or not. Nothing is sent again unasked.',
  meta: { seed: ['000-8-05'] },
  tags: ['stopped', 'register', 'unsafeToLeave'],
  on: {
    'outcome.asked': {
      target: 'askingOutcome',
      description: 'The server is asked by the request key first',
      meta: { seed: ['000-8-05'] },
    },
    'registration.repeated': {
      guard: 'isUnseen',
      target: 'registering',
      actions: 'forgetFailure',
      description:
        'The server cannot be asked by the key and shows no registration: the user decides to send the same again',
      meta: { seed: ['000-8-05'] },
    },
    'dialog.dismissed': { target: 'postponed', description: 'The work is kept on this computer and offered again' },
  },
})

/** Asking by the request key before anything is sent again. */
export const askingOutcome = submission.createStateConfig({
  description: 'The server is asked whether this very XML is registered.',
  meta: { seed: ['000-8-05'] },
  tags: ['busy', 'register', 'unsafeToLeave'],
  invoke: {
    id: 'findSent',
    src: 'findSent',
    input: reqKeyOf,
    onDone: [
      {
        guard: { type: 'isRegistered', params: ({ event }) => ({ answer: event.output }) },
        target: 'registered',
        description: 'It had arrived',
        meta: { seed: ['000-4-16'] },
      },
      {
        guard: { type: 'isCertainlyAbsent', params: ({ event }) => ({ answer: event.output }) },
        target: 'registering',
        actions: 'forgetFailure',
        description: 'It is certain that it is not there: the same signed XML is registered',
        meta: { seed: ['000-8-05'] },
      },
      {
        guard: { type: 'isRefused', params: ({ event }) => ({ answer: event.output }) },
        target: 'registerRefused',
        actions: { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) },
        description: 'The server does not know this XML, or not for this user',
        meta: { seed: ['000-8-05'] },
      },
      { target: 'outcomeUnknown', actions: { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) } },
    ],
    onError: failedUnexpectedly('outcomeUnknown'),
  },
})
