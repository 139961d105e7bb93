import { registration, type RemoteRegistrationFailure } from './setup.ts'

const givenUp = { target: 'givenUp', description: 'The user gives up; nothing is registered' } as const

const anotherUser = {
  target: 'enteringUser',
  actions: 'forgetCertificates',
  description: 'The user enters another user of the provider',
} as const

const because = <const Target extends string>(code: RemoteRegistrationFailure['code'], target: Target) =>
  ({ guard: { type: 'hasFailure', params: { code } }, target }) as const

const refusedWith = <const Target extends string>(reason: string, target: Target) =>
  ({ guard: { type: 'isRefusedWith', params: { reason } }, target }) as const

const enteringUser = registration.createStateConfig({
  description: 'The user enters the name by which the provider knows the holder.',
  meta: { seed: ['001-2.1-05'] },
  initial: 'offered',
  states: {
    offered: { description: 'Nothing has been asked yet.' },
    unknown: { description: 'The provider does not know this user.' },
  },
  on: {
    'user.submitted': {
      target: 'readingCertificates',
      actions: { type: 'keepUser', params: ({ event }) => ({ userName: event.userName }) },
    },
    'dialog.dismissed': givenUp,
  },
})

const readingCertificates = registration.createStateConfig({
  description: "The provider is asked for the user's certificates; those of the company that are in use are kept.",
  meta: { seed: ['001-2.1-05'] },
  tags: 'busy',
  invoke: {
    id: 'readCertificates',
    src: 'readCertificates',
    input: ({ context: { userName, companyTaxCode } }) => ({ userName, companyTaxCode }),
    onDone: [
      {
        guard: { type: 'hasNone', params: ({ event }) => ({ result: event.output }) },
        target: 'noCertificate',
        description: 'None of them is in use and of the company',
      },
      {
        guard: { type: 'isDone', params: ({ event }) => ({ result: event.output }) },
        target: 'choosingCertificate',
        actions: { type: 'keepCertificates', params: ({ event }) => ({ result: event.output }) },
      },
      {
        target: 'findingCause',
        actions: { type: 'keepFailure', params: ({ event }) => ({ result: event.output }) },
      },
    ],
    onError: {
      target: 'certificatesUnread',
      actions: { type: 'keepUnexpected', params: ({ event }) => ({ error: event.error }) },
    },
  },
  on: { 'dialog.dismissed': givenUp },
})

const noCertificate = registration.createStateConfig({
  description: 'The provider has no certificate of this user that is in use and names the company.',
  meta: { seed: ['001-4-02'] },
  tags: 'stopped',
  on: {
    'user.changed': { target: 'enteringUser', description: 'The user enters another user of the provider' },
    'dialog.dismissed': givenUp,
  },
})

const choosingCertificate = registration.createStateConfig({
  description: 'The user chooses one of the certificates.',
  meta: { seed: ['001-2.1-05'] },
  tags: 'choosing',
  on: {
    'certificate.chosen': {
      guard: { type: 'isOffered', params: ({ event }) => ({ serialNumber: event.serialNumber }) },
      target: 'confirming',
      actions: { type: 'keepChosen', params: ({ event }) => ({ serialNumber: event.serialNumber }) },
      description: 'What it says is shown before it is registered',
    },
    'user.changed': anotherUser,
    'dialog.dismissed': givenUp,
  },
})

const findingCause = registration.createStateConfig({
  description: 'Each cause leads to its own explanation and way out; nothing was registered.',
  meta: { seed: ['001-8-05'] },
  always: [
    { ...because('remoteSigning.userUnknown', 'enteringUser.unknown'), description: 'The name is asked for again' },
    because('remoteSigning.notConfigured', 'notConfigured'),
    because('remoteSigning.unreachable', 'unreachable'),
    because('remoteSigning.tooManyAttempts', 'tooManyAttempts'),
    because('remoteSigning.certificateAbsent', 'certificateAbsent'),
    because('remoteSigning.otherTaxCode', 'taxCodeDiffers'),
    because('remoteSigning.certificateExpired', 'certificateExpired'),
    refusedWith('certificate.exists', 'sameExists'),
    because('server.refused', 'refused'),
    { target: 'certificatesUnread' },
  ],
})

/** Until a certificate is chosen, and what follows from each cause. */
export const reading = { enteringUser, readingCertificates, noCertificate, choosingCertificate, findingCause }
