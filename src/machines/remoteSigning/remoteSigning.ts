import { awaitingConfirmation, cancelling, connectionLost, requesting, stillOpen } from './confirming.ts'
import { findingRequest } from './takingUp.ts'
import { remote } from './setup.ts'
import { because, ended, endedWithoutFailure, givenUp, unasked, unfit } from './states.ts'

/** Signing one generated XML by a provider, after the holder has confirmed it on the phone (seed 000 §1, CSC API v2). */
export const remoteSigning = remote.createMachine({
  id: 'remoteSigning',
  description: 'Has the generated XML signed by the provider of a remote signature, once its holder confirms it.',
  meta: { seed: ['000-1-02', '000-4-11'] },
  context: ({ input }) => ({
    ...input,
    certificates: [],
    certificate: null,
    request: null,
    isTakingUp: true,
    isUnwanted: false,
    failure: null,
    unsigned: [],
    left: [],
    result: 'givenUp',
  }),
  output: ({ context: { result, unsigned, left } }) => ({ result, unsigned, left }),
  initial: 'readingCertificates',
  states: {
    readingCertificates: {
      description: "The company's certificates of the provider are read.",
      meta: { seed: ['000-4-11'] },
      tags: 'busy',
      invoke: {
        id: 'readCertificates',
        src: 'readCertificates',
        input: {},
        onDone: [
          {
            guard: { type: 'hasNone', params: ({ event }) => ({ answer: event.output }) },
            target: 'noCertificate',
            description: 'None of them is in use',
            meta: { seed: ['000-4-12'] },
          },
          {
            guard: { type: 'isToTakeUp', params: ({ event }) => ({ answer: event.output }) },
            target: 'findingRequest',
            actions: { type: 'keepCertificates', params: ({ event }) => ({ answer: event.output }) },
            description: 'The page may have been closed or reloaded while the holder was asked',
            meta: { seed: ['000-8-05'] },
          },
          {
            guard: { type: 'isDone', params: ({ event }) => ({ answer: event.output }) },
            target: 'choosingCertificate',
            actions: { type: 'keepCertificates', params: ({ event }) => ({ answer: event.output }) },
            description: 'The user wants another certificate',
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
      on: { 'dialog.dismissed': givenUp },
    },
    findingRequest,
    certificatesUnread: {
      description: 'The certificates could not be read; nothing has been signed.',
      meta: { seed: ['000-8-08'] },
      tags: 'stopped',
      on: {
        'signing.retried': {
          target: 'readingCertificates',
          actions: 'forgetFailure',
          description: 'The user tries again',
        },
        'dialog.dismissed': givenUp,
      },
    },
    noCertificate: {
      description: 'The company has no certificate of the provider that is in use; the settings are offered.',
      meta: { seed: ['000-2-22', '000-4-12'] },
      tags: 'stopped',
      on: {
        'signatureSettings.opened': {
          target: 'leftForSettings',
          description: 'The user goes to the digital-signature settings; nothing is registered',
          meta: { seed: ['000-2-22'] },
        },
        'dialog.dismissed': givenUp,
      },
    },
    choosingCertificate: {
      description: 'The user chooses one of the certificates; nobody is asked before.',
      meta: { seed: ['000-4-11'] },
      tags: 'choosing',
      on: {
        'certificate.chosen': {
          guard: { type: 'isOffered', params: ({ event }) => ({ id: event.id }) },
          target: 'requesting',
          actions: { type: 'keepChosen', params: ({ event }) => ({ id: event.id }) },
          description: 'Its holder is to confirm',
        },
        'dialog.dismissed': givenUp,
      },
    },
    requesting,
    awaitingConfirmation,
    findingCause: {
      description: 'Each cause leads to its own explanation and way out.',
      meta: { seed: ['000-8-07', '000-8-08'] },
      always: [
        because('remoteSigning.notConfigured', 'notConfigured'),
        { guard: 'isUnreachableUnasked', target: 'unreachable' },
        because('remoteSigning.userUnknown', 'userUnknown'),
        because('remoteSigning.tooManyAttempts', 'tooManyAttempts'),
        because('remoteSigning.certificateAbsent', 'certificateAbsent'),
        because('remoteSigning.otherTaxCode', 'taxCodeDiffers'),
        because('remoteSigning.certificateExpired', 'certificateExpired'),
        because('remoteSigning.signatureUnusable', 'signatureUnusable'),
        because('remoteSigning.answerUnsigned', 'answerNotSigned'),
        because('remoteSigning.answerAltered', 'answerAltered'),
        because('server.refused', 'serverRefused'),
        {
          guard: 'isAsked',
          target: 'connectionLost',
          description: 'The request is open, and nothing is known of it',
        },
        { target: 'requestUnanswered', description: 'It is not known whether there is a request' },
      ],
    },
    connectionLost,
    cancelling,
    stillOpen,
    refused: endedWithoutFailure('The holder refused on the phone; nothing is signed.', '000-1-02'),
    expired: endedWithoutFailure('The request was not confirmed in time; nothing is signed.', '000-1-02'),
    cancelled: endedWithoutFailure('The request was given up elsewhere; nothing is signed.', '000-1-02'),
    requestUnanswered: unasked(
      'Nobody knows whether the holder was asked. Another try takes up the open request of this XML.',
      '000-8-08',
    ),
    notConfigured: {
      description: 'This server leads to no provider of remote signatures.',
      meta: { seed: ['000-8-08'] },
      tags: 'stopped',
      entry: 'forgetRequest',
      on: { 'dialog.dismissed': givenUp },
    },
    unreachable: unasked('The provider cannot be reached; nobody was asked to confirm.', '000-8-08'),
    tooManyAttempts: ended('Too many requests: the server waits for a while.', '000-8-08'),
    userUnknown: unfit("The provider does not know the certificate's user any more.", '000-8-08'),
    certificateAbsent: unfit('The provider, or the company, no longer has this certificate.', '000-8-08'),
    taxCodeDiffers: unfit("The certificate belongs to another tax code than the seller's; the flow stops.", '000-4-14'),
    certificateExpired: unfit('The certificate is past its end, or before its first day.', '000-8-08'),
    signatureUnusable: ended("The provider's signature does not fit the document; the request has ended.", '000-8-08'),
    answerNotSigned: ended('What came back carries no signature.', '000-8-08'),
    answerAltered: ended('What came back is not the XML that was to be signed.', '000-8-08'),
    serverRefused: ended('The server refuses to have the document signed and says why.', '000-8-08'),
    failedUnexpectedly: unasked('Something happened that nobody foresaw.', '000-8-08'),
    signed: {
      type: 'final',
      description: 'The signed XML is at hand.',
      meta: { seed: ['000-1-02'] },
      entry: 'markSigned',
    },
    leftForSettings: {
      type: 'final',
      description: 'The user goes to the digital-signature settings; nothing was registered.',
      meta: { seed: ['000-2-22'] },
      entry: 'markToSettings',
    },
    givenUp: {
      type: 'final',
      description: 'The user gave up; nothing was registered.',
      entry: 'forgetAttempt',
    },
  },
})
