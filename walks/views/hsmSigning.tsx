import { page } from 'vitest/browser'
import { createActor, type ContextFrom } from 'xstate'
import type { HsmFailure } from '../../src/domain/failure.ts'
import type { HsmSigningFailure } from '../../src/machines/hsmSigning/setup.ts'
import { HsmSigningPanel } from '../../src/signing/hsm/HsmSigningPanel.tsx'
import { Dialog } from '../../src/ui/overlay/Dialog.tsx'
import { certificate, flow, holdHsmSigning, typed } from '../flows/hsmSigning.ts'
import { click, fill } from '../browser/controls.ts'
import { press } from '../browser/assertions.ts'
import { stepsOf, titleAlone, type StateView } from '../browser/stateView.ts'
import { defineWalk } from '../browser/walk.ts'
import { factsOf } from './failureFacts.ts'
import { readinessButton } from './readinessButton.ts'
import { causeOf } from './serverCauses.ts'
import '../../src/documents/submit/SubmitDialog.css'

const { held, machine } = holdHsmSigning()
type Context = ContextFrom<typeof machine>

const title = 'Send the declaration'
const another = 'Choose another certificate'

const fields = {
  userName: page.getByRole('textbox', { name: /^User/ }),
  password: page.getByLabelText(/^Password/),
  pin: page.getByLabelText(/^PIN/),
  otp: page.getByLabelText(/^One-time code/),
}

const fillPin = async () => {
  await fill(fields.pin, typed.pin)
  if (fields.otp.query() !== null) await fill(fields.otp, typed.otp)
}

const fillAccount = async () => {
  await fill(fields.userName, typed.userName)
  await fill(fields.password, typed.password)
  await fillPin()
}

const choose = () => click(page.getByRole('radio', { name: new RegExp(`${certificate.serial_no}$`) }))

const step = stepsOf(title)
const waiting = (heading: string) => step(heading, ['Stop signing'])
const stopped =
  (heading: string, ...ways: readonly string[]) =>
  ({ failure, reqKey }: Context): StateView =>
    step(heading, ['Stop signing', ...ways, readinessButton], factsOf(failure, reqKey))
const retry = [another, 'Try again'] as const
const over = titleAlone(title)

const isOfHsm = (failure: HsmSigningFailure): failure is HsmFailure => failure.code.startsWith('hsm.')

/** Headings by which failures of the server itself are known. */
const headingOf = ({ failure }: Context): string => {
  if (failure === null || isOfHsm(failure)) throw new Error('a failure of the server was expected')
  return causeOf(failure).join()
}

const attempts = ({ key }: Context) =>
  key.attemptsLeft === null ? 'Attempts left: not known' : `${key.attemptsLeft} attempts left`

/** A form, with the text by which it says why it is asked again. */
const entry =
  (heading: string, why: string | null, secrets: number) =>
  (context: Context): StateView =>
    step(
      heading,
      [...Array.from({ length: secrets }, () => 'Show password'), 'Stop signing', another, 'Sign'],
      [certificate.serial_no, '01/01/2026 – 31/12/2028', attempts(context), ...(why === null ? [] : [why])],
    )
const pinEntry = (why: string | null) => entry('Enter the PIN of the certificate', why, 1)
const accountEntry = (why: string | null) => entry('Connect to the HSM', why, 2)

/** How a user walks the flow in its view. */
export const walk = defineWalk({
  flow,
  machine,
  gestures: {
    'certificate.chosen': { chosen: press('Confirm', choose) },
    'pin.submitted': { submitted: press('Sign', fillPin) },
    'account.submitted': { submitted: press('Sign', fillAccount) },
    'signing.retried': { retried: press('Try again') },
    'certificates.requested': { requested: press(another) },
    'signatureSettings.opened': { opened: press('Open digital signatures') },
    'dialog.dismissed': { dismissed: press('Stop signing') },
  },
  begin: (input, options) => {
    const actor = createActor(machine, { input, ...options })
    const view = (
      <Dialog isDismissable={false} isOpen onOpenChange={() => {}} size="large" title={title}>
        <div className="submit-dialog">
          <HsmSigningPanel actor={actor} />
        </div>
      </Dialog>
    )
    return { actor, value: () => actor.getSnapshot().value, actors: held, view }
  },
  views: {
    readingCertificates: waiting('Looking up your certificates'),
    certificatesUnread: (context: Context) => stopped(headingOf(context), 'Try again')(context),
    noCertificate: step('No certificate in an HSM is in use', ['Stop signing', 'Open digital signatures']),
    choosingCertificate: {
      headings: [title, 'Choose a certificate of the HSM'],
      open: ['Stop signing', 'Confirm'],
      closed: [],
      facts: [certificate.org_nm, 'HSM', certificate.serial_no, '01/01/2026', '31/12/2028', 'Active', 'Extended'],
    },
    loggingIn: waiting('Logging in to the signing server'),
    'enteringPin.offered': pinEntry(null),
    'enteringPin.pinWrong': pinEntry('The PIN is wrong'),
    'enteringPin.otpWrong': pinEntry('The one-time code is wrong'),
    'connecting.offered': accountEntry(null),
    'connecting.refused': accountEntry('The signing server does not know this user and password'),
    'connecting.loginFailed': (context: Context) => accountEntry(headingOf(context))(context),
    'connecting.pinWrong': accountEntry('The PIN is wrong'),
    'connecting.otpWrong': accountEntry('The one-time code is wrong'),
    signing: waiting('The signing server signs'),
    findingCause: 'passed',
    pinLocked: stopped('The PIN is locked', another),
    hsmNotConfigured: stopped("This provider's signing server is not connected", another),
    hsmUnreachable: stopped('The signing server cannot be reached', ...retry),
    tooManyAttempts: stopped('Too many wrong passwords for the signing server', ...retry),
    certificateAbsent: stopped('The signing server no longer has this certificate', another),
    taxCodeDiffers: stopped('The certificate belongs to another company', another),
    certificateExpired: stopped('The certificate is not valid today', another),
    itemFailed: stopped('Sign xml failed', ...retry),
    answerNotSigned: stopped('The document came back unsigned', ...retry),
    answerAltered: stopped('The document was changed while it was signed', ...retry),
    serverRefused: stopped('The server refused this', ...retry),
    answerLost: (context: Context) => stopped(headingOf(context), ...retry)(context),
    failedUnexpectedly: stopped('An error occurred. Please try again later.', ...retry),
    signed: over,
    leftForSettings: over,
    givenUp: over,
  },
})
