import { useEffect, useLayoutEffect, useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../../src/ui/button/Button.tsx'
import { Toasts } from '../../src/ui/feedback/Toasts.tsx'
import { notify } from '../../src/ui/feedback/toasts.ts'
import { Select } from '../../src/ui/form/Select.tsx'
import { TextField } from '../../src/ui/form/TextField.tsx'
import { ConfirmDialog } from '../../src/ui/overlay/ConfirmDialog.tsx'
import { Dialog } from '../../src/ui/overlay/Dialog.tsx'
import { PopoverButton } from '../../src/ui/overlay/PopoverButton.tsx'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { renderUi } from '../support/ui.tsx'

type OpenerProps = { canLeave?: () => boolean; isDismissable?: boolean }

function Opener({ canLeave, isDismissable }: OpenerProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog
        canLeave={canLeave}
        footer={<Button>Save</Button>}
        isDismissable={isDismissable}
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Edit"
      >
        <TextField label="Name" onChange={() => {}} value="" />
      </Dialog>
    </>
  )
}

const dialog = page.getByRole('dialog', { name: 'Edit' })

test('a dialog is named, traps the focus, leaves on Escape and returns the focus', async () => {
  await renderUi(<Opener />)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(dialog).toBeVisible()
  await expectNoViolations()
  for (const name of ['Close', 'Name', 'Save', 'Close']) {
    await userEvent.tab()
    const control = name === 'Name' ? page.getByRole('textbox', { name }) : page.getByRole('button', { name })
    await expect.element(control).toHaveFocus()
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus()
})

/** Frames that come when they are asked for, and else when the browser has one. */
const heldFrames = () => {
  const waiting: FrameRequestCallback[] = []
  const run = (): void => waiting.splice(0).forEach((callback) => callback(performance.now()))
  const ask = window.requestAnimationFrame.bind(window)
  const frame = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    waiting.push(callback)
    return ask(run)
  })
  onTestFinished(() => frame.mockRestore())
  return run
}

test('the focus returns where a frame comes before the page below a closed dialog can take it', async () => {
  const closing = Promise.withResolvers<void>()
  const runFrames = heldFrames()
  const Later = () => {
    const [isOpen, setOpen] = useState(false)
    useEffect(() => void closing.promise.then(() => setOpen(false)), [])
    // After the dialog is out of the page, and before the effects of that update, which a busy page leaves for later.
    useLayoutEffect(() => (isOpen ? undefined : runFrames()), [isOpen])
    return (
      <>
        <Button onPress={() => setOpen(true)}>Open</Button>
        {isOpen && (
          <Dialog isOpen onOpenChange={setOpen} title="Edit">
            <TextField label="Name" onChange={() => {}} value="" />
          </Dialog>
        )}
      </>
    )
  }
  await renderUi(<Later />)
  await page.getByRole('button', { name: 'Open' }).click()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
  closing.resolve()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus()
})

