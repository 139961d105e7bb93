import { registration } from './setup.ts'

const confirming = registration.createStateConfig({
  description: 'The user sees what the certificate says, and chooses whether it is new or extends another.',
  meta: { seed: ['001-4-01', '001-4-04'] },
  on: {
    'registration.confirmed': {
      target: 'registering',
      actions: { type: 'keepFormType', params: ({ event }) => ({ formType: event.formType }) },
    },
    'certificates.requested': {
      target: 'choosingCertificate',
      actions: 'forgetChosen',
      description: 'The user chooses another one of them',
    },
    'dialog.dismissed': { target: 'givenUp', description: 'The user does not register it' },
  },
})

const registeringCertificate = registration.createStateConfig({
  description: 'The certificate is sent once; what comes back decides.',
  meta: { seed: ['001-4-03', '001-4-04'] },
  tags: ['busy', 'unsafeToLeave'],
  invoke: {
    id: 'register',
    src: 'register',
    input: ({ context: { userName, certificate, formType } }) => ({ userName, certificate, formType }),
    onDone: [
      {
        guard: { type: 'isDone', params: ({ event }) => ({ result: event.output }) },
        target: 'registered',
        actions: { type: 'keepRegistered', params: ({ event }) => ({ result: event.output }) },
        description: 'The server has registered the certificate',
        meta: { seed: ['000-4-22', '001-4-04'] },
      },
      {
        guard: { type: 'isNo', params: ({ event }) => ({ result: event.output }) },
        target: 'findingCause',
        actions: { type: 'keepFailure', params: ({ event }) => ({ result: event.output }) },
        description: 'Server or provider say no: nothing was registered',
        meta: { seed: ['001-8-05'] },
      },
      {
        target: 'askingOutcome',
        actions: { type: 'keepFailure', params: ({ event }) => ({ result: event.output }) },
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
  description: "The company's list is asked for the certificate.",
  meta: { seed: ['001-4-03'] },
  tags: ['busy', 'unsafeToLeave'],
  invoke: {
    id: 'findRegistered',
    src: 'findRegistered',
    input: ({ context: { userName, certificate, formType } }) => ({ userName, certificate, formType }),
    onDone: [
      {
        guard: { type: 'isFound', params: ({ event }) => ({ result: event.output }) },
        target: 'registered',
        actions: { type: 'keepRegistered', params: ({ event }) => ({ result: event.output }) },
        description: 'The list shows the certificate: it was registered',
        meta: { seed: ['001-4-04'] },
      },
      {
        guard: { type: 'isCertainlyAbsent', params: ({ event }) => ({ result: event.output }) },
        target: 'notRegistered',
        description: 'The list does not show it: nothing was registered',
      },
      {
        target: 'outcomeUnknown',
        actions: { type: 'keepFailure', params: ({ event }) => ({ result: event.output }) },
        description: 'The list cannot be read either',
      },
    ],
    onError: {
      target: 'outcomeUnknown',
      actions: { type: 'keepUnexpected', params: ({ event }) => ({ error: event.error }) },
    },
  },
})

const notRegistered = registration.createStateConfig({
  description: 'Nothing was registered, as the way to the server failed; it can be sent again.',
  meta: { seed: ['001-4-04'] },
  tags: 'stopped',
  on: {
    'registration.repeated': { target: 'registering', description: 'The user sends it again' },
    'dialog.dismissed': 'givenUp',
  },
})

const outcomeUnknown = registration.createStateConfig({
  description: 'Nobody can say yet whether the certificate was registered.',
  meta: { seed: ['001-4-03'] },
  tags: ['stopped', 'unsafeToLeave'],
  on: {
    'outcome.asked': { target: 'askingOutcome', description: 'The user has the list asked again' },
    'dialog.dismissed': { target: 'postponed', description: 'The user looks at the list later' },
  },
})

const registered = registration.createStateConfig({
  description: 'The success is shown; what has changed can be declared.',
  meta: { seed: ['000-4-22', '001-4-04'] },
  on: {
    'declaration.opened': {
      target: 'leftForDeclaration',
      description: 'The user declares the certificate to the tax authority',
    },
    'dialog.dismissed': 'finished',
  },
})

/** From the chosen certificate to the registered one. */
export const registering = {
  confirming,
  registering: registeringCertificate,
  askingOutcome,
  notRegistered,
  outcomeUnknown,
  registered,
}
