import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../../src/ui/button/Button.tsx'
import { IconButton } from '../../src/ui/button/IconButton.tsx'
import { Link } from '../../src/ui/button/Link.tsx'
import { MenuButton } from '../../src/ui/button/MenuButton.tsx'
import { ToggleButton } from '../../src/ui/button/ToggleButton.tsx'
import { PlusIcon } from '../../src/ui/icons/icons.tsx'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { tap } from '../support/touch.ts'
import { renderUi } from '../support/ui.tsx'

test('a button with a disabled reason keeps its focus, says why, and ignores presses and submits', async () => {
  const onPress = vi.fn<() => void>()
  const onSubmit = vi.fn<() => void>()
  await renderUi(
    <form onSubmit={onSubmit}>
      <Button disabledReason="Choose a row first" onPress={onPress} type="submit">
        Send
      </Button>
    </form>,
  )
  const button = page.getByRole('button', { name: 'Send' })
  await userEvent.tab()
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button).toHaveAccessibleDescription('Choose a row first')
  await expect.element(page.getByRole('tooltip')).toBeVisible()
  await userEvent.keyboard('{Enter} ')
  await button.click({ force: true })
  expect(onPress).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
  await expect.element(page.getByRole('tooltip')).toBeVisible()
  await expectNoViolations()
})

test('a tap shows why a button is disabled, until the next press elsewhere', async () => {
  await renderUi(
    <>
      <Button disabledReason="Choose a row first">Send</Button>
      <p>Elsewhere</p>
    </>,
  )
  const tip = page.getByRole('tooltip')
  tap(page.getByRole('button', { name: 'Send' }).element())
  await expect.element(tip).toHaveTextContent('Choose a row first')
  tap(page.getByText('Elsewhere').element())
  await expect.element(tip).not.toBeInTheDocument()
})

test('a button keeps its focus when its reason comes and goes', async () => {
  const shown = (reason: string | undefined) => <Button disabledReason={reason}>Send</Button>
  const screen = await renderUi(shown(undefined))
  await userEvent.tab()
  await screen.rerender(shown('Not now'))
  await expect.element(page.getByRole('button')).toHaveFocus()
})

test('a pending button ignores presses and says that it works', async () => {
  const onPress = vi.fn<() => void>()
  await renderUi(
    <Button isPending onPress={onPress} variant="primary">
      Save
    </Button>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onPress).not.toHaveBeenCalled()
  await expect.element(page.getByRole('button', { name: 'Save (Working)' })).toHaveFocus()
  await expectNoViolations()
})

test('an icon button is named by its label, shows it on focus, and Escape hides it', async () => {
  const onPress = vi.fn<() => void>()
  await renderUi(<IconButton icon={<PlusIcon />} label="Add row" onPress={onPress} shortcut="F9" />)
  await userEvent.tab()
  const button = page.getByRole('button', { name: 'Add row' })
  await expect.element(button).toHaveAttribute('aria-keyshortcuts', 'F9')
  await expect.element(page.getByText('Add row (F9)')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Add row (F9)')).not.toBeVisible()
  await button.click()
  expect(onPress).toHaveBeenCalledOnce()
})

test('a toggle button says whether it is on, and stays so with a disabled reason', async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>()
  const screen = await renderUi(
    <ToggleButton isSelected onChange={onChange}>
      Mine
    </ToggleButton>,
  )
  const button = page.getByRole('button', { name: 'Mine', pressed: true })
  await button.click()
  expect(onChange).toHaveBeenCalledWith(false)
  await screen.rerender(
    <ToggleButton disabledReason="Nothing to filter" isSelected={false} onChange={onChange}>
      Mine
    </ToggleButton>,
  )
  await page.getByRole('button', { name: 'Mine' }).click({ force: true })
  expect(onChange).toHaveBeenCalledOnce()
})

test('a link goes through navigate, and a new tab is announced', async () => {
  const navigate = vi.fn<(href: string) => void>()
  await renderUi(
    <>
      <Link href="/vi/declarations">Declarations</Link>
      <Link href="https://example.test/" target="_blank">
        Help
      </Link>
    </>,
    { navigate },
  )
  await page.getByRole('link', { name: 'Declarations' }).click()
  expect(navigate).toHaveBeenCalledWith('/vi/declarations', undefined)
  await expect
    .element(page.getByRole('link', { name: 'Help (opens in a new tab)' }))
    .toHaveAttribute('rel', 'noopener noreferrer')
})

test('a menu opens with the keyboard, chooses, closes and gives the focus back', async () => {
  const onAction = vi.fn<(id: string) => void>()
  await renderUi(
    <MenuButton
      items={[
        { id: 'vi', label: 'Tiếng Việt' },
        { id: 'en', label: 'English' },
        { id: 'line', kind: 'separator' },
        {
          id: 'more',
          kind: 'group',
          label: 'Others',
          items: [{ id: 'ko', label: '한국어', disabledReason: 'Not translated yet' }],
        },
      ]}
      label="Language"
      onAction={onAction}
      selectedId="vi"
    />,
  )
  const trigger = page.getByRole('button', { name: 'Language' })
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menu', { name: 'Language' })).toBeVisible()
  await expect.element(page.getByRole('menuitemradio', { name: 'Tiếng Việt', checked: true })).toHaveFocus()
  await expect
    .element(page.getByRole('menuitemradio', { name: '한국어 Not translated yet' }))
    .toHaveAttribute('aria-disabled', 'true')
  await expectNoViolations(page.getByRole('menu').element())
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onAction).toHaveBeenCalledExactlyOnceWith('en')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
})

test('colours change at once where less motion is wanted, of buttons and of plain texts', async () => {
  await renderUi(
    <main style={{ color: 'black' }}>
      <Button>Send</Button>
      <p>Text</p>
    </main>,
  )
  const main = page.getByRole('main').element()
  expect(getComputedStyle(main).color).toBe('rgb(0, 0, 0)')
  main.setAttribute('style', 'color: green')
  page.getByRole('button').element().setAttribute('style', 'background-color: green')
  expect(getComputedStyle(main).color).toBe('rgb(0, 128, 0)')
  expect(document.getAnimations()).toEqual([])
})
