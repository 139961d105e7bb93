import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { StepPanel } from '../../src/signing/panel/StepPanel.tsx'
import { Dialog } from '../../src/ui/overlay/Dialog.tsx'
import { renderUi } from '../support/ui.tsx'

const lines = Array.from({ length: 30 }, (_, at) => <p key={at}>Line {at}</p>)

test.each([
  [1366, 768],
  [390, 844],
  [844, 390],
])('the buttons of a step stand whole within its dialog (%i x %i)', async (width, height) => {
  onTestFinished(() => page.viewport(1366, 768))
  await page.viewport(width, height)
  await renderUi(
    <Dialog isOpen onOpenChange={() => {}} title="Send the declaration">
      <StepPanel main={{ label: 'Try again', onPress: () => {} }} title="The PIN is wrong" tone="warning">
        {lines}
      </StepPanel>
    </Dialog>,
  )
  const button = page.getByRole('button', { name: 'Try again' }).element().getBoundingClientRect()
  const dialog = page.getByRole('dialog').element().getBoundingClientRect()
  expect(button.bottom).toBeLessThanOrEqual(dialog.bottom)
  expect(dialog.bottom).toBeLessThanOrEqual(height)
})
