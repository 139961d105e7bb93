import { page } from 'vitest/browser'
import { createActor, type ContextFrom } from 'xstate'
import { HsmRegistrationPanel } from '../../src/features/digitalSignatures/register/hsm/HsmRegistrationPanel.tsx'
import type { HsmKeyFailure } from '../../src/domain/failure.ts'
import type { HsmRegistrationFailure } from '../../src/machines/hsmRegistration/setup.ts'
import { Dialog } from '../../src/ui/overlay/Dialog.tsx'
import { flow, heldCertificate, holdHsmRegistration, provider } from '../flows/hsmRegistration.ts'
import { typed } from '../flows/hsmSigning.ts'
import { click, fill } from '../browser/controls.ts'
import { press, pressOneOf, sees, seesNo } from '../browser/assertions.ts'
import { stepsOf, titleAlone, type StateView } from '../browser/stateView.ts'
import { defineWalk } from '../browser/walk.ts'
import { factsOf } from './failureFacts.ts'
import { endGestures } from './registrationGestures.ts'
import { causeOf } from './serverCauses.ts'

const { held, machine } = holdHsmRegistration()
type Context = ContextFrom<typeof machine>

const title = 'Add digital signature'
const another = 'Choose another certificate'
const otherAccount = 'Another account'
const providers = [{ value: provider, label: provider }]

const fields = {
  provider: page.getByRole('combobox', { name: /^HSM service provider/ }),
  userName: page.getByRole('textbox', { name: /^User/ }),
  password: page.getByLabelText(/^Password/),
  pin: page.getByLabelText(/^PIN/),
  otp: page.getByLabelText(/^One-time code\*?$/),
  box: page.getByRole('checkbox', { name: 'One-time code (2FA)' }),
  qr: page.getByRole('img', { name: 'QR code for your authenticator app' }),
}

const fillAccount = async () => {
  await fields.provider.selectOptions(provider)
  await fill(fields.userName, typed.userName)
  await fill(fields.password, typed.password)
}

const fillPin = async () => {
  await fill(fields.pin, typed.pin)
  if (fields.otp.query() !== null) await fill(fields.otp, typed.otp)
}

const step = stepsOf(title)
const stopped =
  (heading: string, ...ways: readonly string[]) =>
  ({ failure }: Context): StateView =>
    step(heading, ['Cancel', ...ways], factsOf(failure, null))
const retry = [otherAccount, 'Try again'] as const
const over = titleAlone(title)

const isOfHsm = (failure: HsmRegistrationFailure): failure is HsmKeyFailure => failure.code.startsWith('hsm.')

/** Headings by which failures of the server itself are known. */
const headingOf = ({ failure }: Context): string => {
  if (failure === null || isOfHsm(failure)) throw new Error('a failure of the server was expected')
  return causeOf(failure).join()
}

const connection = (why: string | null): StateView =>
  step('Connect to the HSM', ['Show password', 'Cancel', 'Connect'], why === null ? [] : [why])

const certificate = [heldCertificate.org_nm, heldCertificate.serial, '01/01/2026 – 31/12/2028']
const attempts = ({ attemptsLeft }: Context) =>
  attemptsLeft === null ? 'Attempts left: not known' : `${attemptsLeft} attempts left`

const pinButtons = ['Show password', 'Cancel', another]

/** The form, with the text by which it says why it is asked again, and which of its parts are there. */
const entry =
  (why: string | null, hasCode: boolean) =>
  (context: Context): StateView => ({
    ...step(
      'Enter the PIN of the certificate',
      [...pinButtons, ...(hasCode && context.qr !== null ? ['Copy the key'] : []), 'Register'],
      [...certificate, attempts(context), ...(why === null ? [] : [why])],
    ),
    assert: async () => {
      await (hasCode ? sees : seesNo)(fields.otp)
      await (hasCode && context.qr !== null ? sees : seesNo)(fields.qr)
    },
  })

