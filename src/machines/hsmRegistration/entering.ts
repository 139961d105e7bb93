import { dismissed } from './connecting.ts'
import { hsmRegistering } from './setup.ts'

const submitted = {
  target: '#hsmRegistration.registering',
  actions: 'forgetFailure',
  description: 'Account, certificate and PIN go to the server, the PIN once',
  meta: { seed: ['001-4-05', '000-2-25'] },
} as const

const withoutCode = hsmRegistering.createStateConfig({
  description: 'The box of the second factor is not ticked: the PIN alone is asked for.',
  meta: { seed: ['001-5-03', '000-5-14'] },
  entry: 'askForPinAlone',
  initial: 'offered',
  states: {
    offered: { description: 'Nothing has been tried yet.' },
    pinWrong: { description: 'The PIN was wrong; the attempts left are shown where they are known.' },
    qrFailed: {
      description: 'The QR code could not be fetched; nothing was set up that counts.',
      meta: { seed: ['001-8-03'] },
    },
  },
  on: {
    'code.requested': {
      target: 'fetchingQr',
      actions: 'forgetFailure',
      description: 'The user ticks the box; the PIN goes to the signing server once, for the QR code',
      meta: { seed: ['001-4-06', '000-5-15', '000-5-16'] },
    },
    'pin.submitted': submitted,
  },
})

const fetchingQr = hsmRegistering.createStateConfig({
  description: 'The signing server makes a secret for one-time codes, as a QR code.',
  meta: { seed: ['000-5-16', '001-2.1-08'] },
  tags: 'busy',
  invoke: {
    id: 'fetchQr',
    src: 'fetchQr',
    input: ({ context: { account, certificate }, event }) => ({
      account,
      certificate,
      pin: 'pin' in event ? event.pin : null,
    }),
    onDone: [
      {
        guard: { type: 'isDone', params: ({ event }) => ({ answer: event.output }) },
        target: 'withCode',
        actions: { type: 'keepQr', params: ({ event }) => ({ answer: event.output }) },
        description: 'The QR code is there',
        meta: { seed: ['000-5-16'] },
      },
      {
        guard: { type: 'isCodeActive', params: ({ event }) => ({ answer: event.output }) },
        target: 'withCode.active',
        description: 'The key asks for the codes of an app that was set up before',
      },
      {
        guard: { type: 'isOfHsm', params: ({ event }) => ({ answer: event.output }) },
        target: '#hsmRegistration.findingCause',
        actions: { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) },
        description: 'The signing server says why not, or cannot be reached',
      },
      {
        target: 'withoutCode.qrFailed',
        actions: { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) },
      },
    ],
    onError: {
      target: 'withoutCode.qrFailed',
      actions: { type: 'keepUnexpected', params: ({ event }) => ({ error: event.error }) },
    },
  },
  on: {
    'code.declined': { target: 'withoutCode', description: 'The user unticks the box before the QR code is there' },
  },
})

const withCode = hsmRegistering.createStateConfig({
  description: 'The box of the second factor is ticked: the one-time code is asked for beside the PIN.',
  meta: { seed: ['001-2.1-08', '000-2-25'] },
  entry: 'askForCode',
  initial: 'offered',
  states: {
    offered: { description: 'The QR code is shown, to be scanned.', meta: { seed: ['000-5-16'] } },
    active: { description: 'One-time codes are set up already: a code of that app is asked for.' },
    pinWrong: { description: 'The PIN was wrong; the QR code stays as it is.' },
    otpWrong: { description: 'The PIN was right; the one-time code was wrong, missing or used before.' },
  },
  on: {
    'code.declined': {
      target: 'withoutCode',
      actions: 'forgetFailure',
      description: 'The user unticks the box, or empties the PIN',
      meta: { seed: ['001-4-06', '000-5-15'] },
    },
    'pin.submitted': submitted,
  },
})

/** PIN, and where the user wants it a second factor. */
export const enteringPin = hsmRegistering.createStateConfig({
  description: 'The user enters the PIN of the chosen certificate, with a second factor where wanted.',
  meta: { seed: ['001-4-05', '001-4-06', '001-5-03', '000-5-14', '000-5-15'] },
  initial: 'withoutCode',
  states: { withoutCode, fetchingQr, withCode },
  on: {
    'certificates.requested': {
      target: 'choosingCertificate',
      actions: 'forgetKey',
      description: 'The user chooses another certificate',
    },
    'dialog.dismissed': dismissed,
  },
})
