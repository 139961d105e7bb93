import { onlyWayOf, wayOf } from '../signingWays.ts'
import { failedUnexpectedly, submission } from './setup.ts'

const checkingOption = submission.createStateConfig({
  description: "The company's registered certificates decide how it signs.",
  meta: { seed: ['000-4-11', '000-6-03', '002-4.1-04'] },
  tags: ['busy', 'generate'],
  invoke: {
    id: 'readOption',
    src: 'readOption',
    input: {},
    onDone: [
      {
        guard: { type: 'hasNoCertificate', params: ({ event }) => ({ answer: event.output }) },
        target: 'noCertificate',
        description: 'No certificate is registered',
        meta: { seed: ['000-4-12', '000-8-10'] },
      },
      {
        guard: { type: 'isWayDecided', params: ({ event }) => ({ answer: event.output }) },
        target: 'generatingXml',
        actions: [
          { type: 'keepOption', params: ({ event }) => ({ answer: event.output }) },
          {
            type: 'keepWay',
            params: ({ event }) => ({ way: event.output.ok ? onlyWayOf(event.output.value.available) : null }),
          },
        ],
        description: 'All registered certificates sign in one way, as tokens and smart cards do: nothing is asked',
        meta: { seed: ['000-4-11'] },
      },
      {
        guard: { type: 'isWayKept', params: ({ event }) => ({ answer: event.output }) },
        target: 'generatingXml',
        actions: [{ type: 'keepOption', params: ({ event }) => ({ answer: event.output }) }, 'keepEarlierWay'],
        description: 'An earlier page was left while it was being signed in this way: nothing is asked again',
        meta: { seed: ['000-8-05'] },
      },
      {
        guard: { type: 'isDone', params: ({ event }) => ({ answer: event.output }) },
        target: 'choosingType',
        actions: { type: 'keepOption', params: ({ event }) => ({ answer: event.output }) },
        description: 'There is a choice, or a type that is chosen by hand',
        meta: { seed: ['000-2-24', '002-4.1-04'] },
      },
      {
        target: 'optionUnknown',
        actions: { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) },
      },
    ],
    onError: failedUnexpectedly('optionUnknown'),
  },
  on: { 'dialog.dismissed': 'cancelled' },
})

const optionUnknown = submission.createStateConfig({
  description: 'It could not be found out how the company signs.',
  meta: { seed: ['002-8-06'] },
  tags: ['stopped', 'generate'],
  on: {
    'step.retried': { target: 'checkingOption', actions: 'forgetFailure' },
    'dialog.dismissed': 'cancelled',
  },
})

const noCertificate = submission.createStateConfig({
  description: 'No certificate is registered, so nothing can be signed; the settings are offered.',
  meta: { seed: ['000-2-22', '000-4-12', '000-8-10'] },
  tags: ['stopped', 'generate'],
  on: {
    'signatureSettings.opened': {
      target: 'cancelled',
      actions: 'markToSettings',
      description: 'The user goes to the digital-signature settings',
      meta: { seed: ['000-2-22'] },
    },
    'dialog.dismissed': 'cancelled',
  },
})

const choosingType = submission.createStateConfig({
  description: 'The user chooses with what to sign.',
  meta: { seed: ['000-2-24', '002-2.11-01'] },
  tags: 'generate',
  initial: 'offered',
  states: {
    offered: { description: 'The types are shown, the token first.', meta: { seed: ['002-2.11-01'] } },
    missing: {
      description: 'Nothing that can sign was chosen: the dialog asks for a choice.',
      meta: { seed: ['000-5-11'] },
    },
  },
  on: {
    'type.confirmed': [
      {
        guard: { type: 'isWayChosen', params: ({ event }) => ({ chosen: event.chosen }) },
        target: 'generatingXml',
        actions: {
          type: 'keepWay',
          params: ({ event }) => ({ way: event.chosen === null ? null : wayOf(event.chosen) }),
        },
      },
      {
        target: '.missing',
        description: 'Nothing that can sign was chosen: the dialog asks for a choice.',
        meta: { seed: ['000-5-11'] },
      },
    ],
    'dialog.dismissed': 'cancelled',
  },
})

/** How it is signed: as the registered certificates decide, as before the page was left, or as the user chooses. */
export const choosingWay = { checkingOption, optionUnknown, noCertificate, choosingType }
