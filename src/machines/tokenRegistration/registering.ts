import { outcome } from '../certificateRegistration/outcome.ts'
import { registration, type Registered } from './setup.ts'

const keepFailure = {
  type: 'keepFailure',
  params: ({ event }: { event: { output: Registered } }) => ({ result: event.output }),
} as const

const confirming = registration.createStateConfig({
  description: "The user sees what the token's certificate says, and chooses whether it is new or extends another.",
  meta: { seed: ['001-4-01', '001-4-04'] },
  on: {
    'registration.confirmed': {
      target: 'registering',
      actions: { type: 'keepFormType', params: ({ event }) => ({ formType: event.formType }) },
    },
    'dialog.dismissed': { target: 'givenUp', description: 'The user does not register it' },
  },
})

const registeringToken = registration.createStateConfig({
  description: 'The certificate is sent once; what comes back decides.',
  meta: { seed: ['001-4-03', '001-4-04'] },
  tags: ['busy', 'unsafeToLeave'],
  invoke: {
    id: 'register',
    src: 'register',
    input: ({ context: { token, formType } }) => ({ token, formType }),
    onDone: [
      {
        guard: { type: 'isDone', params: ({ event }) => ({ result: event.output }) },
        target: 'registered',
        actions: { type: 'keepRegistered', params: ({ event }) => ({ result: event.output }) },
        description: 'The server has registered the certificate',
        meta: { seed: ['000-4-22', '001-4-04'] },
      },
      {
        guard: { type: 'isThere', params: ({ event }) => ({ result: event.output }) },
        target: 'sameTokenExists',
        actions: keepFailure,
        description: 'The certificate is registered already',
        meta: { seed: ['000-4-21', '001-4-03'] },
      },
      {
        guard: { type: 'isOtherCompanys', params: ({ event }) => ({ result: event.output }) },
        target: 'wrongToken',
        actions: keepFailure,
        description: "The server knows another tax code as the company's",
        meta: { seed: ['000-4-20', '001-4-02'] },
      },
      {
        guard: { type: 'isRefused', params: ({ event }) => ({ result: event.output }) },
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

const askingOutcome = registration.createStateConfig({
  ...outcome.asking,
  meta: { seed: ['001-4-03'] },
  invoke: {
    id: 'findRegistered',
    src: 'findRegistered',
    input: ({ context: { token, formType } }) => ({ token, formType }),
    ...outcome.answersOfList('001-4-04'),
  },
})

const refused = registration.createStateConfig({
  description: 'The server refuses the certificate, with its reason.',
  meta: { seed: ['001-8-05'] },
  tags: 'stopped',
  on: {
    'token.readAgain': { target: 'askingPermission', actions: 'forgetAttempt' },
    'dialog.dismissed': 'givenUp',
  },
})

const notRegistered = registration.createStateConfig({ ...outcome.notRegistered, meta: { seed: ['001-4-04'] } })

const outcomeUnknown = registration.createStateConfig({ ...outcome.outcomeUnknown, meta: { seed: ['001-4-03'] } })

const registered = registration.createStateConfig({
  ...outcome.registered,
  meta: { seed: ['000-4-22', '001-4-04'] },
})

/** From the token's data to the registered certificate. */
export const registering = {
  confirming,
  registering: registeringToken,
  askingOutcome,
  refused,
  notRegistered,
  outcomeUnknown,
  registered,
}
