import { createActor, type ContextFrom } from 'xstate'
import { SigningPanel } from '../../src/signing/token/SigningPanel.tsx'
import { Dialog } from '../../src/ui/overlay/Dialog.tsx'
import { flow, holdTokenSigning } from '../flows/tokenSigning.ts'
import { factsOf } from './failureFacts.ts'
import { readinessButton } from './readinessButton.ts'
import { press, pressOneOf } from '../browser/assertions.ts'
import { titleAlone, type StateView } from '../browser/stateView.ts'
import { defineWalk } from '../browser/walk.ts'
import '../../src/documents/submit/SubmitDialog.css'

const { held, machine } = holdTokenSigning()
type Context = ContextFrom<typeof machine>

const title = 'Send the declaration'

const step = (heading: string, rest: Pick<StateView, 'open' | 'closed' | 'facts'>): StateView => ({
  headings: [title, heading],
  ...rest,
})
const waiting = (heading: string) => step(heading, { open: ['Stop signing'], closed: [], facts: [] })
/** Signing has stopped for a reason: another try, and what the failure says. */
const stopped =
  (heading: string, ...[retry = 'Try again', ...others]: readonly string[]) =>
  ({ failure, reqKey }: Context): StateView =>
    step(heading, {
      open: ['Stop signing', ...others, retry, readinessButton],
      closed: [],
      facts: factsOf(failure, reqKey),
    })
const retryOrSettings = ['Try again', 'Open digital signatures'] as const
const over = titleAlone(title)

/** How a user walks the flow in its view. */
export const walk = defineWalk({
  flow,
  machine,
  gestures: {
    'permission.understood': { understood: press('Continue') },
    'signing.retried': { retried: pressOneOf(['Try again', 'Sign again', 'Use another token']) },
    'signatureSettings.opened': { opened: press('Open digital signatures') },
    'dialog.dismissed': { dismissed: press('Stop signing') },
  },
  begin: (input, options) => {
    const actor = createActor(machine, { input, ...options })
    const view = (
      <Dialog isDismissable={false} isOpen onOpenChange={() => {}} title="Send the declaration">
        <div className="submit-dialog">
          <SigningPanel actor={actor} />
        </div>
      </Dialog>
    )
    return { actor, value: () => actor.getSnapshot().value, actors: held, view }
  },
  views: {
    askingPermission: waiting('Looking for the signing application'),
    permissionNeeded: step('The browser is about to ask for your permission', {
      open: ['Stop signing', 'Continue'],
      closed: [],
      facts: [window.location.host],
    }),
    readingToken: waiting('Reading the token'),
    signingDocument: ({ token }: Context) =>
      step('Confirm in the signing application', {
        open: ['Stop signing'],
        closed: [],
        facts:
          token === null
            ? ['This token shows its certificate only after the PIN']
            : [token.issuer, token.taxCode, token.serialNumber, '01/01/2026 – 31/12/2028'],
      }),
    findingCause: 'passed',
    agentNotRunning: stopped('The signing application is not installed or not running'),
    agentGone: stopped('The signing application has stopped answering'),
    browserCannotReach: stopped('This browser cannot reach the signing application'),
    blockedByBrowser: stopped('The browser blocks the signing application'),
    agentTooSlow: stopped('The signing application has not answered in time'),
    agentBusy: stopped('The signing application is busy'),
    agentCannotAsk: stopped('The signing application cannot ask for your PIN'),
    configuredPinRefused: stopped('The PIN set in the signing application is wrong'),
    agentRefused: stopped('What answers on this computer does not work for this site'),
    tokenAbsent: stopped('No token is plugged in'),
    tokenRemoved: stopped('The token was removed'),
    certificateMissing: stopped('The token holds no certificate to sign with'),
    tokenFailed: stopped('The token reports a fault'),
    pinWrong: stopped('The PIN is wrong'),
    pinLocked: stopped('The token is locked', 'Use another token'),
    cancelledByUser: stopped('You cancelled the signature', 'Sign again'),
    certificateExpired: stopped("The token's certificate has expired"),
    certificateNotYetValid: stopped("The token's certificate is not valid yet"),
    taxCodeDiffers: stopped('Token information does not match with company information'),
    keyNotRsa: stopped("The key of the token's certificate is not RSA"),
    certificateNotRegistered: stopped("The token's certificate is not registered for your company", ...retryOrSettings),
    certificateNotInUse: stopped("The token's certificate is not in use", ...retryOrSettings),
    answerNotSigned: stopped('The document came back unsigned'),
    answerAltered: stopped('The document was changed while it was signed'),
    failedUnexpectedly: stopped('An error occurred. Please try again later.'),
    signed: over,
    leftForSettings: over,
    givenUp: over,
  },
})
