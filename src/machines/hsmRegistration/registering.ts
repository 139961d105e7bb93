import { outcome } from '../certificateRegistration/outcome.ts'
import { hsmRegistering, type HsmRegistered } from './setup.ts'

const keepFailure = {
  type: 'keepFailure',
  params: ({ event }: { event: { output: HsmRegistered } }) => ({ answer: event.output }),
} as const

const registeringCertificate = hsmRegistering.createStateConfig({
  description: 'Account, certificate and PIN are sent once; what comes back decides.',
  meta: { seed: ['001-4-05', '000-4-23', '001-9-02'] },
  tags: ['busy', 'unsafeToLeave'],
  invoke: {
    id: 'register',
    src: 'register',
    input: ({ context: { account, certificate }, event }) => ({
      account,
      certificate,
      secrets: 'secrets' in event ? event.secrets : null,
    }),
    onDone: [
      {
        guard: { type: 'isDone', params: ({ event }) => ({ answer: event.output }) },
        target: 'registered',
        actions: { type: 'keepRegistered', params: ({ event }) => ({ answer: event.output }) },
        description: 'The server has registered the certificate',
        meta: { seed: ['001-4-05', '000-4-23'] },
      },
      {
        guard: { type: 'isThere', params: ({ event }) => ({ answer: event.output }) },
        target: 'certificateExists',
        actions: keepFailure,
        description: 'The certificate is registered already',
      },
      {
        guard: { type: 'isOfHsm', params: ({ event }) => ({ answer: event.output }) },
        target: 'findingCause',
        actions: keepFailure,
        description: 'The signing server says why not, or cannot be reached',
      },
      {
        guard: { type: 'isRefused', params: ({ event }) => ({ answer: event.output }) },
        target: 'refused',
        actions: keepFailure,
        description: 'The server says no for another reason',
        meta: { seed: ['001-8-05'] },
      },
      {
        target: 'askingOutcome',
        actions: keepFailure,
        description: 'No answer says whether it was registered: the list is asked before anything is sent again',
      },
    ],
    onError: {
      target: 'askingOutcome',
      actions: { type: 'keepUnexpected', params: ({ event }) => ({ error: event.error }) },
    },
  },
})

const askingOutcome = hsmRegistering.createStateConfig({
  description: "The company's list is asked for the certificate.",
  meta: { seed: ['001-4-05'] },
  tags: ['busy', 'unsafeToLeave'],
  invoke: {
    id: 'findRegistered',
    src: 'findRegistered',
    input: ({ context: { certificate } }) => ({ certificate }),
    onDone: [
      {
        guard: { type: 'isFound', params: ({ event }) => ({ answer: event.output }) },
        target: 'registered',
        actions: { type: 'keepRegistered', params: ({ event }) => ({ answer: event.output }) },
        description: 'The list shows the certificate: it was registered',
        meta: { seed: ['001-4-05'] },
      },
      {
        guard: { type: 'isCertainlyAbsent', params: ({ event }) => ({ answer: event.output }) },
        target: 'notRegistered',
        description: 'The list does not show it: nothing was registered',
      },
      {
        target: 'outcomeUnknown',
        actions: { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) },
        description: 'The list cannot be read either',
      },
    ],
    onError: {
      target: 'outcomeUnknown',
      actions: { type: 'keepUnexpected', params: ({ event }) => ({ error: event.error }) },
    },
  },
})

const notRegistered = hsmRegistering.createStateConfig({
  description:
    'Nothing was registered, as the way to the server failed; it can be sent again with the PIN entered anew.',
  meta: { seed: ['001-8-03'] },
  tags: 'stopped',
  on: {
    'registration.repeated': {
      target: 'enteringPin',
      actions: 'forgetFailure',
      description: 'The user enters the PIN again: none is sent a second time by itself',
    },
    'dialog.dismissed': 'givenUp',
  },
})

const outcomeUnknown = hsmRegistering.createStateConfig({ ...outcome.outcomeUnknown, meta: { seed: ['001-8-03'] } })

const registered = hsmRegistering.createStateConfig({
  ...outcome.registered,
  meta: { seed: ['001-4-05', '000-4-23'] },
  entry: 'forgetSecrets',
})

/** From the PIN to the registered certificate. */
export const registering = {
  registering: registeringCertificate,
  askingOutcome,
  notRegistered,
  outcomeUnknown,
  registered,
}
