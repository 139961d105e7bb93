import type { SigningFailure } from '../../domain/failure.ts'
import { signing } from './setup.ts'

const stopped = (description: string, ...seed: readonly string[]) =>
  signing.createStateConfig({
    description,
    meta: { seed },
    tags: 'stopped',
    on: {
      'signing.retried': {
        target: 'askingPermission',
        actions: 'forgetAttempt',
        description: 'The user has seen to the cause and tries again',
      },
      'dialog.dismissed': { target: 'givenUp', description: 'The user gives up signing; nothing is registered' },
    },
  })

/** The company's own list of certificates says no: the settings show what it has, and which of them is in use. */
const stoppedByRegistration = (description: string) => {
  const state = stopped(description, '000-4-11')
  return signing.createStateConfig({
    ...state,
    on: {
      ...state.on,
      'signatureSettings.opened': {
        target: 'leftForSettings',
        description: 'The user goes to the digital-signature settings; nothing is registered',
        meta: { seed: ['000-2-22'] },
      },
    },
  })
}

const because = <const Target extends string>(code: SigningFailure['code'], target: Target) =>
  ({
    guard: { type: 'hasFailure', params: { code } },
    target,
  }) as const

/** Signing one generated XML with the token behind the local agent (seed 000 §4 "Token flow", §7, §8). */
export const tokenSigning = signing.createMachine({
  id: 'tokenSigning',
  description: "Signs the generated XML with a USB token through the signing agent on the user's computer.",
  meta: { seed: ['000-4-11', '000-4-13'] },
  context: ({ input }) => ({ ...input, token: null, failure: null, result: 'givenUp' }),
  output: ({ context: { result } }) => ({ result }),
  initial: 'askingPermission',
  states: {
    askingPermission: {
      description: 'The browser is asked whether this site may reach programs on this computer.',
      meta: { seed: ['000-8-03'] },
      tags: 'busy',
      invoke: {
        id: 'askPermission',
        src: 'askPermission',
        input: {},
        onDone: [
          {
            guard: { type: 'isDenied', params: ({ event }) => ({ permission: event.output }) },
            target: 'blockedByBrowser',
            description: 'The browser refuses without asking',
            meta: { seed: ['000-8-03'] },
          },
          {
            guard: { type: 'isToBeAsked', params: ({ event }) => ({ permission: event.output }) },
            target: 'permissionNeeded',
            description: 'The browser will ask the user, who is informed first what for',
          },
          { target: 'readingToken', description: 'The way is open, or the browser does not say' },
        ],
        onError: {
          target: 'failedUnexpectedly',
          actions: { type: 'keepUnexpected', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'dialog.dismissed': 'givenUp' },
    },
    permissionNeeded: {
      description: 'The user reads that the browser is about to ask, and what to answer.',
      meta: { seed: ['000-8-03'] },
      tags: ['stopped', 'withoutFailure'],
      on: {
        'permission.understood': {
          target: 'readingToken',
          actions: 'forgetAttempt',
          description: 'The user lets the browser ask',
        },
        'dialog.dismissed': 'givenUp',
      },
    },
    readingToken: {
      description:
        "The agent is asked for the token and its certificate, which are checked before anything is signed: against the seller, the day and the company's registered certificates.",
      meta: { seed: ['000-7-11', '000-8-04'] },
      tags: 'busy',
      invoke: {
        id: 'readToken',
        src: 'readToken',
        input: ({ context }) => ({ sellerTaxCode: context.sellerTaxCode }),
        onDone: [
          {
            guard: { type: 'isCertificateHidden', params: ({ event }) => ({ result: event.output }) },
            target: 'signingDocument',
            description:
              'The token shows its certificate only after its PIN: tax code and validity are checked once it has signed',
            meta: { seed: ['000-4-14'] },
          },
          {
            guard: { type: 'isDone', params: ({ event }) => ({ result: event.output }) },
            target: 'signingDocument',
            actions: { type: 'keepToken', params: ({ event }) => ({ result: event.output }) },
            description:
              "The token's certificate is the seller's, valid now and, as far as is known, registered and in use",
            meta: { seed: ['000-8-04'] },
          },
          {
            target: 'findingCause',
            actions: { type: 'keepFailure', params: ({ event }) => ({ result: event.output }) },
          },
        ],
        onError: {
          target: 'failedUnexpectedly',
          actions: { type: 'keepUnexpected', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'dialog.dismissed': 'givenUp' },
    },
    signingDocument: {
      description:
        'The agent asks the user for consent and PIN on their own screen and signs; its answer is checked again.',
      meta: { seed: ['000-4-13', '000-7-10'] },
      tags: 'busy',
      invoke: {
        id: 'signDocument',
        src: 'signDocument',
        input: ({ context: { reqKey, sellerTaxCode, others } }) => ({ reqKey, sellerTaxCode, others }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => ({ result: event.output }) },
            target: 'signed',
            description: "What came back is the same XML, signed by the seller's certificate",
            meta: { seed: ['000-4-14', '000-7-10'] },
          },
          {
            target: 'findingCause',
            actions: { type: 'keepFailure', params: ({ event }) => ({ result: event.output }) },
          },
        ],
        onError: {
          target: 'failedUnexpectedly',
          actions: { type: 'keepUnexpected', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'dialog.dismissed': {
          target: 'givenUp',
          description: "The user stops waiting; the agent's answer is not used",
        },
      },
    },
    findingCause: {
      description: 'Each cause leads to its own explanation and way out.',
      meta: { seed: ['000-8-03'] },
      always: [
        because('agent.notRunning', 'agentNotRunning'),
        because('agent.gone', 'agentGone'),
        because('agent.browserUnable', 'browserCannotReach'),
        because('agent.blocked', 'blockedByBrowser'),
        because('agent.permissionPending', 'permissionNeeded'),
        because('agent.tooSlow', 'agentTooSlow'),
        because('agent.busy', 'agentBusy'),
        because('agent.noPrompt', 'agentCannotAsk'),
        because('agent.pinRefused', 'configuredPinRefused'),
        because('agent.refused', 'agentRefused'),
        because('token.absent', 'tokenAbsent'),
        because('token.removed', 'tokenRemoved'),
        because('token.noCertificate', 'certificateMissing'),
        because('token.failed', 'tokenFailed'),
        because('pin.wrong', 'pinWrong'),
        because('pin.locked', 'pinLocked'),
        because('signing.cancelled', 'cancelledByUser'),
        because('certificate.expired', 'certificateExpired'),
        because('certificate.notYetValid', 'certificateNotYetValid'),
        because('certificate.otherTaxCode', 'taxCodeDiffers'),
        because('certificate.keyNotRsa', 'keyNotRsa'),
        because('certificate.notRegistered', 'certificateNotRegistered'),
        because('certificate.notInUse', 'certificateNotInUse'),
        because('answer.notSigned', 'answerNotSigned'),
        because('answer.altered', 'answerAltered'),
        { target: 'failedUnexpectedly' },
      ],
    },
    agentNotRunning: stopped(
      'The agent does not answer on its port: it is not installed or not running.',
      '000-2-27',
      '000-8-03',
    ),
    agentGone: stopped('The agent answered before and does not now: it has ended, or is starting again.', '000-8-03'),
    browserCannotReach: stopped('This browser lets no page of this site reach programs on this computer.', '000-8-03'),
    blockedByBrowser: stopped('The browser does not let this site reach the agent.', '000-8-03'),
    agentTooSlow: stopped('The agent took the request and did not answer in time.', '000-8-03'),
    agentBusy: stopped('The agent is still at another request.', '000-8-03'),
    agentCannotAsk: stopped('The agent has no screen on which to ask for consent and PIN.', '000-8-03'),
    configuredPinRefused: stopped(
      "The token refuses the PIN in the agent's own configuration, which its administrator has to correct.",
      '000-4-13',
    ),
    agentRefused: stopped('The agent does not work for this site or refuses this document.', '000-8-03'),
    tokenAbsent: stopped('No token is plugged in.', '000-4-13'),
    tokenRemoved: stopped('The token was pulled out while it was needed.', '000-4-13'),
    certificateMissing: stopped('The token holds no certificate with which it could sign.', '000-4-13'),
    tokenFailed: stopped('The token or its driver reports a fault.', '000-4-13'),
    pinWrong: stopped('The PIN was wrong; the token may report how many attempts are left.', '000-4-13'),
    pinLocked: stopped('Too many wrong PINs: the token has locked itself.', '000-4-13'),
    cancelledByUser: signing.createStateConfig({
      ...stopped("The user said no in the agent's window.", '000-4-13'),
      tags: ['stopped', 'withoutFailure'],
    }),
    certificateExpired: stopped('The certificate on the token is past its end.', '000-4-13'),
    certificateNotYetValid: stopped('The certificate on the token is not valid yet.', '000-4-13'),
    taxCodeDiffers: stopped(
      "The certificate belongs to another tax code than the seller's; the flow stops.",
      '000-4-14',
      '000-8-04',
    ),
    keyNotRsa: stopped(
      "The certificate's key is of another kind than the signatures of documents, such as EC.",
      '000-4-13',
    ),
    certificateNotRegistered: stoppedByRegistration(
      'The company has not registered the certificate on the token; nothing is signed with it.',
    ),
    certificateNotInUse: stoppedByRegistration(
      'The company has registered the certificate on the token and does not use it; nothing is signed with it.',
    ),
    answerNotSigned: stopped('What came back carries no signature.', '000-7-10'),
    answerAltered: stopped('What came back is not the XML that was sent.', '000-7-10'),
    failedUnexpectedly: stopped('Something happened that nobody foresaw.', '000-8-08'),
    signed: {
      type: 'final',
      description: 'The signed XML is at hand.',
      meta: { seed: ['000-4-13'] },
      entry: 'markSigned',
    },
    leftForSettings: {
      type: 'final',
      description: 'The user goes to the digital-signature settings; nothing was registered.',
      meta: { seed: ['000-2-22'] },
      entry: ['markToSettings', 'forgetAttempt'],
    },
    givenUp: {
      type: 'final',
      description: 'The user gave up; nothing was registered.',
      entry: 'forgetAttempt',
    },
  },
})
