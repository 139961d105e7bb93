import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { settingsPanels } from '../../src/app/inside/areas.ts'
import type { SessionUser } from '../../src/domain/session.ts'
import { arrive, declaration, listed } from './arrive.tsx'
import { person } from './sessionServer.ts'

const administrator: SessionUser = { ...person('p-1'), scope: 'ADMIN' }

/** The commands that open the panels of a company's administrators, in the order of the settings' sidebar. */
const panelCommands = settingsPanels
  .filter(({ isFor }) => isFor(administrator))
  .map(({ openLabel }) => openLabel.message ?? '')

const palette = page.getByRole('dialog', { name: 'Commands' })
const search = palette.getByRole('combobox', { name: 'Commands' })
const options = () =>
  palette
    .getByRole('option')
    .elements()
    .map((option) => option.textContent)

const open = async () => {
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(search).toHaveFocus()
}
const run = async (words: string) => {
  await open()
  await userEvent.keyboard(words)
  await userEvent.keyboard('{Enter}')
  await expect.element(palette).not.toBeInTheDocument()
}

test('the palette holds what the bar offers, finds it without diacritics, and leads there by the keyboard alone', async () => {
  const { history } = await arrive({ path: '/en/customers?sid=7' })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible()
  await open()
  expect(options()).toEqual([
    'Add a customerF4',
    'Add customers from Excel',
    'Merge customers with the same tax code',
    'Add a declaration',
    'Add an e-document declaration',
    ...panelCommands,
    'POS data',
    'Report',
    'Open the overview',
    'Add an e-invoice',
    'Open what e-invoices are with the tax authority',
    'Open numbers waiting of e-invoices',
    'Open invoices of other systems',
    'Write an error notice about invoices',
    'Open error notices about invoices',
    'Open review requests of the tax authority',
    'Tiếng Việt',
    '한국어',
    'Light',
    'Dark',
    'Show the keys?',
    'Logout',
  ])
  await expectNoViolations()
  await userEvent.keyboard('viet TIENG')
  expect(options()).toEqual(['Tiếng Việt'])
  await userEvent.keyboard('{Control>}a{/Control}zzz')
  await expect.element(palette.getByText('No command and no record matches.')).toBeVisible()
  await expectNoViolations()
  await userEvent.keyboard('{Escape}')
  await expect.element(palette).not.toBeInTheDocument()
  await run('report')
  expect(history.location.href).toBe('/en/report/overview?sid=7')
})

test('a button of the bar opens the palette, with its key beside it where there is room', async () => {
  await arrive({ path: '/en/customers' })
  const button = page.getByRole('banner').getByRole('button', { name: 'Search' })
  await expect.element(button).toBeVisible()
  await page.viewport(1280, 800)
  await expect.element(button.getByText('Ctrl+K')).toBeVisible()
  await page.viewport(390, 800)
  await expect.element(button.getByText('Ctrl+K')).not.toBeInTheDocument()
  await button.click()
  await expect.element(search).toHaveFocus()
  await expectNoViolations()
  await userEvent.keyboard('{Escape}')
  await expect.element(palette).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test('arrows go round the list, and an Enter before anything is chosen does nothing', async () => {
  const { history } = await arrive({ path: '/en/customers' })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible()
  await open()
  const active = () =>
    palette
      .getByRole('option', { selected: true })
      .elements()
      .map((option) => option.textContent)
  await userEvent.keyboard('{Enter}')
  expect(history.location.href).toBe('/en/customers')
  expect(active()).toEqual([])
  await userEvent.keyboard('{ArrowUp}')
  expect(active()).toEqual(['Logout'])
  await expect
    .element(search)
    .toHaveAttribute('aria-activedescendant', palette.getByRole('option', { name: 'Logout' }).element().id)
  // Past the end, the commands of the page and those to add a declaration, and the panels before the declarations.
  await userEvent.keyboard('{ArrowDown}'.repeat(panelCommands.indexOf('Open declarations') + 6))
  expect(active()).toEqual(['Open declarations'])
  await userEvent.keyboard('{Enter}')
  expect(history.location.href).toBe('/en/customers?settings=declarations')
})

test('a person without rights is not offered what they may not do', async () => {
  await arrive({ path: '/en/report/overview?settings=declarations', scope: 'USER' })
  await expect.element(page.getByRole('button', { name: 'Add' })).toBeVisible()
  await open()
  expect(options()).not.toContain('Add a declarationF4')
  expect(options()).toContain('Close the settings')
  await userEvent.keyboard('close the settings{Enter}')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await open()
  expect(options()).not.toContain('Add a declaration')
  expect(options()).toContain('Open declarations')
})

test('a person who works on e-PIT is offered the pages of e-PIT, their declarations, their account and no other settings', async () => {
  await arrive({ path: '/en/e-pit/certificate', scope: 'USER PIT' })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await open()
  expect(options()).toEqual([
    'Open my account',
    'Open e-document declarations',
    'Open the overview',
    'Open error notices',
    'Open the overview of e-PIT',
    'Open the correction of PIT certificates',
    'Open cancelling of PIT certificates',
    'Open adjusting PIT certificates',
    'Open replacing PIT certificates',
    'Open numbers waiting of PIT certificates',
    'Tiếng Việt',
    '한국어',
    'Light',
    'Dark',
    'Show the keys?',
    'Logout',
  ])
})

test('the list offers what its selection allows; a question on top offers nothing', async () => {
  await arrive({
    path: '/en/sale/e-invoice?settings=declarations',
    list: () => listed([declaration('a', 'draft'), declaration('b', '5')]),
  })
  await expect.element(page.getByRole('button', { name: 'Print or download' })).toBeVisible()
  await open()
  expect(options().slice(0, 3)).toEqual(['Add a declarationF4', 'Close the settings', 'Add an e-document declaration'])
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(palette).not.toBeInTheDocument()
  await page.getByRole('checkbox', { name: /TK-a/ }).click()
  await open()
  expect(options().slice(0, 3)).toEqual([
    'Add a declarationF4',
    'Send the selected declarationsF7',
    'Delete the selected drafts',
  ])
  await userEvent.keyboard('delete{Enter}')
  const question = page.getByRole('alertdialog')
  await expect.element(question).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(palette).not.toBeInTheDocument()
  // The Enter that chose the command presses nothing in the dialog that it opened, and closing that leads back to the list.
  await expect.element(question).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('checkbox', { name: /TK-a/ })).toHaveFocus()
})

test('language, colours, keys and logout are chosen from it', async () => {
  const { history, leaving } = await arrive({ path: '/en/customers' })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await run('dark')
  expect(document.documentElement.dataset.theme).toBe('dark')
  await run('like the system')
  expect(document.documentElement.dataset.theme).toBeUndefined()
  await run('show keys')
  await expect.element(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await run('logout')
  expect(leaving()).toBe(1)
  await run('viet')
  await expect.poll(() => history.location.href).toBe('/vi/customers')
})
