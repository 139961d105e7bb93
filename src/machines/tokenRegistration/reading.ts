import { registration, type ReadFailure } from './setup.ts'

const because = <const Target extends string>(code: ReadFailure['code'], target: Target) =>
  ({ guard: { type: 'hasFailure', params: { code } }, target }) as const

const broken = {
  target: 'failedUnexpectedly',
  actions: { type: 'keepUnexpected', params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }) },
} as const

const askingPermission = registration.createStateConfig({
  description: 'The browser is asked whether this site may reach programs on this computer.',
  meta: { seed: ['001-8-02'] },
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
        meta: { seed: ['001-8-02'] },
      },
      {
        guard: { type: 'isToBeAsked', params: ({ event }) => ({ permission: event.output }) },
        target: 'permissionNeeded',
        description: 'The browser will ask the user, who is informed first what for',
      },
      { target: 'readingToken', description: 'The way is open, or the browser does not say' },
    ],
    onError: broken,
  },
  on: { 'dialog.dismissed': 'givenUp' },
})

const permissionNeeded = registration.createStateConfig({
  description: 'The user reads that the browser is about to ask, and what to answer.',
  meta: { seed: ['001-8-02'] },
  tags: 'stopped',
  on: {
    'permission.understood': {
      target: 'readingToken',
      actions: 'forgetAttempt',
      description: 'The user lets the browser ask',
    },
    'dialog.dismissed': 'givenUp',
  },
})

const readingToken = registration.createStateConfig({
  description: "The agent is asked for the token's certificate, which is checked against the company and the day.",
  meta: { seed: ['000-7-11', '001-4-02'] },
  tags: 'busy',
  invoke: {
    id: 'readToken',
    src: 'readToken',
    input: ({ context: { companyTaxCode } }) => ({ companyTaxCode }),
    onDone: [
      {
        guard: { type: 'isCertificateHidden', params: ({ event }) => ({ result: event.output }) },
        target: 'certificateHidden',
        description: 'The token shows its certificate only after its PIN, which is never asked for here',
      },
      {
        guard: { type: 'isDone', params: ({ event }) => ({ result: event.output }) },
        target: 'confirming',
        actions: { type: 'keepToken', params: ({ event }) => ({ result: event.output }) },
        description: "The certificate is the company's and valid now",
        meta: { seed: ['001-4-02'] },
      },
      {
        target: 'findingCause',
        actions: { type: 'keepFailure', params: ({ event }) => ({ result: event.output }) },
      },
    ],
    onError: broken,
  },
  on: { 'dialog.dismissed': 'givenUp' },
})

const findingCause = registration.createStateConfig({
  description: 'Each cause leads to its own explanation and way out.',
  meta: { seed: ['001-2.1-06', '001-2.1-07'] },
  always: [
    because('agent.notRunning', 'agentNotRunning'),
    because('agent.gone', 'agentGone'),
    because('agent.browserUnable', 'browserCannotReach'),
    because('agent.blocked', 'blockedByBrowser'),
    because('agent.permissionPending', 'permissionNeeded'),
    because('agent.tooSlow', 'agentTooSlow'),
    because('agent.busy', 'agentBusy'),
    because('agent.refused', 'agentRefused'),
    because('token.absent', 'tokenAbsent'),
    because('token.noCertificate', 'certificateMissing'),
    because('token.failed', 'tokenFailed'),
    because('certificate.expired', 'certificateExpired'),
    because('certificate.notYetValid', 'certificateNotYetValid'),
    because('certificate.otherTaxCode', 'wrongToken'),
    because('certificate.keyNotRsa', 'keyNotRsa'),
    { target: 'failedUnexpectedly' },
  ],
})

/** Until the token is read. */
export const reading = { askingPermission, permissionNeeded, readingToken, findingCause }
