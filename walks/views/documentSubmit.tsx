import { createActor, type ContextFrom } from 'xstate'
import { page } from 'vitest/browser'
import { isSignatureRefused, refusedFields } from '../../src/domain/failure.ts'
import { FiledDeclarations } from '../../src/features/declarations/kind/FiledDeclarations.tsx'
import { SubmitDialog } from '../../src/documents/submit/SubmitDialog.tsx'
import type { SubmitEvent } from '../../src/machines/documentSubmit/setup.ts'
import { flow, holdDocumentSubmit } from '../flows/documentSubmit.ts'
import { factsOf } from './failureFacts.ts'
import { FiledInvoices } from './FiledInvoices.tsx'
import { noDialog } from './noDialog.ts'
import { signingChildren, signingViews } from './signingChildren.ts'
import { readinessButton } from './readinessButton.ts'
import { click } from '../browser/controls.ts'
import { press, pressOneOf } from '../browser/assertions.ts'
import { stepsOf, type StateView } from '../browser/stateView.ts'
import { defineWalk } from '../browser/walk.ts'

const { held, machine, holds } = holdDocumentSubmit()
const say = (event: SubmitEvent) => () => holds.at(-1)?.say(event)

type Context = ContextFrom<typeof machine>

/** What the dialog says of documents of a kind. */
const declarationSaid = {
  title: 'Send the declaration',
  reading: 'Reading the declaration',
  notRead: 'Get declaration info failed',
  notGenerated: 'Generate declaration failed',
  sending: 'Registering the signed declaration',
  notSent: 'Register declaration failed',
  unknown: 'It is not known whether the declaration was registered',
  sent: 'The declaration is sent',
  open: 'Open the declaration',
  refusedField: 'Contact e-mail',
}
type Said = typeof declarationSaid
const invoiceSaid: Said = {
  title: 'Issue the e-invoice',
  reading: 'Reading the document',
  notRead: 'The document could not be read',
  notGenerated: "The document could not be written in the tax authority's format",
  sending: 'Issuing the signed e-invoice',
  notSent: 'The e-invoice could not be issued',
  unknown: 'It is not known whether the e-invoice was issued',
  sent: 'The e-invoice is issued',
  open: 'Open the document',
  // Their form has none of this name.
  refusedField: 'contact_eml',
}
const saidOf = ({ kind }: Context): Said => (kind.verb === 'issue' ? invoiceSaid : declarationSaid)

type Step = ReturnType<typeof stepsOf>
/** A step of the dialog of the kind that is sent. */
const step =
  (draw: (step: Step, said: Said, context: Context) => StateView) =>
  (context: Context): StateView =>
    draw(stepsOf(saidOf(context).title), saidOf(context), context)
/** A step of which the dialog says the same of every kind. */
const same = (...shown: Parameters<Step>) => step((of) => of(...shown))
/** A step that came to nothing. */
const failed = (headingOf: (said: Said, failure: Context['failure']) => string) =>
  step((of, said, { failure, work }) =>
    of(headingOf(said, failure), ['Close', 'Close', 'Try again'], factsOf(failure, work?.reqKey ?? null)),
  )
const choice = (facts: readonly string[]) =>
  same('Choose how to sign', ['Close', 'Cancel', 'Go on', readinessButton], facts)
const way = (id: keyof ReturnType<typeof signingViews>) => step((of) => signingViews(of)[id])
const goOn = press('Go on')
const chooseRemote = () => click(page.getByText('eSign', { exact: true }))
const chooseHsm = () => click(page.getByText('HSM', { exact: true }))

