import { submitting, type SubmitContext } from './setup.ts'

const failedUnexpectedly = <const Target extends string>(target: Target) =>
  ({
    target,
    actions: { type: 'keepUnexpected', params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }) },
  }) as const

const reqKeyOf = ({ context }: { context: SubmitContext }) => ({ reqKey: context.work?.reqKey ?? '' })

/** From a filled declaration to its registration: generate, sign, register (seed 000 §4 "Submit"). */
export const declarationSubmit = submitting.createMachine({
  id: 'declarationSubmit',
  description: 'Takes a declaration to the tax authority: generates its XML, has it signed and registers it exactly once.',
  meta: { seed: '000 §4 Submit' },
  context: ({ input }) => ({
    start: input.start,
    option: null,
    work: 'work' in input.start ? input.start.work : null,
    failure: null,
    result: 'cancelled',
  }),
  output: ({ context }) => ({
    result: context.result,
    declarationId: context.work?.declarationId ?? null,
    failure: context.failure,
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'The flow looks at where it was called from.',
      always: [
        { guard: 'isAlreadySigned', target: 'askingOutcome', description: 'A signature exists: the server is asked before anything is sent again' },
        { guard: 'isFromList', target: 'readingDeclaration', description: 'A draft of the list is read first' },
        { target: 'checkingOption' },
      ],
    },
    readingDeclaration: {
      description: 'The draft chosen in the list is read in full.',
      meta: { seed: '002 §4.1 Sending fetches the declaration info' },
      tags: ['busy', 'generate'],
      invoke: {
        id: 'readDeclaration',
        src: 'readDeclaration',
        input: ({ context }) => ({ declarationId: context.start.from === 'list' ? context.start.declarationId : '' }),
        onDone: [
          { guard: { type: 'isDone', params: ({ event }) => ({ answer: event.output }) }, target: 'checkingOption' },
          {
            guard: { type: 'areFieldsRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'generateRefused',
            actions: { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) },
            description: 'The draft breaks a rule of the form: its XML cannot be made',
          },
          { target: 'declarationUnreadable', actions: { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) } },
        ],
        onError: failedUnexpectedly('declarationUnreadable'),
      },
      on: { 'dialog.dismissed': 'cancelled' },
    },
    declarationUnreadable: {
      description: 'The draft could not be read; nothing has happened to it.',
      meta: { seed: '000 §8 Declaration info fetch fails' },
      tags: ['stopped', 'generate'],
      on: {
        'step.retried': { target: 'readingDeclaration', actions: 'forgetFailure' },
        'dialog.dismissed': 'cancelled',
      },
    },
    checkingOption: {
      description: 'The company\'s registered certificates decide how it signs.',
      meta: { seed: '000 §4 Signing options; 002 §4.1' },
      tags: ['busy', 'generate'],
      invoke: {
        id: 'readOption',
        src: 'readOption',
        input: {},
        onDone: [
          {
            guard: { type: 'hasNoCertificate', params: ({ event }) => ({ answer: event.output }) },
            target: 'noCertificate',
            description: 'No certificate is registered',
          },
          {
            guard: { type: 'isTokenDecided', params: ({ event }) => ({ answer: event.output }) },
            target: 'generatingXml',
            actions: { type: 'keepOption', params: ({ event }) => ({ answer: event.output }) },
            description: 'Only tokens are registered: a token signs directly',
          },
          {
            guard: { type: 'isDone', params: ({ event }) => ({ answer: event.output }) },
            target: 'choosingType',
            actions: { type: 'keepOption', params: ({ event }) => ({ answer: event.output }) },
            description: 'There is a choice, or a type that is chosen by hand',
          },
          { target: 'optionUnknown', actions: { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) } },
        ],
        onError: failedUnexpectedly('optionUnknown'),
      },
      on: { 'dialog.dismissed': 'cancelled' },
    },
    optionUnknown: {
      description: 'It could not be found out how the company signs.',
      meta: { seed: '002 §8 digital-signature skip check failure' },
      tags: ['stopped', 'generate'],
      on: {
        'step.retried': { target: 'checkingOption', actions: 'forgetFailure' },
        'dialog.dismissed': 'cancelled',
      },
    },
    noCertificate: {
      description: 'No certificate is registered, so nothing can be signed; the settings are offered.',
      meta: { seed: '000 §4 Signing options, §8 No registered certificates' },
      tags: ['stopped', 'generate'],
      on: {
        'signatureSettings.opened': { target: 'cancelled', actions: 'openSignatureSettings' },
        'dialog.dismissed': 'cancelled',
      },
    },
    choosingType: {
      description: 'The user chooses with what to sign.',
      meta: { seed: '000 §2 Signing dialogs; 002 §2.11' },
      tags: 'generate',
      initial: 'offered',
      states: {
        offered: { description: 'The types are shown, the token first.' },
        missing: {
          description: 'Nothing that can sign was chosen: the dialog asks for a choice.',
          meta: { seed: '000 §5 Please select digital signature type' },
        },
      },
      on: {
        'type.confirmed': [
          { guard: { type: 'isTokenChosen', params: ({ event }) => ({ chosen: event.chosen }) }, target: 'generatingXml' },
          { target: '.missing' },
        ],
        'dialog.dismissed': 'cancelled',
      },
    },
    generatingXml: {
      description: 'The server saves the declaration and writes the authority\'s XML.',
      meta: { seed: '000 §7 Generate XML' },
      tags: ['busy', 'generate'],
      invoke: {
        id: 'generateXml',
        src: 'generateXml',
        input: {},
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => ({ answer: event.output }) },
            target: 'signing',
            actions: { type: 'keepWork', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'generateRefused',
            actions: { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) },
            description: 'The server refuses the declaration and says why',
          },
          { target: 'generateFailed', actions: { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) } },
        ],
        onError: failedUnexpectedly('generateFailed'),
      },
      on: { 'dialog.dismissed': { target: 'cancelled', description: 'The user stops; a saved draft stays' } },
    },
    generateRefused: {
      description: 'The declaration has to be corrected before its XML can be made.',
      meta: { seed: '000 §8 Generate fails' },
      tags: ['stopped', 'generate'],
      on: {
        'correction.requested': { guard: 'isDraftToCorrect', target: 'cancelled', actions: 'markToCorrect', description: 'A saved draft is not edited: its content goes into a new declaration' },
        'dialog.dismissed': { target: 'cancelled', description: 'Back to where it was sent from: an open form shows the fields concerned' },
      },
    },
    generateFailed: {
      description: 'The server could not be reached or could not make the XML.',
      meta: { seed: '000 §8 Generate fails' },
      tags: ['stopped', 'generate'],
      on: {
        'step.retried': { target: 'generatingXml', actions: 'forgetFailure' },
        'dialog.dismissed': 'cancelled',
      },
    },
    signing: {
      description: 'The token signs the XML; the signing flow tells how.',
      meta: { seed: '000 §4 Token flow' },
      tags: ['sign', 'unsafeToLeave'],
      invoke: {
        id: 'tokenSigning',
        src: 'tokenSigning',
        input: ({ context }) => ({ reqKey: context.work?.reqKey ?? '', sellerTaxCode: context.work?.sellerTaxCode ?? '' }),
        onDone: [
          {
            guard: { type: 'isSigned', params: ({ event }) => ({ signed: event.output.signed }) },
            target: 'registering',
            description: 'The signed XML is registered at once',
          },
          { target: 'cancelled', description: 'The user gave up signing; the draft stays' },
        ],
        onError: failedUnexpectedly('signingBroken'),
      },
    },
    signingBroken: {
      description: 'The signing flow itself failed; nothing was registered.',
      meta: { seed: '000 §8 Generic fallback' },
      tags: ['stopped', 'sign'],
      on: {
        'step.retried': { target: 'signing', actions: 'forgetFailure' },
        'dialog.dismissed': 'cancelled',
      },
    },
    registering: {
      description: 'The signed XML is handed to the server, which verifies it and sends it to the authority.',
      meta: { seed: '000 §7 Register' },
      tags: ['busy', 'register', 'unsafeToLeave'],
      invoke: {
        id: 'registerSigned',
        src: 'registerSigned',
        input: reqKeyOf,
        onDone: [
          { guard: { type: 'isDone', params: ({ event }) => ({ answer: event.output }) }, target: 'registered' },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'registerRefused',
            actions: { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) },
            description: 'The server says no: nothing is registered',
          },
          {
            target: 'outcomeUnknown',
            actions: { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) },
            description: 'Nobody heard whether the registration arrived',
          },
        ],
        onError: failedUnexpectedly('outcomeUnknown'),
      },
    },
    registerRefused: {
      description: 'The server refused the registration; the user reads why.',
      meta: { seed: '000 §8 Register fails' },
      tags: ['stopped', 'register'],
      on: {
        'signature.renewed': {
          guard: 'needsNewSignature',
          target: 'signing',
          actions: 'forgetFailure',
          description: 'The signature was at fault: the same XML is signed anew',
        },
        'dialog.dismissed': 'cancelled',
      },
    },
    outcomeUnknown: {
      description: 'The connection died after the registration was sent: it may be there or not. Nothing is sent again unasked.',
      meta: { seed: '000 §8 Register fails' },
      tags: ['stopped', 'register', 'unsafeToLeave'],
      on: {
        'outcome.asked': { target: 'askingOutcome', description: 'The server is asked by the request key first' },
        'dialog.dismissed': { target: 'postponed', description: 'The work is kept on this computer and offered again' },
      },
    },
    askingOutcome: {
      description: 'The server is asked whether this very XML is registered.',
      meta: { seed: '000 §8 Register fails' },
      tags: ['busy', 'register', 'unsafeToLeave'],
      invoke: {
        id: 'findRegistration',
        src: 'findRegistration',
        input: reqKeyOf,
        onDone: [
          { guard: { type: 'isRegistered', params: ({ event }) => ({ answer: event.output }) }, target: 'registered', description: 'It had arrived' },
          {
            guard: { type: 'isCertainlyAbsent', params: ({ event }) => ({ answer: event.output }) },
            target: 'registering',
            actions: 'forgetFailure',
            description: 'It is certain that it is not there: the same signed XML is registered',
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'registerRefused',
            actions: { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) },
            description: 'The server does not know this XML, or not for this user',
          },
          { target: 'outcomeUnknown', actions: { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) } },
        ],
        onError: failedUnexpectedly('outcomeUnknown'),
      },
    },
    registered: {
      description: 'The declaration is registered and on its way to the authority.',
      meta: { seed: '000 §4 After a registration returning status 200' },
      tags: 'answer',
      entry: ['markRegistered', 'forgetWork', 'refreshLists'],
      on: { 'dialog.dismissed': 'finished' },
    },
    finished: { type: 'final', description: 'The user has read that the declaration was sent.' },
    postponed: { type: 'final', description: 'The outcome is to be asked for later.', entry: 'markPostponed' },
    cancelled: { type: 'final', description: 'Nothing was registered; what was saved stays a draft.', entry: ['forgetWork', 'refreshLists'] },
  },
})
