import { existingShown } from '../certificateRegistration/outcome.ts'
import { registration } from './setup.ts'

const stop = (description: string, ...seed: readonly string[]) =>
  registration.createStateConfig({
    description,
    meta: { seed },
    tags: 'stopped',
    on: {
      'token.readAgain': {
        target: 'askingPermission',
        actions: 'forgetAttempt',
        description: 'The user has seen to the cause and has the token read again',
      },
      'dialog.dismissed': { target: 'givenUp', description: 'The user gives up; nothing is registered' },
    },
  })

const sameTokenExists = stop('The company has registered this certificate before, whatever its status.')

/** Where nothing is registered and the user decides what follows. */
export const stopped = {
  agentNotRunning: stop(
    'The agent does not answer on its port: the application is required, and offered.',
    '001-2.1-06',
    '001-8-02',
    '001-9-02',
  ),
  agentGone: stop('The agent answered before and does not now: it has ended, or is starting again.', '001-8-02'),
  browserCannotReach: stop('This browser lets no page of this site reach programs on this computer.', '001-8-02'),
  blockedByBrowser: stop('The browser does not let this site reach the agent.', '001-8-02'),
  agentTooSlow: stop('The agent took the request and did not answer in time.', '001-8-02'),
  agentBusy: stop('The agent is still at another request.', '001-8-02'),
  agentRefused: stop('The agent does not work for this site.', '001-8-02'),
  tokenAbsent: stop('No token is plugged in.', '001-4-04'),
  certificateMissing: stop('The token holds no certificate.', '001-4-04'),
  certificateHidden: stop('The token shows its certificate only after its PIN; it cannot be read here.', '001-4-04'),
  tokenFailed: stop('The token or its driver reports a fault.', '001-4-04'),
  certificateExpired: stop('The certificate on the token is past its end.', '001-4-04'),
  certificateNotYetValid: stop('The certificate on the token is not valid yet.', '001-4-04'),
  keyNotRsa: stop("The certificate's key is of another kind than the signatures of documents, such as EC.", '001-4-04'),
  wrongToken: stop(
    "The certificate carries another tax code than the company's.",
    '000-2-28',
    '000-4-20',
    '001-2.1-07',
    '001-4-02',
    '001-8-01',
  ),
  sameTokenExists: registration.createStateConfig({
    ...sameTokenExists,
    meta: { seed: ['000-2-28', '000-4-21', '001-2.1-07', '001-4-03'] },
    on: {
      ...sameTokenExists.on,
      'existing.shown': existingShown,
    },
  }),
  failedUnexpectedly: stop('Something happened that nobody foresaw; nothing was sent.', '000-8-08'),
} as const
