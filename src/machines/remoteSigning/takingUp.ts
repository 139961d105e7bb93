import { remote } from './setup.ts'
import { givenUp } from './states.ts'

/** A request of this XML that the user has begun before is gone on with; nobody is asked twice (docs/decisions/0447). */
export const findingRequest = remote.createStateConfig({
  description: 'The server is asked whether a request of this user for this XML waits, or is confirmed.',
  meta: { seed: ['000-8-05'] },
  tags: 'busy',
  invoke: {
    id: 'findRequest',
    src: 'findRequest',
    input: ({ context: { reqKey, others } }) => ({ reqKey, others }),
    onDone: [
      {
        guard: { type: 'isBegun', params: ({ event }) => ({ answer: event.output }) },
        target: 'awaitingConfirmation',
        actions: { type: 'keepBegun', params: ({ event }) => ({ answer: event.output }) },
        description: 'The same request is taken up, with its certificate and control code',
        meta: { seed: ['000-8-05'] },
      },
      {
        target: 'choosingCertificate',
        description: 'None waits, or it is not known: the server answers an open one again where it is asked for',
      },
    ],
    onError: 'choosingCertificate',
  },
  on: { 'dialog.dismissed': givenUp },
})
