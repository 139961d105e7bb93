import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { renderScreen } from './support/renderScreen.tsx'
import { administrator, serverWithUsers, userRow, UsersAtPlace } from './support/usersAtPlace.tsx'

beforeEach(() => window.localStorage.clear())

const dialog = page.getByRole('dialog', { name: 'Manage roles' })
const table = (name: string) => dialog.getByRole('region', { name, exact: true })
const role = (id: string) => dialog.getByRole('combobox', { name: `Role of Người ${id}`, exact: true })
const button = (name: string) => dialog.getByRole('button', { name, exact: true })
const count = dialog.getByText(/changed and not saved yet/)

const shops = [
  { id: 's-1', shop_nm: 'Quầy một' },
  { id: 's-2', shop_nm: 'Quầy hai' },
]
const system = userRow('he', { role: '1', scope: 'SYS_ADMIN' })
const everybody = [administrator('an'), administrator('bo'), system, userRow('be', { shops }), userRow('cu')]

const open = async (server = serverWithUsers(everybody)) => {
  await renderScreen(<UsersAtPlace />, { server, userId: 'an' })
  await page.getByRole('button', { name: 'Manage roles' }).click()
  await expect.element(dialog).toBeVisible()
  return server
}

describe('managing roles', () => {
  test('shows administrators and users in a table each, with its count; shops unfold [001-2.9-11 001-2.9-12]', async () => {
    const server = await open()
    await expect.element(dialog.getByRole('heading', { name: 'Administrators (3)' })).toBeVisible()
    await expect.element(dialog.getByRole('heading', { name: 'Users (2)' })).toBeVisible()
    await dialog.getByText('Quầy một +1').click()
    await expect.element(dialog.getByText('Quầy hai')).toBeVisible()
    await expectNoViolations()
    await userEvent.fill(dialog.getByRole('searchbox'), 'x'.repeat(105))
    await expect.element(dialog.getByRole('searchbox')).toHaveValue('x'.repeat(100))
    await userEvent.fill(dialog.getByRole('searchbox'), 'cu')
    await userEvent.keyboard('{Enter}')
    await expect.element(table('Administrators').getByText('Nobody is found')).toBeVisible()
    await expect.element(role('cu')).toBeVisible()
    expect(server.callsOf(contract.listUsers).at(-1)?.query).toMatchObject({ role: 'USER', search_value: 'cu' })
  })

  test('on a phone names stay in one line, and the table scrolls sideways', async () => {
    onTestFinished(() => page.viewport(1366, 768))
    await page.viewport(390, 844)
    await open()
    const name = table('Users').getByRole('rowheader', { name: 'Người be' })
    await expect.element(name).toBeVisible()
    const { left, right, height } = name.element().getBoundingClientRect()
    expect(right - left).toBeGreaterThan(80)
    expect(height).toBeLessThan(64)
    const search = dialog.getByRole('searchbox').element().getBoundingClientRect()
    expect(search.right).toBeLessThanOrEqual(390)
    await expectNoViolations()
  })

  test('closes the own role and that of a system administrator, with the reason', async () => {
    await open()
    await expect.element(role('an')).toBeDisabled()
    await expect.element(role('an')).toHaveAccessibleDescription('Your own role')
    await expect.element(role('he')).toHaveAccessibleDescription('Not changeable')
    await expect.element(button('Save')).toHaveAccessibleDescription('Change the role of somebody first')
  })

  test('saves each change by a call of its own, administrators first, and keeps what failed [001-7-14 001-8-25]', async () => {
    const server = await open()
    await role('bo').selectOptions('User')
    await role('cu').selectOptions('Administrator')
    await expect.element(count).toHaveTextContent('2 roles are changed and not saved yet.')
    server.refuse(contract.changeRole, { status: 409, reason: 'user.changed', message: '' })
    await button('Save').click()
    await expect.element(dialog.getByText('Update user failed!')).toBeVisible()
    await expect
      .element(dialog.getByText(/Người bo \(bo@tokhai.example\): This user was changed after you opened it/))
      .toBeVisible()
    await expectNoViolations()
    expect(server.callsOf(contract.changeRole).map(({ body }) => body)).toEqual([
      { role: '1', version: 'v1' },
      { role: '2', version: 'v1' },
    ])
    await expect.element(count).toHaveTextContent('2 roles are changed and not saved yet.')
    server.answer(contract.changeRole, { id: '', version: 'v2' })
    await button('Save').click()
    await expect.element(page.getByText('Update user successfully!')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('says that a table is read, that it could not be, and reads it again', async () => {
    const server = serverWithUsers(everybody)
    await renderScreen(<UsersAtPlace />, { server, userId: 'an' })
    await expect.element(page.getByRole('row', { name: /Người cu/ })).toBeVisible()
    server.refuse(contract.listUsers, { status: 500, reason: '', message: '' })
    const letGo = server.hold(contract.listUsers)
    await page.getByRole('button', { name: 'Manage roles' }).click()
    await expect.element(table('Users').getByText('Being read')).toBeVisible()
    letGo()
    await expect.element(table('Users').getByRole('button', { name: 'Try again' })).toBeVisible()
    await expectNoViolations()
    server.answer(contract.listUsers, {
      users: [userRow('cu')],
      pagination: { page_number: 0, page_size: 10, total_elements: 1, total_pages: 1 },
    })
    await table('Users').getByRole('button', { name: 'Try again' }).click()
    await expect.element(table('Users').getByRole('rowheader', { name: 'Người cu' })).toBeVisible()
  })

  test('asks before changed roles are left', async () => {
    await open()
    await role('be').selectOptions('Administrator')
    await button('Cancel').click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect.element(role('be')).toHaveValue('1')
    await role('be').selectOptions('User')
    await button('Cancel').click()
    await expect.element(dialog).not.toBeInTheDocument()
  })
})
