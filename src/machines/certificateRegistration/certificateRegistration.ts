import { addingStates } from './adding.ts'
import { adding } from './setup.ts'

/** Adding a certificate: which type it is, and then the way of that type (seed 001 §2.1, §5). */
export const certificateRegistration = adding.createMachine({
  id: 'certificateRegistration',
  description: 'Adds a certificate to those with which the company signs: its type is chosen, then it is registered.',
  meta: { seed: ['001-2.1-05'] },
  context: ({ input }) => ({
    ...input,
    way: null,
    failure: null,
    result: 'givenUp',
    certificateId: null,
    serialNumber: null,
  }),
  output: ({ context: { result, certificateId, serialNumber } }) => ({ result, certificateId, serialNumber }),
  initial: 'choosingType',
  states: {
    choosingType: {
      description: 'The user chooses among USB token, HSM and eSign.',
      meta: { seed: ['001-2.1-05'] },
      initial: 'offered',
      on: {
        'type.confirmed': [
          {
            guard: { type: 'isWayChosen', params: ({ event }) => ({ chosen: event.chosen }) },
            target: 'adding',
            actions: { type: 'keepWay', params: ({ event }) => ({ chosen: event.chosen }) },
            description: 'A type is chosen that can be added',
            meta: { seed: ['001-2.1-05'] },
          },
          {
            target: '.missing',
            description: 'Confirmed without a type',
            meta: { seed: ['001-5-06'] },
          },
        ],
        'dialog.dismissed': { target: 'finished', description: 'The user adds nothing' },
      },
      states: {
        offered: { description: 'Nothing has been confirmed yet.' },
        missing: {
          description: "'Please select digital signature type.' is shown.",
          meta: { seed: ['001-5-06'] },
        },
      },
    },
    adding: addingStates,
    addingBroken: {
      description: 'The way broke down in a manner nobody foresaw.',
      meta: { seed: ['000-8-08'] },
      tags: 'stopped',
      on: {
        'step.retried': {
          target: 'choosingType',
          actions: 'forgetFailure',
          description: 'The user begins again with the type',
        },
        'dialog.dismissed': 'finished',
      },
    },
    finished: { type: 'final', description: 'A certificate was added, or none.' },
  },
})
