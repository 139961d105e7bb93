import { createActor, type ContextFrom } from 'xstate'
import { page } from 'vitest/browser'
import { ArchivePanel } from '../../src/documents/archive/ArchivePanel.tsx'
import { archivedCertificates } from '../../src/features/pitCertificates/archive/archivedCertificates.ts'
import { Dialog } from '../../src/ui/overlay/Dialog.tsx'
import { press, pressOneOf } from '../browser/assertions.ts'
import { click } from '../browser/controls.ts'
import { stepsOf, titleAlone } from '../browser/stateView.ts'
import { defineWalk } from '../browser/walk.ts'
import { flow, holdArchive } from '../flows/documentArchive.ts'
import { factsOf } from './failureFacts.ts'

const { held, machine } = holdArchive()
type Context = ContextFrom<typeof machine>

const title = 'PDFs of many certificates'
const step = stepsOf(title)
const label = (text: string) => page.getByText(text, { exact: true })
const converted = page.getByRole('checkbox', { name: 'As documents converted to paper' })

/** Chooses it, whatever was chosen before. */
const choose = (form: string, isConverted: boolean) => async (): Promise<void> => {
  await click(label(form))
  const element = converted.element()
  if (element instanceof HTMLInputElement && element.checked !== isConverted)
    await click(label('As documents converted to paper'))
}

/** How a user walks the flow in its view. */
export const walk = defineWalk({
  flow,
  machine,
  gestures: {
    'file.wanted': {
      zip: press('Make the file', choose('A zip file', false)),
      'converted PDF': press('Make the file', choose('One PDF', true)),
    },
    'making.cancelled': { cancelled: press('Cancel the file') },
    'making.repeated': { repeated: press('Try again') },
    'choice.again': { again: press('Make another file') },
    'dialog.dismissed': { dismissed: pressOneOf(['Close']) },
  },
  begin: (input, options) => {
    const actor = createActor(machine, { input, ...options })
    const view = (
      <Dialog isDismissable={false} isOpen onOpenChange={() => {}} title={title}>
        <ArchivePanel actor={actor} kind={archivedCertificates} progress={null} />
      </Dialog>
    )
    return { actor, value: () => actor.getSnapshot().value, actors: held, view }
  },
  views: {
    choosing: step('What is made?', ['Close', 'Make the file']),
    preparing: step('The server is drawing the certificates', ['Close', 'Cancel the file'], ['Waiting for its turn']),
    ready: ({ made }: Context) =>
      step(
        'The file is ready',
        ['Close', 'Make another file'],
        ['It holds 5 PIT certificates.', ...(made?.leftOut === 2 ? ['2 certificates are missing'] : [])],
      ),
    failed: ({ failure }: Context) =>
      step('The file was not made', ['Close', 'Make another file', 'Try again'], factsOf(failure, null)),
    cancelled: step('The file was cancelled', ['Close', 'Make another file']),
    dismissed: titleAlone(title),
  },
})
