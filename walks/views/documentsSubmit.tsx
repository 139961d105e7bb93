import { createActor, type ContextFrom } from 'xstate'
import { page } from 'vitest/browser'
import { FiledDeclarations } from '../../src/features/declarations/kind/FiledDeclarations.tsx'
import { BulkDialog } from '../../src/documents/bulk/BulkDialog.tsx'
import { failureIn } from '../../src/documents/bulk/failureIn.ts'
import { isToSend } from '../../src/machines/documentsSubmit/items.ts'
import type { BulkEvent } from '../../src/machines/documentsSubmit/setup.ts'
import { click } from '../browser/controls.ts'
import { press, pressOneOf } from '../browser/assertions.ts'
import { stepsOf, type StateView } from '../browser/stateView.ts'
import { defineWalk } from '../browser/walk.ts'
import { flow, holdDocumentsSubmit } from '../flows/documentsSubmit.ts'
import { factsOf } from './failureFacts.ts'
import { FiledInvoices } from './FiledInvoices.tsx'
import { noDialog } from './noDialog.ts'
import { childOf, signingChildren, signingViews } from './signingChildren.ts'

const { held, machine, holds, follows } = holdDocumentsSubmit()
const say = (event: BulkEvent) => () => holds.at(-1)?.say(event)
const tell = (event: BulkEvent) => () => follows.at(-1)?.say(event)

type Context = ContextFrom<typeof machine>

const names = new Map([
  ['d-7', 'TKHAI-7'],
  ['d-8', 'TKHAI-8'],
])

/** What the dialog says of documents of a kind. */
const declarationsSaid = {
  title: 'Send several declarations',
  reading: 'Reading the declarations',
  stops: 'It stops after this declaration.',
  runStops: 'It begins no more declarations; those that it is at end by themselves.',
}
type Said = typeof declarationsSaid
const invoicesSaid: Said = {
  title: 'Issue several e-invoices',
  reading: 'Reading the documents',
  stops: 'It stops after this document.',
  runStops: 'It begins no more documents; those that it is at end by themselves.',
}
const saidOf = ({ kind }: Context): Said => (kind.verb === 'issue' ? invoicesSaid : declarationsSaid)

type Step = ReturnType<typeof stepsOf>
/** A step of the dialog of the kind that is sent. */
const step =
  (draw: (step: Step, said: Said, context: Context) => StateView) =>
  (context: Context): StateView =>
    draw(stepsOf(saidOf(context).title), saidOf(context), context)
/** A step of which the dialog says the same of every kind. */
const same = (...shown: Parameters<Step>) => step((of) => of(...shown))
const way = (id: keyof ReturnType<typeof signingViews>) => step((of) => signingViews(of)[id])
const review = (isMissing: boolean) =>
  step((of, _said, { items }) => {
    const count = items.filter((item) => isToSend(item, false)).length
    const facts = isMissing ? [count === 0 ? 'Nothing is left to send.' : 'Please select digital signature type.'] : []
    return of(`To be sent: ${count} of ${items.length}`, ['Close', 'Cancel', 'Sign and send'], facts)
  })
const running = (title: string | ((place: string) => string)) =>
  step((of, { stops }, { items, current, isStopping }) => {
    const going = items.filter(({ stage }) => stage !== 'leftOut')
    const place = going.findIndex(({ documentId }) => documentId === current) + 1
    const heading = typeof title === 'string' ? title : title(`${place} of ${going.length}`)
    return of(heading, isStopping ? [] : ['Stop sending'], isStopping ? [stops] : [])
  })
const run = (buttons: readonly string[], factsOfKind: (said: Said) => readonly string[]) =>
  step((of, said) => of('The server is signing and sending', ['Close', ...buttons], factsOfKind(said)))
const runStops = run([], (said) => [said.runStops])
const causes: Readonly<Record<string, string>> = {
  'connection.lost': 'The server cannot be reached',
  'connection.tooSlow': 'The server has not answered in time',
  'connection.cancelled': 'The request was stopped',
  'session.ended': 'Your session has ended',
}
const titleOf = (code: string): string => causes[code] ?? 'An error occurred. Please try again later.'
const sign = 'Sign and send'
const choose = (text: string) => () => click(page.getByText(text, { exact: true }))

