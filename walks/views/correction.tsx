import { createActor, type ContextFrom } from 'xstate'
import { page } from 'vitest/browser'
import { CorrectionPanel } from '../../src/documents/correction/CorrectionPanel.tsx'
import { correctionWords } from '../../src/features/pitCertificates/correction/correctionWords.ts'
import { Dialog } from '../../src/ui/overlay/Dialog.tsx'
import { press, pressOneOf } from '../browser/assertions.ts'
import { click, fill } from '../browser/controls.ts'
import { stepsOf, titleAlone, type StateView } from '../browser/stateView.ts'
import { defineWalk } from '../browser/walk.ts'
import { flow, holdCorrection, typedReason } from '../flows/correction.ts'
import { factsOf } from './failureFacts.ts'

const { held, machine } = holdCorrection()
type Context = ContextFrom<typeof machine>

const title = 'Correct the PIT certificate'
const step = stepsOf(title)
const choose = (label: string) => () => click(page.getByText(label))

/** A notice is begun without a reason. */
const fillReason = async (): Promise<void> => {
  const field = page.getByRole('textbox', { name: /^Reason/ })
  if (field.elements().length > 0) await fill(field, typedReason)
}

const failed =
  (heading: string, ...ways: readonly string[]) =>
  ({ failure }: Context): StateView =>
    step(heading, ways, factsOf(failure, null))

/** Why it cannot be corrected now. */
const standing = ({ corrected }: Context): StateView =>
  step(
    'It cannot be corrected now',
    ['Close'],
    [
      corrected?.made.includes('replace') === true
        ? 'Correct the one that has replaced it'
        : corrected?.isPending === true
          ? 'A correction of this certificate is on its way'
          : 'has not accepted this certificate yet',
    ],
  )

const because: Readonly<Record<string, string>> = {
  beforeElectronic: 'Correct them where they were made',
  noticeIsEnough: 'the law asks for a notice',
  adjustOrReplace: 'is adjusted or replaced',
  replaceOnly: 'it is adjusted no more',
  adjustedBefore: 'was adjusted before',
}
const rule = ({ offered }: Context): string => because[offered?.because ?? ''] ?? 'no rule'

/** How a user walks the flow in its view. */
export const walk = defineWalk({
  flow,
  machine,
  gestures: {
    'error.chosen': {
      address: press('Go on', choose('Name, address or contact')),
      income: press('Go on', choose('Income, tax or months')),
    },
    'method.chosen': {
      adjusting: press('Choose this way', choose('Adjusting certificate')),
      replacing: press('Choose this way', choose('Replacing certificate')),
    },
    'reason.given': {
      given: pressOneOf(['Make the draft', 'Begin the notice'], fillReason),
    },
    'step.back': { back: press('Back') },
    'reading.repeated': { repeated: press('Read again') },
    'drafting.repeated': { repeated: press('Try again') },
    'dialog.dismissed': { dismissed: pressOneOf(['Cancel', 'Close']) },
  },
  begin: (input, options) => {
    const actor = createActor(machine, { input, ...options })
    const view = (
      <Dialog isDismissable={false} isOpen onOpenChange={() => {}} title={title}>
        <CorrectionPanel actor={actor} hints={{}} words={correctionWords} />
      </Dialog>
    )
    return { actor, value: () => actor.getSnapshot().value, actors: held, view }
  },
  views: {
    reading: step('Reading how it was corrected before', ['Cancel']),
    readFailed: failed('The document could not be read', 'Close', 'Read again'),
    notCorrectable: standing,
    asking: step('What is wrong?', ['Cancel', 'Go on']),
    judging: 'passed',
    noWay: (context: Context) => step('This cannot be corrected here', ['Close', 'Back'], [rule(context)]),
    choosingMethod: (context: Context) =>
      step('How is it corrected?', ['Cancel', 'Back', 'Choose this way'], [rule(context)]),
    explaining: (context: Context) =>
      context.method === 'notice'
        ? step('A notice corrects it', ['Cancel', 'Back', 'Begin the notice'], [rule(context)])
        : step('Why is it corrected?', ['Cancel', 'Back', 'Make the draft'], [rule(context)]),
    drafting: step('Saving the draft', []),
    draftFailed: failed('The draft of the correction was not saved', 'Close', 'Back', 'Try again'),
    drafted: titleAlone(title),
    dismissed: titleAlone(title),
  },
})
