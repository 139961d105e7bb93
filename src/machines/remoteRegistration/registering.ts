import { outcome } from '../certificateRegistration/outcome.ts'
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
  ...outcome.asking,
  meta: { seed: ['001-4-03'] },
  invoke: {
    id: 'findRegistered',
    src: 'findRegistered',
    input: ({ context: { userName, certificate, formType } }) => ({ userName, certificate, formType }),
    ...outcome.answersOfList('001-4-04'),
  },
})

const notRegistered = registration.createStateConfig({ ...outcome.notRegistered, meta: { seed: ['001-4-04'] } })

const outcomeUnknown = registration.createStateConfig({ ...outcome.outcomeUnknown, meta: { seed: ['001-4-03'] } })

const registered = registration.createStateConfig({
  ...outcome.registered,
  meta: { seed: ['000-4-22', '001-4-04'] },
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