test('a dialog asks before Escape and before its close button leave', async () => {
  const canLeave = vi.fn<() => boolean>(() => false)
  await renderUi(<Opener canLeave={canLeave} />)
  await page.getByRole('button', { name: 'Open' }).click()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Close' }).click()
  expect(canLeave).toHaveBeenCalledTimes(2)
  await expect.element(dialog).toBeVisible()
  canLeave.mockReturnValue(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('Escape on an open list of options closes the list, the next one the dialog', async () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>()
  await renderUi(
    <Dialog isOpen onOpenChange={onOpenChange} title="Edit">
      <Select label="Kind" onChange={() => {}} options={[{ value: 'a', label: 'First' }]} value="a" />
    </Dialog>,
  )
  const kind = page.getByRole('combobox', { name: 'Kind' })
  await kind.click()
  await expect.poll(() => kind.element().matches(':open')).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => kind.element().matches(':open')).toBe(false)
  expect(onOpenChange).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
})

test('a dialog that is not dismissable has no close button and ignores Escape', async () => {
  await renderUi(<Opener isDismissable={false} />)
  await page.getByRole('button', { name: 'Open' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Close' })).not.toBeInTheDocument()
})

test('a dangerous confirmation starts on cancel and stays while it is pending', async () => {
  const onConfirm = vi.fn<() => void>()
  const onOpenChange = vi.fn<(isOpen: boolean) => void>()
  const confirmation = (isPending: boolean) => (
    <ConfirmDialog
      cancelLabel="Keep"
      confirmLabel="Delete"
      isOpen
      isPending={isPending}
      onConfirm={onConfirm}
      onOpenChange={onOpenChange}
      title="Delete 2 rows?"
      tone="danger"
    >
      This cannot be undone.
    </ConfirmDialog>
  )
  const screen = await renderUi(confirmation(false))
  await expect.element(page.getByRole('alertdialog', { name: 'Delete 2 rows?' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Keep' })).toHaveFocus()
  await expectNoViolations()
  await page.getByRole('button', { name: 'Delete' }).click()
  expect(onConfirm).toHaveBeenCalledOnce()
  expect(onOpenChange).not.toHaveBeenCalled()
  await screen.rerender(confirmation(true))
  await userEvent.keyboard('{Escape}')
  expect(onOpenChange).not.toHaveBeenCalled()
  await screen.rerender(confirmation(false))
  await userEvent.keyboard('{Escape}')
  expect(onOpenChange).toHaveBeenCalledWith(false)
})

test('a popover opens beside its button, closes from inside and on Escape', async () => {
  await renderUi(
    <PopoverButton label="Filter" title="Filter by">
      {(close) => <Button onPress={close}>Apply</Button>}
    </PopoverButton>,
  )
  const trigger = page.getByRole('button', { name: 'Filter' })
  const panel = page.getByRole('dialog', { name: 'Filter by' })
  await trigger.click()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect.element(panel).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(panel).toBeVisible()
  await expectNoViolations(panel.element())
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
})

test('a toast stands top center (seed 000 sections 1 and 9)', async () => {
  await renderUi(<Toasts />)
  notify.success('Saved')
  await expect.element(page.getByText('Saved')).toBeVisible()
  const { left, right, top, bottom } =
    page.getByText('Saved').element().closest('.ui-toast')?.getBoundingClientRect() ?? new DOMRect()
  expect((left + right) / 2).toBeCloseTo(document.documentElement.clientWidth / 2, 0)
  expect(bottom).toBeLessThan(window.innerHeight / 4)
  expect([top > 0, right - left < window.innerWidth / 2]).toEqual([true, true])
  notify.dismiss()
})

test('one toast is shown at a time, also over a dialog [002-8-22]', async () => {
  await renderUi(
    <>
      <Toasts />
      <Opener />
    </>,
  )
  await page.getByRole('button', { name: 'Open' }).click()
  const work = Promise.withResolvers<void>()
  const whole = notify.loadingWhile('Saving', () => work.promise)
  await expect.element(page.getByText('Saving')).toBeVisible()
  notify.success('Saved')
  await expect.element(page.getByRole('status').getByText('Saved')).toBeVisible()
  await expect.element(page.getByText('Saving')).not.toBeInTheDocument()
  work.resolve()
  await whole
  await expect.element(page.getByRole('status').getByText('Saved')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(page.getByText('Saved')).not.toBeInTheDocument()
  await expect.element(dialog).toBeVisible()
})

test('F6 leads to what a toast offers, also out of a dialog, and back; what is chosen gives the focus back', async () => {
  const run = vi.fn<() => void>()
  await renderUi(
    <>
      <Toasts />
      <Opener />
    </>,
  )
  await page.getByRole('button', { name: 'Open' }).click()
  const [name, undo] = [page.getByRole('textbox', { name: 'Name' }), page.getByRole('button', { name: /^Undo/ })]
  await name.click()
  notify.success('Deleted', { label: 'Undo', run })
  await expect.element(undo).toBeVisible()
  await userEvent.keyboard('{F6}')
  await expect.element(undo).toHaveFocus()
  await userEvent.keyboard('{F6}')
  await expect.element(name).toHaveFocus()
  await userEvent.keyboard('{F6}')
  await expect.element(undo).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(run).toHaveBeenCalledOnce()
  await expect.element(undo).not.toBeInTheDocument()
  await expect.element(name).toHaveFocus()
})

test('a toast stays while it has the focus, and goes in its time once it is left', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => {
    vi.useRealTimers()
    notify.dismiss()
  })
  await renderUi(
    <>
      <Toasts />
      <Button>Beside</Button>
    </>,
  )
  notify.success('Deleted', { label: 'Undo', run: () => {} })
  const undo = page.getByRole('button', { name: /^Undo/ })
  await expect.element(undo).toBeVisible()
  await userEvent.keyboard('{F6}')
  await expect.element(undo).toHaveFocus()
  vi.advanceTimersByTime(60_000)
  await expect.element(undo).toBeVisible()
  await userEvent.keyboard('{F6}')
  vi.advanceTimersByTime(29_000)
  await expect.element(undo).toBeVisible()
  vi.advanceTimersByTime(2000)
  await expect.element(undo).not.toBeInTheDocument()
})
