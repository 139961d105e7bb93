import { createActor } from 'xstate'
import { page } from 'vitest/browser'
import { SigningPanel } from '../../../src/features/declarations/signing/SigningPanel.tsx'
import { Dialog } from '../../../src/ui/overlay/Dialog.tsx'
import { flow, holdTokenSigning } from '../../support/flows/tokenSigning.ts'
import { button, headed, press, seesNo } from '../../support/paths/look.ts'
import { defineWalk } from '../../support/paths/walk.ts'
import '../../../src/features/declarations/submit/SubmitDialog.css'

const { held, machine } = holdTokenSigning()
const tryAgain = page.getByRole('button', { name: /^(Try again|Sign again|Use another token)$/ })
const isOver = () => seesNo(button('Stop signing'))

/** How a user walks the flow in its view. */
export const walk = defineWalk({
  flow,
  machine,
  gestures: {
    'permission.understood': { understood: press('Continue') },
    'signing.retried': { retried: press(tryAgain) },
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
  looks: {
    askingPermission: headed('Looking for the signing application'),
    permissionNeeded: headed('The browser is about to ask for your permission'),
    readingToken: headed('Reading the token'),
    signingDocument: headed('Confirm in the signing application'),
    findingCause: 'passed',
    agentNotRunning: headed('The signing application is not installed or not running'),
    blockedByBrowser: headed('The browser blocks the signing application'),
    agentTooSlow: headed('The signing application has not answered in time'),
    agentBusy: headed('The signing application is busy'),
    agentCannotAsk: headed('The signing application cannot ask for your PIN'),
    configuredPinRefused: headed('The PIN set in the signing application is wrong'),
    agentRefused: headed('The signing application does not work for this site'),
    tokenAbsent: headed('No token is plugged in'),
    tokenRemoved: headed('The token was removed'),
    certificateMissing: headed('The token holds no certificate to sign with'),
    tokenFailed: headed('The token reports a fault'),
    pinWrong: headed('The PIN is wrong'),
    pinLocked: headed('The token is locked'),
    cancelledByUser: headed('You cancelled the signature'),
    certificateExpired: headed("The token's certificate has expired"),
    certificateNotYetValid: headed("The token's certificate is not valid yet"),
    taxCodeDiffers: headed('Token information does not match with company information'),
    answerNotSigned: headed('The document came back unsigned'),
    answerAltered: headed('The document was changed while it was signed'),
    failedUnexpectedly: headed('An error occurred. Please try again later.'),
    signed: isOver,
    givenUp: isOver,
  },
})
