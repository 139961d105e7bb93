import { remote } from './setup.ts'

/** From the chosen certificate to what the holder says on the phone. */
export const requesting = remote.createStateConfig({
  description: 'The provider is asked to have the holder confirm this XML; an open request for it is taken up again.',
  meta: { seed: ['000-1-02'] },
  tags: 'busy',
  initial: 'wanted',
  states: {
    wanted: {
      description: 'The answer is waited for.',
      on: {
        'dialog.dismissed': {
          target: 'unwanted',
          description: 'The user gives up: as soon as the request is known, it is cancelled',
        },
      },
    },
    unwanted: { description: 'The user gave up, and the request is still on its way.', entry: 'markUnwanted' },
  },
  invoke: {
    id: 'requestSignature',
    src: 'requestSignature',
    input: ({ context: { reqKey, others, certificate } }) => ({
      reqKey,
      others,
      serialNumber: certificate?.serial_no ?? '',
    }),
    onDone: [
      {
        guard: { type: 'isUnwantedRequest', params: ({ event }) => ({ answer: event.output }) },
        target: 'cancelling',
        actions: { type: 'keepRequest', params: ({ event }) => ({ answer: event.output }) },
        description: 'The user gave up meanwhile: nobody is asked to confirm any longer',
      },
      {
        guard: 'isUnwanted',
        target: 'givenUp',
        description: 'The user gave up meanwhile, and there is no request',
      },
      {
        guard: { type: 'isDone', params: ({ event }) => ({ answer: event.output }) },
        target: 'awaitingConfirmation',
        actions: { type: 'keepRequest', params: ({ event }) => ({ answer: event.output }) },
        description: 'The holder is asked on the phone',
        meta: { seed: ['000-1-02'] },
      },
      {
        target: 'findingCause',
        actions: { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) },
      },
    ],
    onError: [
      { guard: 'isUnwanted', target: 'givenUp' },
      {
        target: 'failedUnexpectedly',
        actions: { type: 'keepUnexpected', params: ({ event }) => ({ error: event.error }) },
      },
    ],
  },
})

export const awaitingConfirmation = remote.createStateConfig({
  description: 'The control code is shown; the holder compares it with the phone, and confirms or refuses there.',
  meta: { seed: ['000-1-02'] },
  tags: 'busy',
  invoke: {
    id: 'awaitConfirmation',
    src: 'awaitConfirmation',
    input: ({ context: { request } }) => ({ reqKeys: request?.reqKeys ?? [], requestId: request?.requestId ?? '' }),
    onDone: [
      {
        guard: { type: 'isSigned', params: ({ event }) => ({ answer: event.output }) },
        target: 'signed',
        actions: { type: 'keepUnsigned', params: ({ event }) => ({ answer: event.output }) },
        description: 'It was confirmed, and what came back is the same XML, signed',
        meta: { seed: ['000-1-02'] },
      },
      {
        guard: { type: 'isRefused', params: ({ event }) => ({ answer: event.output }) },
        target: 'refused',
        description: 'The holder said no on the phone',
      },
      {
        guard: { type: 'isExpired', params: ({ event }) => ({ answer: event.output }) },
        target: 'expired',
        description: 'Nobody confirmed it in time',
      },
      {
        guard: { type: 'isCancelled', params: ({ event }) => ({ answer: event.output }) },
        target: 'cancelled',
        description: 'It was given up elsewhere',
      },
      {
        target: 'findingCause',
        actions: { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) },
      },
    ],
    onError: {
      target: 'connectionLost',
      actions: { type: 'keepUnexpected', params: ({ event }) => ({ error: event.error }) },
    },
  },
  on: {
    'dialog.dismissed': { target: 'cancelling', description: 'The user gives up: the request is cancelled' },
  },
})

export const connectionLost = remote.createStateConfig({
  description:
    'It cannot be found out what became of the request, which stays open; the server is asked until it answers.',
  meta: { seed: ['000-8-08'] },
  tags: 'stopped',
  invoke: {
    id: 'awaitAnswer',
    src: 'awaitAnswer',
    input: ({ context: { request } }) => ({ requestId: request?.requestId ?? '' }),
    onDone: {
      target: 'awaitingConfirmation',
      actions: 'forgetFailure',
      description: 'The outage is over: it goes on by itself',
      meta: { seed: ['000-8-08'] },
    },
    onError: { actions: { type: 'keepUnexpected', params: ({ event }) => ({ error: event.error }) } },
  },
  on: {
    'signing.retried': {
      target: 'awaitingConfirmation',
      actions: 'forgetFailure',
      description: 'The user has the same request asked for again; no other one is made',
    },
    'dialog.dismissed': { target: 'cancelling', description: 'The user gives up: the request is cancelled' },
  },
})

export const cancelling = remote.createStateConfig({
  description: 'The server gives the request up: a later confirmation signs nothing.',
  meta: { seed: ['000-1-02'] },
  tags: 'busy',
  invoke: {
    id: 'cancelRequest',
    src: 'cancelRequest',
    input: ({ context: { request } }) => ({ requestId: request?.requestId ?? '' }),
    onDone: [
      {
        guard: { type: 'isDone', params: ({ event }) => ({ answer: event.output }) },
        target: 'givenUp',
        description: 'It is given up; nothing is registered',
      },
      {
        target: 'stillOpen',
        actions: { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) },
      },
    ],
    onError: {
      target: 'stillOpen',
      actions: { type: 'keepUnexpected', params: ({ event }) => ({ error: event.error }) },
    },
  },
})

export const stillOpen = remote.createStateConfig({
  description:
    'It is not known whether the request is given up: the phone may still show it. Nothing is registered by it.',
  meta: { seed: ['000-8-08'] },
  tags: 'stopped',
  on: {
    'cancellation.repeated': {
      target: 'cancelling',
      actions: 'forgetFailure',
      description: 'The user has it given up again',
    },
    'dialog.dismissed': { target: 'givenUp', description: 'The user leaves it to the phone; it ends by itself' },
  },
})