/** How a user walks the flow in its view. */
export const walk = defineWalk({
  flow,
  machine,
  gestures: {
    'type.confirmed': {
      'with the token': goOn,
      'with the HSM': press('Go on', chooseHsm),
      'with the remote signature': press('Go on', chooseRemote),
      'without a choice': goOn,
    },
    'work.claimed': {
      unsigned: say({ type: 'work.claimed', isSigned: false }),
      signed: say({ type: 'work.claimed', isSigned: true }),
    },
    'work.elsewhere': { elsewhere: say({ type: 'work.elsewhere' }) },
    'step.retried': { retried: press('Try again') },
    'signature.renewed': { renewed: press('Sign again') },
    'outcome.asked': { asked: press('Ask the server') },
    'registration.repeated': { repeated: press('Send again') },
    'signatureSettings.opened': { opened: press('Open digital signatures') },
    'correction.requested': { requested: press('Correct this draft') },
    'reopening.requested': { requested: pressOneOf(['Open it again', declarationSaid.open, invoiceSaid.open]) },
    'dialog.dismissed': { dismissed: pressOneOf(['Cancel', 'Close', 'Correct', 'Later', 'Done']) },
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
      },
      view: (
        <Filed>
          <SubmitDialog actor={actor} />
        </Filed>
      ),
    }
  },
  views: {
    starting: 'passed',
    givingUp: 'passed',
    readingDocument: step((of, { reading }) => of(reading, ['Close', 'Cancel'])),
    documentUnreadable: failed(({ notRead }) => notRead),
    checkingOption: same('Looking up how your company signs', ['Close', 'Cancel']),
    optionUnknown: failed(() => 'The way your company signs could not be found out'),
    noCertificate: same('No certificate is registered', ['Close', 'Close', 'Open digital signatures']),
    'choosingType.offered': choice([]),
    'choosingType.missing': choice(['Please select digital signature type.']),
    generatingXml: same('Generating the XML', ['Close', 'Cancel']),
    // A draft of the list opens to be corrected; an open form waits for the corrections.
    generateRefused: step((of, { notGenerated, refusedField }, { start, failure }) => {
      const hasFields = refusedFields(failure).length > 0
      const facts = factsOf(failure, null).map((fact) => (fact === declarationSaid.refusedField ? refusedField : fact))
      const ways =
        start.from === 'list' && hasFields ? ['Close', 'Correct this draft'] : [hasFields ? 'Correct' : 'Close']
      return of(notGenerated, ['Close', ...ways], facts)
    }),
    generateFailed: failed(({ notGenerated }) => notGenerated),
    claimingWork: same('Preparing to sign', []),
    workElsewhere: step((of, _said, { work }) =>
      of(
        'Another tab is working on it',
        ['Close', 'Close', 'Try again'],
        factsOf({ code: 'work.elsewhere' }, work?.reqKey ?? null),
      ),
    ),
    'signing.choosingWay': 'passed',
    'signing.token': way('signing.token'),
    'signing.hsm': way('signing.hsm'),
    'signing.remote': way('signing.remote'),
    signingBroken: failed((_, failure) =>
      failure?.code === 'signing.inPart'
        ? 'Only one of two documents is signed'
        : 'An error occurred. Please try again later.',
    ),
    registering: step((of, { sending }) => of(sending, [])),
    registerRefused: step((of, { notSent }, { failure, work }) => {
      const isChanged = failure?.code === 'server.refused' && failure.reason === 'declaration.changed'
      const ways = isSignatureRefused(failure) ? ['Sign again'] : isChanged ? ['Open it again'] : []
      return of(notSent, ['Close', 'Close', ...ways], factsOf(failure, work?.reqKey ?? null))
    }),
    outcomeUnknown: step((of, { unknown }, { failure, work }) =>
      of(
        unknown,
        ['Close', 'Later', 'Ask the server', ...(failure?.code === 'registration.unseen' ? ['Send again'] : [])],
        factsOf(failure, work?.reqKey ?? null),
      ),
    ),
    askingOutcome: same('Asking the server', []),
    registered: step((of, { sent, open }) => of(sent, ['Close', 'Done', open])),
    finished: noDialog,
    postponed: noDialog,
    numberWaiting: noDialog,
    cancelled: noDialog,
  },
})
