import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../../src/ui/button/Button.tsx'
import { MenuButton } from '../../src/ui/button/MenuButton.tsx'
import { Toasts } from '../../src/ui/feedback/Toasts.tsx'
import { notify } from '../../src/ui/feedback/toasts.ts'
import { ConfirmDialog } from '../../src/ui/overlay/ConfirmDialog.tsx'
import { SidebarDialog } from '../../src/ui/overlay/SidebarDialog.tsx'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { renderUi } from '../support/ui.tsx'

const groups = [
  {
    id: 'own',
    label: 'Personal',
    items: [
      { id: 'profile', label: 'Profile' },
      { id: 'keys', label: 'Keys' },
    ],
  },
]
const settings = page.getByRole('dialog', { name: 'Settings' })
/** Whether neither keys, pointer nor screen reader reach what is found. */
const isOutOfReach = (selector: string): boolean => document.querySelector(selector)?.closest('[inert]') !== null
const button = (name: string) => page.getByRole('button', { name, exact: true })

type SettingsProps = {
  onOpenChange: (isOpen: boolean) => void
  canLeave?: () => boolean
  onSelect?: (id: string) => void
}

function Settings({ onOpenChange, canLeave, onSelect = () => {} }: SettingsProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <SidebarDialog
      canLeave={canLeave}
      groups={groups}
      isOpen
      onOpenChange={onOpenChange}
      onSelect={onSelect}
      panelTitle="Profile"
      selectedId="profile"
      title="Settings"
    >
      <MenuButton items={[{ id: 'light', label: 'Light' }]} label="Colours" />
      <Button onPress={() => setAsking(true)}>Delete</Button>
      <ConfirmDialog
        cancelLabel="Keep"
        confirmLabel="Remove"
        isOpen={isAsking}
        onConfirm={() => {}}
        onOpenChange={setAsking}
        title="Sure?"
      />
    </SidebarDialog>
  )
}

function Page(props: Omit<SettingsProps, 'onOpenChange'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <main>
        <Button onPress={() => setOpen(true)}>Open</Button>
        <MenuButton items={[{ id: 'settings', label: 'Settings' }]} label="Account" onAction={() => setOpen(true)} />
      </main>
      {isOpen && <Settings {...props} onOpenChange={setOpen} />}
      <Toasts />
    </>
  )
}

test('says which panel is current and selects another', async () => {
  const onSelect = vi.fn<(id: string) => void>()
  await renderUi(<Settings onOpenChange={() => {}} onSelect={onSelect} />)
  await expect.element(button('Profile')).toHaveAttribute('aria-current', 'page')
  await expectNoViolations()
  await button('Keys').click()
  expect(onSelect).toHaveBeenCalledWith('keys')
})

test('where the places do not fit, the current one is in view', async () => {
  onTestFinished(() => page.viewport(1366, 768))
  await page.viewport(390, 844)
  const items = Array.from({ length: 12 }, (_, at) => ({ id: `place-${at}`, label: `Place number ${at}` }))
  await renderUi(
    <SidebarDialog
      groups={[{ id: 'all', items }]}
      isOpen
      onOpenChange={() => {}}
      onSelect={() => {}}
      panelTitle="Place"
      selectedId="place-11"
      title="Settings"
    >
      Content
    </SidebarDialog>,
  )
  const current = button('Place number 11').element().getBoundingClientRect()
  expect(current.left).toBeGreaterThanOrEqual(0)
  expect(current.right).toBeLessThanOrEqual(390)
})

test('the focus moves in, goes round in it and returns when Escape leaves; the page below is inert meanwhile', async () => {
  await renderUi(<Page />)
  await button('Open').click()
  await expect.element(settings).toHaveFocus()
  expect(isOutOfReach('main')).toBe(true)
  for (const name of ['Profile', 'Keys', 'Close', 'Colours', 'Delete', 'Profile']) {
    await userEvent.tab()
    await expect.element(button(name)).toHaveFocus()
  }
  await userEvent.tab({ shift: true })
  await expect.element(button('Delete')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(settings).not.toBeInTheDocument()
  expect(isOutOfReach('main')).toBe(false)
  await expect.element(button('Open')).toHaveFocus()
})

test('opened from a menu, it returns the focus to the menu’s button', async () => {
  await renderUi(<Page />)
  await button('Account').click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await expect.element(settings).toHaveFocus()
  await button('Close').click()
  await expect.element(settings).not.toBeInTheDocument()
  await expect.element(button('Account')).toHaveFocus()
})

test('asks before Escape and before its close button leave', async () => {
  const canLeave = vi.fn<() => boolean>(() => false)
  await renderUi(<Page canLeave={canLeave} />)
  await button('Open').click()
  await userEvent.keyboard('{Escape}')
  await button('Close').click()
  expect(canLeave).toHaveBeenCalledTimes(2)
  await expect.element(settings).toBeVisible()
})

test('Escape closes what lies on top and leaves the dialog open, with the focus back in it', async () => {
  await renderUi(<Page />)
  await button('Open').click()
  await button('Delete').click()
  const question = page.getByRole('alertdialog', { name: 'Sure?' })
  await expect.element(question).toBeVisible()
  await expect.poll(() => isOutOfReach('[role=dialog]')).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(button('Delete')).toHaveFocus()
  await button('Colours').click()
  await expect.element(page.getByRole('menuitem', { name: 'Light' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Colours')).toHaveFocus()
  await expect.element(settings).toBeVisible()
  expect(isOutOfReach('main')).toBe(true)
})

test('a toast stays in reach over it', async () => {
  await renderUi(<Page />)
  await button('Open').click()
  notify.success('Saved')
  await button('Dismiss').click()
  await expect.element(page.getByText('Saved')).not.toBeInTheDocument()
  await expect.element(settings).toBeVisible()
})
