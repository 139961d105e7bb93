import { hsm, type HsmSigningCode } from './setup.ts'

const dismissed = { target: 'givenUp', description: 'The user gives up signing; nothing is registered' } as const

/** Another try begins with a new login and another PIN: none is sent a second time. */
export const stopped = (description: string, ...seed: readonly string[]) =>
  hsm.createStateConfig({
    description,
    meta: { seed },
    tags: 'stopped',
    on: {
      'signing.retried': {
        target: 'loggingIn',
        actions: 'forgetKey',
        description: 'The user tries again with the same certificate; the PIN is asked for anew',
      },
      'certificates.requested': {
        target: 'readingCertificates',
        actions: 'forgetAttempt',
        description: 'The user chooses another certificate',
      },
      'dialog.dismissed': dismissed,
    },
  })

/** Another try with the same certificate comes to the same end: only another one helps. */
export const unfit = (description: string, ...seed: readonly string[]) =>
  hsm.createStateConfig({
    description,
    meta: { seed },
    tags: 'stopped',
    on: {
      'certificates.requested': {
        target: 'readingCertificates',
        actions: 'forgetAttempt',
        description: 'The user chooses another certificate',
      },
      'dialog.dismissed': dismissed,
    },
  })

export const because = <const Target extends string>(code: HsmSigningCode, target: Target) =>
  ({ guard: { type: 'hasFailure', params: { code } }, target }) as const

/** The same where the account was typed, and has to be typed again. */
export const becauseTyped = <const Target extends string>(code: HsmSigningCode, target: Target) =>
  ({ guard: { type: 'hasFailureOfAccount', params: { code } }, target }) as const

/** What the user may do beside filling in a form. */
const aside = {
  'certificates.requested': {
    target: 'readingCertificates',
    actions: 'forgetAttempt',
    description: 'The user chooses another certificate',
  },
  'dialog.dismissed': dismissed,
} as const

export const enteringPin = hsm.createStateConfig({
  description: 'The user enters the PIN, and the one-time code where the key asks for one.',
  meta: { seed: ['000-2-25', '000-5-14', '002-4.4-01'] },
  initial: 'offered',
  states: {
    offered: { description: 'Nothing has been tried yet.', meta: { seed: ['002-4.4-01'] } },
    pinWrong: { description: 'The PIN was wrong; the attempts left are shown where they are known.' },
    otpWrong: { description: 'The one-time code was wrong, missing or used before; the PIN was right.' },
  },
  on: {
    'pin.submitted': {
      target: 'signing',
      actions: 'forgetFailure',
      description: 'The PIN goes to the signing server once',
      meta: { seed: ['000-4-15'] },
    },
    ...aside,
  },
})

export const connecting = hsm.createStateConfig({
  description: 'The user enters user name, password and PIN; the chosen certificate is shown.',
  meta: { seed: ['002-2.11-03', '002-4.4-02', '002-5.3-01'] },
  entry: 'askForAccount',
  initial: 'offered',
  states: {
    offered: { description: 'Nothing has been tried yet.', meta: { seed: ['002-2.11-03'] } },
    refused: {
      description: 'The signing server does not know this user name and password.',
      meta: { seed: ['002-8-05'] },
    },
    loginFailed: {
      description: 'The login failed in another way; its message is shown.',
      meta: { seed: ['002-8-05', '000-8-08'] },
    },
    pinWrong: { description: 'The account was right, the PIN wrong.' },
    otpWrong: { description: 'Account and PIN were right; the one-time code was wrong, missing or used before.' },
  },
  on: {
    'account.submitted': {
      target: 'signing',
      actions: 'forgetFailure',
      description: 'Account and PIN go to the signing server once',
      meta: { seed: ['000-4-15', '002-2.11-03'] },
    },
    ...aside,
  },
})
