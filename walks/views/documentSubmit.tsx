import { createActor, type ContextFrom } from 'xstate'
import { page } from 'vitest/browser'
import { isSignatureRefused, refusedFields } from '../../src/domain/failure.ts'
import { FiledDeclarations } from '../../src/features/declarations/kind/FiledDeclarations.tsx'
import { SubmitDialog } from '../../src/documents/submit/SubmitDialog.tsx'
import type { SubmitEvent } from '../../src/machines/documentSubmit/setup.ts'
import { flow, holdDocumentSubmit } from '../flows/documentSubmit.ts'
import { factsOf } from './failureFacts.ts'
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

const step = stepsOf('Send the declaration')
/** A step that came to nothing. */
const failed =
  (heading: string) =>
  ({ failure, work }: Context): StateView =>
    step(heading, ['Close', 'Close', 'Try again'], factsOf(failure, work?.reqKey ?? null))
const choice = (facts: readonly string[]) =>
  step('Choose how to sign', ['Close', 'Cancel', 'Go on', readinessButton], facts)
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
    'reopening.requested': { requested: pressOneOf(['Open it again', 'Open the declaration']) },
    'dialog.dismissed': { dismissed: pressOneOf(['Cancel', 'Close', 'Correct', 'Later', 'Done']) },
  },
  begin: (input, options) => {
    const actor = createActor(machine, { input, ...options })
    return {
      actor,
      value: () => actor.getSnapshot().value,
      actors: {
        ...held,
        ...signingChildren(actor),
      },
      view: (
        <FiledDeclarations>
          <SubmitDialog actor={actor} />
        </FiledDeclarations>
      ),
    }
  },
  views: {
    starting: 'passed',
    givingUp: 'passed',
    readingDocument: step('Reading the declaration', ['Close', 'Cancel']),
    documentUnreadable: failed('Get declaration info failed'),
    checkingOption: step('Looking up how your company signs', ['Close', 'Cancel']),
    optionUnknown: failed('The way your company signs could not be found out'),
    noCertificate: step('No certificate is registered', ['Close', 'Close', 'Open digital signatures']),
    'choosingType.offered': choice([]),
    'choosingType.missing': choice(['Please select digital signature type.']),
    generatingXml: step('Generating the XML', ['Close', 'Cancel']),
    // A draft of the list opens to be corrected; an open form waits for the corrections.
    generateRefused: ({ start, failure }: Context) => {
      const hasFields = refusedFields(failure).length > 0
      const way =
        start.from === 'list' && hasFields ? ['Close', 'Correct this draft'] : [hasFields ? 'Correct' : 'Close']
      return step('Generate declaration failed', ['Close', ...way], factsOf(failure, null))
    },
    generateFailed: failed('Generate declaration failed'),
    claimingWork: step('Preparing to sign', []),
    workElsewhere: ({ work }: Context) =>
      step(
        'Another tab is working on it',
        ['Close', 'Close', 'Try again'],
        factsOf({ code: 'work.elsewhere' }, work?.reqKey ?? null),
      ),
    'signing.choosingWay': 'passed',
    ...signingViews(step),
    signingBroken: failed('An error occurred. Please try again later.'),
    registering: step('Registering the signed declaration', []),
    registerRefused: ({ failure, work }: Context) => {
      const isChanged = failure?.code === 'server.refused' && failure.reason === 'declaration.changed'
      const way = isSignatureRefused(failure) ? ['Sign again'] : isChanged ? ['Open it again'] : []
      return step('Register declaration failed', ['Close', 'Close', ...way], factsOf(failure, work?.reqKey ?? null))
    },
    outcomeUnknown: ({ failure, work }: Context) =>
      step(
        'It is not known whether the declaration was registered',
        ['Close', 'Later', 'Ask the server', ...(failure?.code === 'registration.unseen' ? ['Send again'] : [])],
        factsOf(failure, work?.reqKey ?? null),
      ),
    askingOutcome: step('Asking the server', []),
    registered: step('The declaration is sent', ['Close', 'Done', 'Open the declaration']),
    finished: noDialog,
    postponed: noDialog,
    numberWaiting: noDialog,
    cancelled: noDialog,
  },
})