/** How a user walks the flow in its view. */
export const walk = defineWalk({
  flow,
  machine,
  gestures: {
    'account.submitted': { submitted: press('Connect', fillAccount) },
    'account.requested': { requested: press(otherAccount) },
    'certificate.chosen': {
      chosen: async () => {
        const row = page.getByRole('row', { name: new RegExp(heldCertificate.serial) })
        await click(row.getByRole('button', { name: 'Select' }))
      },
    },
    'certificates.requested': { requested: pressOneOf([another, 'Try again']) },
    'code.requested': {
      ticked: async () => {
        await fill(fields.pin, typed.pin)
        await click(page.getByText('One-time code (2FA)'))
      },
    },
    'code.declined': {
      unticked: async () => {
        await fill(fields.pin, typed.pin)
        await click(page.getByText('One-time code (2FA)'))
      },
    },
    'pin.submitted': { submitted: press('Register', fillPin) },
    'registration.repeated': { repeated: press('Enter the PIN again') },
    ...endGestures,
  },
  begin: (input, options) => {
    const actor = createActor(machine, { input, ...options })
    const view = (
      <Dialog isDismissable={false} isOpen onOpenChange={() => {}} size="large" title={title}>
        <HsmRegistrationPanel actor={actor} mayDeclare providers={providers} />
      </Dialog>
    )
    return { actor, value: () => actor.getSnapshot().value, actors: held, view }
  },
  views: {
    'connecting.offered': connection(null),
    'connecting.refused': connection('The signing server does not know this user and password'),
    'connecting.notConnected': connection("This provider's signing server is not connected"),
    readingCertificates: step('Reading the certificates of the account', ['Cancel']),
    noCertificate: step('This account has no certificate', ['Cancel', otherAccount]),
    choosingCertificate: step(
      'Choose the certificate to register',
      ['Select', 'Select', 'Select', 'Cancel', otherAccount],
      [heldCertificate.ownerId, heldCertificate.serial, '01/01/2026', '31/12/2028', 'Active', 'Inactive', 'Unknown'],
    ),
    'enteringPin.withoutCode.offered': entry(null, false),
    'enteringPin.withoutCode.pinWrong': entry('The PIN is wrong', false),
    'enteringPin.withoutCode.qrFailed': (context: Context) => entry(headingOf(context), false)(context),
    'enteringPin.fetchingQr': {
      ...step('Enter the PIN of the certificate', pinButtons, ['The QR code is fetched']),
      closed: ['Register'],
    },
    'enteringPin.withCode.offered': entry(null, true),
    'enteringPin.withCode.active': entry('This key asks for the codes of the app that was set up before.', true),
    'enteringPin.withCode.pinWrong': entry('The PIN is wrong', true),
    'enteringPin.withCode.otpWrong': entry('The one-time code is wrong', true),
    registering: step('Registering the certificate', []),
    askingOutcome: step('Asking the server', []),
    notRegistered: stopped('The certificate was not registered', 'Enter the PIN again'),
    outcomeUnknown: ({ failure }: Context) =>
      step(
        'It is not known whether the certificate was registered',
        ['Later', 'Ask the server'],
        factsOf(failure, null),
      ),
    registered: step('The certificate is registered', ['Declare it', 'Done'], certificate),
    findingCause: 'passed',
    certificatesUnread: (context: Context) => stopped(headingOf(context), ...retry)(context),
    hsmUnreachable: stopped('The signing server cannot be reached', ...retry),
    tooManyAttempts: stopped('Too many wrong passwords for the signing server', ...retry),
    certificateAbsent: stopped('The signing server no longer has this certificate', another),
    taxCodeDiffers: stopped('The certificate belongs to another company', another),
    certificateExpired: stopped('The certificate is not valid today', another),
    pinLocked: stopped('The PIN is locked', another),
    refused: stopped('The certificate was not registered', another),
    certificateExists: stopped('This certificate is registered already', 'Show it in the list', another),
    finished: over,
    leftForDeclaration: over,
    leftForExisting: over,
    postponed: over,
    givenUp: over,
  },
})
