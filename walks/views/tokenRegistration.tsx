import { createActor, type ContextFrom } from 'xstate'
import { TokenPanel } from '../../src/features/digitalSignatures/register/token/TokenPanel.tsx'
import { Dialog } from '../../src/ui/overlay/Dialog.tsx'
import { flow, holdTokenRegistration } from '../flows/tokenRegistration.ts'
import { press } from '../browser/assertions.ts'
import { stepsOf, titleAlone, type StateView } from '../browser/stateView.ts'
import { defineWalk } from '../browser/walk.ts'
import { factsOf } from './failureFacts.ts'
import { registrationGestures } from './registrationGestures.ts'
import { readinessButton } from './readinessButton.ts'

const { held, machine } = holdTokenRegistration()
type Context = ContextFrom<typeof machine>

const title = 'Add digital signature'
const step = stepsOf(title)
const again = ['Cancel', 'Read the token again', readinessButton] as const
/** Nothing was registered: what the failure says, and the ways on. */
const stopped =
  (heading: string, ...open: readonly string[]) =>
  ({ failure }: Context): StateView =>
    step(heading, open.length === 0 ? again : open, factsOf(failure, null))
const certificate = ({ token }: Context): readonly string[] =>
  token === null ? [] : [token.issuer, token.taxCode, token.serialNumber, '01/01/2026 – 31/12/2028']
const over = titleAlone(title)

/** How a user walks the flow in its view. */
export const walk = defineWalk({
  flow,
  machine,
  gestures: {
    'permission.understood': { understood: press('Continue') },
    'token.readAgain': { again: press('Read the token again') },
    ...registrationGestures,
  },
  begin: (input, options) => {
    const actor = createActor(machine, { input, ...options })
    const view = (
      <Dialog isDismissable={false} isOpen onOpenChange={() => {}} title={title}>
        <TokenPanel actor={actor} mayDeclare />
      </Dialog>
    )
    return { actor, value: () => actor.getSnapshot().value, actors: held, view }
  },
  views: {
    askingPermission: step('Looking for the signing application', ['Cancel']),
    permissionNeeded: step(
      'The browser is about to ask for your permission',
      ['Cancel', 'Continue'],
      [window.location.host],
    ),
    readingToken: step('Reading the token', ['Cancel']),
    findingCause: 'passed',
    agentNotRunning: stopped('The signing application is not installed or not running'),
    agentGone: stopped('The signing application has stopped answering'),
    browserCannotReach: stopped('This browser cannot reach the signing application'),
    blockedByBrowser: stopped('The browser blocks the signing application'),
    agentTooSlow: stopped('The signing application has not answered in time'),
    agentBusy: stopped('The signing application is busy'),
    agentRefused: stopped('What answers on this computer does not work for this site'),
    tokenAbsent: stopped('No token is plugged in'),
    certificateMissing: stopped('The token holds no certificate to sign with'),
    certificateHidden: step('This token shows its certificate only after its PIN', again),
    tokenFailed: stopped('The token reports a fault'),
    certificateExpired: stopped("The token's certificate has expired"),
    certificateNotYetValid: stopped("The token's certificate is not valid yet"),
    keyNotRsa: stopped("The key of the token's certificate is not RSA"),
    wrongToken: stopped('Token information does not match with company information'),
    sameTokenExists: stopped('The same token exists', 'Show it in the list', ...again),
    refused: stopped('The certificate was not registered'),
    failedUnexpectedly: stopped('An error occurred. Please try again later.'),
    confirming: (context: Context) =>
      step('Is this the certificate to register?', ['Cancel', 'Register'], certificate(context)),
    registering: step('Registering the certificate', []),
    askingOutcome: step('Asking the server', []),
    notRegistered: stopped('The certificate was not registered', 'Cancel', 'Send again'),
    outcomeUnknown: stopped('It is not known whether the certificate was registered', 'Later', 'Ask the server'),
    registered: (context: Context) =>
      step('The certificate is registered', ['Declare it', 'Done'], certificate(context)),
    finished: over,
    leftForDeclaration: over,
    leftForExisting: over,
    postponed: over,
    givenUp: over,
  },
})
