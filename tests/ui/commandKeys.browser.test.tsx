import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useCommands } from '../../src/ui/commands/useCommands.ts'
import { Dialog } from '../../src/ui/overlay/Dialog.tsx'
import { renderUi } from '../support/ui.tsx'

function Screen({ id, save }: { id: string; save: () => void }) {
  const screen = useCommands([{ id, group: 'Record', label: 'Save', shortcut: 'F10', run: save }])
  return (
    <div ref={screen}>
      <input aria-label={id} />
    </div>
  )
}

const nothingFocused = async (): Promise<void> => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await expect.poll(() => document.activeElement).toBe(document.body)
}

test('a key works where nothing has the focus, on a page without a dialog', async () => {
  const save = vi.fn<() => void>()
  await renderUi(<Screen id="page" save={save} />)
  await nothingFocused()
  await userEvent.keyboard('{F10}')
  expect(save).toHaveBeenCalledOnce()
})

test('a key pressed where nothing has the focus is that of the dialog on top, not of what it covers', async () => {
  const below = vi.fn<() => void>()
  const within = vi.fn<() => void>()
  const { baseElement } = await renderUi(
    <>
      <Screen id="page" save={below} />
      <Dialog isOpen onOpenChange={() => {}} title="Edit">
        <Screen id="dialog" save={within} />
      </Dialog>
    </>,
  )
  await expect.poll(() => baseElement.querySelector('[role=dialog]')).not.toBeNull()
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'F10', bubbles: true, cancelable: true }))
  expect(within).toHaveBeenCalledOnce()
  expect(below).not.toHaveBeenCalled()
})