/** How a user walks the flow in its view. */
export const walk = defineWalk({
  flow,
  machine,
  gestures: {
    'sending.confirmed': {
      'with the token': press(sign),
      'with the token, warnings too': press(sign, choose('Send these too')),
      'with the HSM': press(sign, choose('HSM')),
      'with the remote signature': press(sign, choose('eSign')),
      'without a choice': press(sign),
    },
    'step.retried': { retried: press('Try again') },
    'works.claimed': {
      unsigned: say(flow.events['works.claimed'].unsigned),
      signed: say(flow.events['works.claimed'].signed),
      elsewhere: say(flow.events['works.claimed'].elsewhere),
    },
    'run.read': {
      'going on': tell(flow.events['run.read']['going on']),
      'going on, cancelled': tell(flow.events['run.read']['going on, cancelled']),
      sent: tell(flow.events['run.read'].sent),
      refused: tell(flow.events['run.read'].refused),
      stopped: tell(flow.events['run.read'].stopped),
      waiting: tell(flow.events['run.read'].waiting),
    },
    'run.lost': { lost: tell(flow.events['run.lost'].lost) },
    'stop.requested': { requested: press('Stop sending') },
    'pause.requested': { requested: press('Pause') },
    'sending.continued': { continued: press('Go on') },
    'signatureSettings.opened': { opened: press('Open digital signatures') },
    'dialog.dismissed': { dismissed: pressOneOf(['Cancel', 'Close', 'End here', 'Done']) },
  },
  begin: (input, options) => {
    const actor = createActor(machine, { input, ...options })
    const Filed = input.kind.verb === 'issue' ? FiledInvoices : FiledDeclarations
    return {
      actor,
      value: () => actor.getSnapshot().value,
      actors: {
        ...held,
        ...signingChildren(actor),
        hsmRun: childOf(actor, 'hsmRun'),
      },
      view: (
        <Filed>
          <BulkDialog actor={actor} names={names} />
        </Filed>
      ),
    }
  },
  views: {
    checkingDrafts: step((of, { reading }) => of(reading, ['Close', 'Cancel'])),
    checkFailed: step((of, { title }, { failure }) => {
      const cause = failureIn(failure)
      const heading = cause?.code === 'server.refused' ? 'The server refused this' : title
      return of(heading, ['Close', 'Close', 'Try again'], factsOf(cause, null))
    }),
    noCertificate: same('No certificate is registered', ['Close', 'Close', 'Open digital signatures']),
    nothingToSend: same('None of them can be sent', ['Close', 'Close']),
    'reviewing.offered': review(false),
    'reviewing.missing': review(true),
    choosingNext: 'passed',
    generatingXml: running((place) => `Generating the XML: ${place}`),
    claimingWorks: running('Preparing to sign'),
    'signing.token': way('signing.token'),
    'signing.hsm': way('signing.hsm'),
    'signing.remote': way('signing.remote'),
    beginningRun: same('Looking up your certificates', ['Close', 'Stop signing']),
    'followingRun.going': run(['Stop sending', 'Pause'], () => []),
    'followingRun.pausing': runStops,
    'followingRun.pauseHeard': runStops,
    'followingRun.pauseFailed': run(['Stop sending', 'Pause'], () => ['The sending could not be paused']),
    'followingRun.stopping': runStops,
    'followingRun.stopFailed': run(['Stop sending'], () => ['The sending could not be stopped']),
    'followingRun.stopped': runStops,
    endingRun: runStops,
    endFailed: step((of, _said, { failure }) =>
      of('The sending could not be stopped', ['Close', 'Close', 'Try again'], factsOf(failureIn(failure), null)),
    ),
    registering: running((place) => `Sending: ${place}`),
    askingOutcome: running((place) => `Asking the server: ${place}`),
    halted: step((of, _said, { failure }) => {
      const title = failure === null ? 'The sending is stopped' : titleOf(failure.code)
      return of(title, ['Close', 'End here', 'Go on'])
    }),
    summary: step((of, _said, { items }) => {
      const sent = items.filter(({ stage }) => stage === 'sent').length
      return of(`Sent: ${sent} of ${items.length}`, ['Close', 'Done'])
    }),
    closing: 'passed',
    numbersWaiting: noDialog,
    finished: noDialog,
  },
})
