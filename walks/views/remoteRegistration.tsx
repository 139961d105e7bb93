import { createActor, type ContextFrom } from 'xstate'
import { page } from 'vitest/browser'
import { RemoteRegistrationPanel } from '../../src/features/digitalSignatures/register/remote/RemoteRegistrationPanel.tsx'
import type { RemoteFailure } from '../../src/domain/failure.ts'
import type { RemoteRegistrationFailure } from '../../src/machines/remoteRegistration/setup.ts'
import { Dialog } from '../../src/ui/overlay/Dialog.tsx'
import { certificate, flow, holdRemoteRegistration, userName } from '../flows/remoteRegistration.ts'
import { fill } from '../browser/controls.ts'
import { press } from '../browser/assertions.ts'
import { stepsOf, titleAlone, type StateView } from '../browser/stateView.ts'
import { defineWalk } from '../browser/walk.ts'
import { factsOf } from './failureFacts.ts'
import { registrationGestures } from './registrationGestures.ts'
import { causeOf } from './serverCauses.ts'

const { held, machine } = holdRemoteRegistration()
type Context = ContextFrom<typeof machine>

const title = 'Add digital signature'
const another = 'Choose another certificate'
const step = stepsOf(title)
/** Nothing was registered: what the failure says, and the ways on. */
const stopped =
  (heading: string, ...ways: readonly string[]) =>
  ({ failure }: Context): StateView =>
    step(heading, ['Cancel', ...ways], factsOf(failure, null))
const isOfProvider = (failure: RemoteRegistrationFailure): failure is RemoteFailure =>
  failure.code.startsWith('remoteSigning.')

/** The failure's own heading. */
const unread = (context: Context): StateView => {
  const { failure } = context
  if (failure === null || isOfProvider(failure)) throw new Error('a failure of the server was expected')
  return stopped(causeOf(failure).join(), 'Try again')(context)
}
const card = [certificate.issuer, certificate.taxCode, certificate.serialNumber, '01/01/2026 – 31/12/2028']
const enterUser = step('Who are you at the eSign provider?', ['Cancel', 'Go on'])
const over = titleAlone(title)

const chooseFirst = page
  .getByRole('row', { name: new RegExp(certificate.serialNumber) })
  .getByRole('button', { name: 'Select' })

/** How a user walks the flow in its view. */
export const walk = defineWalk({
  flow,
  machine,
  gestures: {
    'user.submitted': {
      submitted: press('Go on', () => fill(page.getByRole('textbox', { name: /^User/ }), userName)),
    },
    'user.changed': { changed: press('Another user') },
    'certificates.requested': {
      requested: {
        button: page.getByRole('button', { name: /^(Try again|Choose another certificate)$/ }),
        name: 'Try again / Choose another certificate',
        before: null,
      },
    },
    'certificate.chosen': { chosen: { button: chooseFirst, name: 'Select', before: null } },
    ...registrationGestures,
  },
  begin: (input, options) => {
    const actor = createActor(machine, { input, ...options })
    const view = (
      <Dialog isDismissable={false} isOpen onOpenChange={() => {}} size="large" title={title}>
        <RemoteRegistrationPanel actor={actor} mayDeclare />
      </Dialog>
    )
    return { actor, value: () => actor.getSnapshot().value, actors: held, view }
  },
  views: {
    'enteringUser.offered': enterUser,
    'enteringUser.unknown': { ...enterUser, facts: ['The eSign provider does not know this user'] },
    readingCertificates: step('Looking up your certificates at the provider', ['Cancel']),
    noCertificate: step('No certificate of your company there', ['Another user', 'Cancel']),
    choosingCertificate: step(
      'Choose the certificate to register',
      ['Another user', 'Cancel', 'Select', 'Select'],
      [certificate.issuer, certificate.serialNumber, '01/01/2026', '31/12/2028'],
    ),
    findingCause: 'passed',
    certificatesUnread: unread,
    notConfigured: stopped('eSign is not connected'),
    unreachable: stopped('The eSign provider cannot be reached', 'Try again'),
    tooManyAttempts: stopped('Too many requests to the eSign provider', 'Try again'),
    certificateAbsent: stopped('The eSign certificate is not there any more', another),
    taxCodeDiffers: stopped('The eSign certificate was issued to another company', another),
    certificateExpired: stopped('The eSign certificate is not valid today', another),
    sameExists: stopped('This certificate is registered already', another, 'Show it in the list'),
    refused: stopped('The certificate was not registered', another),
    confirming: step('Is this the certificate to register?', ['Cancel', another, 'Register'], card),
    registering: step('Registering the certificate', []),
    askingOutcome: step('Asking the server', []),
    notRegistered: stopped('The certificate was not registered', 'Send again'),
    outcomeUnknown: ({ failure }: Context) =>
      step(
        'It is not known whether the certificate was registered',
        ['Later', 'Ask the server'],
        factsOf(failure, null),
      ),
    registered: step('The certificate is registered', ['Declare it', 'Done'], card),
    finished: over,
    leftForDeclaration: over,
    leftForExisting: over,
    postponed: over,
    givenUp: over,
  },
})
