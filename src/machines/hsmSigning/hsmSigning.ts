import { hsm, unknownKey, type HsmSigningEvent } from './setup.ts'
import { because, becauseTyped, connecting, enteringPin, stopped, unfit } from './states.ts'

const secretsIn = (event: { readonly type: string } | HsmSigningEvent) => ('secrets' in event ? event.secrets : null)

const givenUp = { target: 'givenUp', description: 'The user gives up signing; nothing is registered' } as const

/** Signing one generated XML with a key in the HSM (seed 000 §4 "HSM flow", 002 §2.11, §4.4). */
export const hsmSigning = hsm.createMachine({
  id: 'hsmSigning',
  description: 'Has the generated XML signed by the signing server, with a key of the company in its HSM.',
  meta: { seed: ['000-4-11', '000-4-15', '002-4.4-01'] },
  context: ({ input }) => ({
    ...input,
    certificates: [],
    certificate: null,
    key: unknownKey,
    isAccountTyped: false,
    failure: null,
    unsigned: [],
    result: 'givenUp',
  }),
  output: ({ context: { result, unsigned } }) => ({ result, unsigned }),
  initial: 'readingCertificates',
  states: {
    readingCertificates: {
      description: "The company's certificates that an HSM holds are read.",
      meta: { seed: ['000-4-11', '002-4.4-01'] },
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
            guard: { type: 'isDone', params: ({ event }) => ({ answer: event.output }) },
            target: 'choosingCertificate',
            actions: { type: 'keepCertificates', params: ({ event }) => ({ answer: event.output }) },
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
      description: 'The company has no certificate in an HSM that is in use; the settings are offered.',
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
      description: 'The user chooses one of the certificates.',
      meta: { seed: ['002-2.11-02', '000-2-26'] },
      tags: 'choosing',
      on: {
        'certificate.chosen': {
          guard: { type: 'isOffered', params: ({ event }) => ({ id: event.id }) },
          target: 'loggingIn',
          actions: { type: 'keepChosen', params: ({ event }) => ({ id: event.id }) },
          description: 'Its serial number signs in to the HSM',
          meta: { seed: ['002-2.11-02'] },
        },
        'dialog.dismissed': givenUp,
      },
    },
    loggingIn: {
      description: 'The server logs in to the HSM with the account that it keeps with the certificate.',
      meta: { seed: ['002-2.11-02', '002-4.4-01'] },
      tags: 'busy',
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ context }) => ({ serialNumber: context.certificate?.serial_no ?? '' }),
        onDone: [
          {
            guard: { type: 'isWithoutAccount', params: ({ event }) => ({ answer: event.output }) },
            target: 'connecting.offered',
            description: 'No account is kept with the certificate: the user enters one',
            meta: { seed: ['002-2.11-03'] },
          },
          {
            guard: { type: 'isDone', params: ({ event }) => ({ answer: event.output }) },
            target: 'enteringPin',
            actions: { type: 'keepKey', params: ({ event }) => ({ answer: event.output }) },
            description: 'The kept account is good: only the PIN is missing',
            meta: { seed: ['002-4.4-01'] },
          },
          {
            guard: { type: 'isOfKey', params: ({ event }) => ({ answer: event.output }) },
            target: 'findingCause',
            actions: { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) },
            description: 'No account would help',
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'connecting.refused',
            actions: { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) },
            description: 'The kept account is refused: the user enters one',
            meta: { seed: ['002-4.4-02', '002-8-05'] },
          },
          {
            target: 'connecting.loginFailed',
            actions: { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) },
            description: 'Any other failure shows its message over the connect dialog',
            meta: { seed: ['002-4.4-02', '002-8-05'] },
          },
        ],
        onError: {
          target: 'connecting.loginFailed',
          actions: { type: 'keepUnexpected', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'dialog.dismissed': givenUp },
    },
    enteringPin,
    connecting,
    signing: {
      description: 'The signing server signs; what comes back is checked.',
      meta: { seed: ['000-4-15', '000-7-09'] },
      tags: 'busy',
      invoke: {
        id: 'signDocument',
        src: 'signDocument',
        input: ({ context, event }) => ({
          reqKey: context.reqKey,
          sellerTaxCode: context.sellerTaxCode,
          others: context.others,
          serialNumber: context.certificate?.serial_no ?? '',
          secrets: secretsIn(event),
        }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => ({ answer: event.output }) },
            target: 'signed',
            actions: { type: 'keepUnsigned', params: ({ event }) => ({ answer: event.output }) },
            description: 'The answer is OK, and what came back is the same XML, signed',
            meta: { seed: ['000-7-09', '002-7.19-06'] },
          },
          {
            target: 'findingCause',
            actions: { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: {
          target: 'failedUnexpectedly',
          actions: { type: 'keepUnexpected', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'dialog.dismissed': { target: 'givenUp', description: 'The user stops waiting; the signature is not used' },
      },
    },
    findingCause: {
      description: 'Each cause leads to its own explanation and way out.',
      meta: { seed: ['000-8-07', '000-8-08'] },
      entry: 'keepAttempts',
      always: [
        because('hsm.credentialsInvalid', 'connecting.refused'),
        becauseTyped('hsm.pinWrong', 'connecting.pinWrong'),
        because('hsm.pinWrong', 'enteringPin.pinWrong'),
        becauseTyped('hsm.otpWrong', 'connecting.otpWrong'),
        because('hsm.otpWrong', 'enteringPin.otpWrong'),
        because('hsm.pinLocked', 'pinLocked'),
        because('hsm.notConfigured', 'hsmNotConfigured'),
        because('hsm.unreachable', 'hsmUnreachable'),
        because('hsm.tooManyAttempts', 'tooManyAttempts'),
        because('hsm.certificateAbsent', 'certificateAbsent'),
        because('hsm.otherTaxCode', 'taxCodeDiffers'),
        because('hsm.certificateExpired', 'certificateExpired'),
        because('hsm.notSigned', 'itemFailed'),
        because('hsm.answerUnsigned', 'answerNotSigned'),
        because('hsm.answerAltered', 'answerAltered'),
        because('server.refused', 'serverRefused'),
        { target: 'answerLost', description: 'The server has not answered, or could not do its part' },
      ],
    },
    pinLocked: unfit('Too many wrong PINs or codes: the signing server has locked the key.', '000-8-08'),
    hsmNotConfigured: unfit("This server leads to no signing server of the certificate's provider.", '000-8-08'),
    hsmUnreachable: stopped('The signing server cannot be reached.', '000-8-08'),
    tooManyAttempts: stopped('Too many wrong passwords: the account waits for a while.', '000-8-08'),
    certificateAbsent: unfit('The account no longer has a key of this certificate.', '000-8-08'),
    taxCodeDiffers: unfit("The certificate belongs to another tax code than the seller's; the flow stops.", '002-8-05'),
    certificateExpired: unfit('The certificate is past its end, or before its first day.', '000-8-08'),
    itemFailed: stopped(
      'The signing server did not sign this document; its message is shown.',
      '000-7-09',
      '000-8-07',
      '002-8-14',
    ),
    answerNotSigned: stopped('What came back carries no signature.', '000-7-09'),
    answerAltered: stopped('What came back is not the XML that was sent.', '000-7-09'),
    serverRefused: stopped('The server refuses to have the document signed and says why.', '000-8-07'),
    answerLost: stopped('It is not known whether the document was signed; nothing is registered.', '000-8-08'),
    failedUnexpectedly: stopped('Something happened that nobody foresaw.', '000-8-08'),
    signed: {
      type: 'final',
      description: 'The signed XML is at hand.',
      meta: { seed: ['000-4-15'] },
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
