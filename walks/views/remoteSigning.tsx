import { page } from 'vitest/browser'
import { createActor, type ContextFrom } from 'xstate'
import type { RemoteSigningFailure } from '../../src/domain/failure.ts'
import type { RemoteAttemptFailure } from '../../src/machines/remoteSigning/setup.ts'
import { RemoteSigningPanel } from '../../src/signing/remote/RemoteSigningPanel.tsx'
import { Dialog } from '../../src/ui/overlay/Dialog.tsx'
import { certificate, flow, holdRemoteSigning, request } from '../flows/remoteSigning.ts'
import { click } from '../browser/controls.ts'
import { press } from '../browser/assertions.ts'
import { stepsOf, titleAlone, type StateView } from '../browser/stateView.ts'
import { defineWalk } from '../browser/walk.ts'
import { factsOf } from './failureFacts.ts'
import { causeOf } from './serverCauses.ts'
import '../../src/documents/submit/SubmitDialog.css'

const { held, machine } = holdRemoteSigning()
type Context = ContextFrom<typeof machine>

const title = 'Send the declaration'
const another = 'Choose another certificate'

const choose = () => click(page.getByRole('radio', { name: new RegExp(`${certificate.serial_no}$`) }))

const step = stepsOf(title)
const waiting = (heading: string, ...open: readonly string[]) => step(heading, open)
const stopped =
  (heading: string, ...ways: readonly string[]) =>
  ({ failure, reqKey }: Context): StateView =>
    step(heading, ['Stop signing', ...ways], factsOf(failure, reqKey))
const retry = [another, 'Try again'] as const
/** Nothing failed, so that there is nothing to copy. */
const withoutFailure = (heading: string) => step(heading, ['Stop signing', ...retry])
const over = titleAlone(title)

const isOfProvider = (failure: RemoteAttemptFailure): failure is RemoteSigningFailure =>
  failure.code.startsWith('remoteSigning.')

/** The heading by which the failure is known where the state has none of its own. */
const headingOf = ({ failure }: Context): string => {
  if (failure?.code === 'remoteSigning.unreachable') return 'The eSign provider cannot be reached'
  if (failure === null || isOfProvider(failure)) throw new Error('a failure of the server was expected')
  return causeOf(failure).join()
}

/** How a user walks the flow in its view. */
export const walk = defineWalk({
  flow,
  machine,
  gestures: {
    'certificate.chosen': { chosen: press('Confirm', choose) },
    'signing.retried': {
      retried: {
        button: page.getByRole('button', { name: /^(Try|Ask) again$/ }),
        name: 'Try / Ask again',
        before: null,
      },
    },
    'certificates.requested': { requested: press(another) },
    'cancellation.repeated': { repeated: press('Give up again') },
    'signatureSettings.opened': { opened: press('Open digital signatures') },
    'dialog.dismissed': { dismissed: press('Stop signing') },
  },
  begin: (input, options) => {
    const actor = createActor(machine, { input, ...options })
    const view = (
      <Dialog isDismissable={false} isOpen onOpenChange={() => {}} size="large" title={title}>
        <div className="submit-dialog">
          <RemoteSigningPanel actor={actor} />
        </div>
      </Dialog>
    )
    return { actor, value: () => actor.getSnapshot().value, actors: held, view }
  },
  views: {
    readingCertificates: waiting('Looking up your certificates', 'Stop signing'),
    findingRequest: waiting('Looking for a signature that waits', 'Stop signing'),
    certificatesUnread: (context: Context) => stopped(headingOf(context), 'Try again')(context),
    noCertificate: step('No eSign certificate is in use', ['Stop signing', 'Open digital signatures']),
    choosingCertificate: {
      headings: [title, 'Choose an eSign certificate'],
      open: ['Stop signing', 'Confirm'],
      closed: [],
      facts: ['VNPT SmartCA', 'eSign', certificate.serial_no, '01/01/2026', '31/12/2028', 'Active', 'Extended'],
    },
    'requesting.wanted': waiting('Asking the eSign provider', 'Stop signing'),
    'requesting.unwanted': waiting('Asking the eSign provider'),
    awaitingConfirmation: step(
      'Confirm on your phone',
      ['Stop signing'],
      [request.controlCode, '14:35:20', `VNPT SmartCA, ${certificate.serial_no}`],
    ),
    findingCause: 'passed',
    connectionLost: (context: Context) => stopped(headingOf(context), 'Ask again')(context),
    cancelling: waiting('Giving the request up'),
    stillOpen: stopped('The phone may still ask', 'Give up again'),
    refused: withoutFailure('The signature was refused on the phone'),
    expired: withoutFailure('Nobody confirmed in time'),
    cancelled: withoutFailure('The request was given up'),
    requestUnanswered: (context: Context) => stopped(headingOf(context), ...retry)(context),
    notConfigured: stopped('eSign is not connected'),
    unreachable: stopped('The eSign provider cannot be reached', ...retry),
    tooManyAttempts: stopped('Too many requests to the eSign provider', ...retry),
    userUnknown: stopped('The eSign provider does not know this user', another),
    certificateAbsent: stopped('The eSign certificate is not there any more', another),
    taxCodeDiffers: stopped('The eSign certificate was issued to another company', another),
    certificateExpired: stopped('The eSign certificate is not valid today', another),
    signatureUnusable: stopped("The provider's signature cannot be used", ...retry),
    answerNotSigned: stopped('The document came back unsigned', ...retry),
    answerAltered: stopped('The document was changed while it was signed', ...retry),
    serverRefused: stopped('The server refused this', ...retry),
    failedUnexpectedly: stopped('An error occurred. Please try again later.', ...retry),
    signed: over,
    leftForSettings: over,
    givenUp: over,
  },
})
