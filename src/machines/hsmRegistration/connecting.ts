import { hsmRegistering } from './setup.ts'

export const dismissed = { target: 'givenUp', description: 'The user gives up; nothing is registered' } as const

/** The way back to the form of the account. */
export const otherAccount = {
  target: 'connecting',
  actions: 'forgetAll',
  description: 'The user enters another account',
} as const

const connecting = hsmRegistering.createStateConfig({
  description: 'The user enters provider, user and password of the signing server.',
  meta: { seed: ['001-2.1-08', '001-5-01', '001-5-02', '000-5-12', '000-5-13'] },
  entry: 'forgetAccount',
  initial: 'offered',
  states: {
    offered: { description: 'Nothing has been tried yet.' },
    refused: {
      description: 'The signing server does not know this user and password; the password is asked for again.',
      meta: { seed: ['001-8-05'] },
    },
    notConnected: { description: 'This server leads to no signing server of that provider.' },
  },
  on: {
    'account.submitted': {
      target: 'readingCertificates',
      actions: ['forgetKey', { type: 'keepAccount', params: ({ event }) => ({ account: event.account }) }],
      description: 'The account goes to the signing server',
      meta: { seed: ['001-4-05', '000-2-25'] },
    },
    'dialog.dismissed': dismissed,
  },
})

const readingCertificates = hsmRegistering.createStateConfig({
  description: "The signing server is asked for the account's certificates.",
  meta: { seed: ['001-2.1-08', '001-4-05'] },
  tags: 'busy',
  invoke: {
    id: 'readCertificates',
    src: 'readCertificates',
    input: ({ context: { account } }) => ({ account }),
    onDone: [
      {
        guard: { type: 'hasNone', params: ({ event }) => ({ answer: event.output }) },
        target: 'noCertificate',
        description: 'The account has no certificate',
      },
      {
        guard: { type: 'isDone', params: ({ event }) => ({ answer: event.output }) },
        target: 'choosingCertificate',
        actions: { type: 'keepCertificates', params: ({ event }) => ({ answer: event.output }) },
        description: 'The account is good',
        meta: { seed: ['001-4-05'] },
      },
      {
        guard: { type: 'isOfHsm', params: ({ event }) => ({ answer: event.output }) },
        target: 'findingCause',
        actions: { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) },
        description: 'The signing server says why not, or cannot be reached',
      },
      {
        target: 'certificatesUnread',
        actions: { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) },
      },
    ],
    onError: {
      target: 'certificatesUnread',
      actions: { type: 'keepUnexpected', params: ({ event }) => ({ error: event.error }) },
    },
  },
  on: { 'dialog.dismissed': dismissed },
})

const noCertificate = hsmRegistering.createStateConfig({
  description: 'The account has no certificate; another one can be tried.',
  meta: { seed: ['001-2.1-08'] },
  tags: 'stopped',
  on: { 'account.requested': otherAccount, 'dialog.dismissed': dismissed },
})

const choosingCertificate = hsmRegistering.createStateConfig({
  description: "The user chooses one of the account's certificates.",
  meta: { seed: ['001-2.1-09', '000-2-26', '000-3-09', '001-3-01', '000-9-02'] },
  tags: 'choosing',
  on: {
    'certificate.chosen': {
      guard: { type: 'isOffered', params: ({ event }) => ({ serialNumber: event.serialNumber }) },
      target: 'enteringPin',
      actions: { type: 'keepChosen', params: ({ event }) => ({ serialNumber: event.serialNumber }) },
      description: "A double click or the row's button",
      meta: { seed: ['001-2.1-09', '000-2-26'] },
    },
    'account.requested': otherAccount,
    'dialog.dismissed': dismissed,
  },
})

/** As far as a certificate is chosen. */
export const choosing = { connecting, readingCertificates, noCertificate, choosingCertificate }
