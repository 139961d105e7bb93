import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { area } from '../../src/features/users/area.ts'
import { renderScreen } from './support/renderScreen.tsx'
import { administrator, serverWithUsers, userRow, UsersAtPlace } from './support/usersAtPlace.tsx'

beforeEach(() => window.localStorage.clear())

const person = { id: 'u', name: '', exp: 0, profile_image: null, permissions: [] }

const row = (id: string) => page.getByRole('row', { name: new RegExp(`Người ${id}`) })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const select = (id: string) => row(id).getByRole('checkbox').click()

const show = async (
  server = serverWithUsers([administrator('an'), userRow('be'), userRow('cu', { user_status: 'N' })]),
) => {
  await renderScreen(<UsersAtPlace />, { server })
  return server
}

test.each([
  ['ADMIN', true],
  ['SYS_ADMIN', true],
  ['USER', false],
  ['ADMIN PIT', false],
  ['USER PIT', false],
] as const)('User Management is in the settings of %s: %s [002-2.4-02 002-6-06]', (scope, isOffered) => {
  const offered = area.panels?.filter((panel) => panel.isFor({ ...person, scope }))
  expect(offered?.map(({ id }) => id)).toEqual(isOffered ? ['users'] : [])
})

describe('the list of users', () => {
  test('has its columns in the order of seed 001 section 2.9, and initials where there is no picture [001-2.9-03]', async () => {
    await show()
    await expect.element(row('an')).toBeVisible()
    const headers = page
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent)
    const wanted = ['Picture', 'Role', 'Full name', 'User ID', 'Shops', 'Status', 'Mobile', 'E-mail']
    expect(headers.slice(-8)).toEqual(wanted)
    expect(row('an').element().querySelector('[data-initials]')?.getAttribute('data-initials')).toBe('NA')
    await expectNoViolations()
  })

  test('is narrowed by role by the server [001-2.9-02]', async () => {
    const server = await show()
    await expect.element(row('be')).toBeVisible()
    await button('Filter').click()
    await page.getByRole('combobox', { name: 'Role' }).selectOptions('Administrator')
    await expect.element(row('be')).not.toBeInTheDocument()
    await expect.element(row('an')).toBeVisible()
    expect(server.callsOf(contract.listUsers).at(-1)?.query['role']).toBe('ADMIN')
  })

  test('shows that it is read, and that there is nobody', async () => {
    const server = serverWithUsers([])
    const letGo = server.hold(contract.listUsers)
    await show(server)
    await expect.element(page.getByRole('grid', { name: 'Users' })).toHaveAttribute('aria-busy', 'true')
    letGo()
    await expect.element(page.getByText('No user yet')).toBeVisible()
    await expectNoViolations()
  })

  test('says what failed and reads again; says who may not read it', async () => {
    const server = serverWithUsers([userRow('be')])
    server.refuse(contract.listUsers, { status: 500, reason: '', message: '' })
    await show(server)
    await expect.element(page.getByText('An error occurred. Please try again later.')).toBeVisible()
    await expectNoViolations()
    server.refuse(contract.listUsers, { status: 403, reason: 'permission.missing', message: '' })
    await button('Try again').click()
    await expect.element(button('Try again')).not.toBeInTheDocument()
    await expectNoViolations()
  })
})

describe('activating and deactivating', () => {
  test('are open for the users that they can change alone, and adding is closed meanwhile [001-2.9-01 001-4-22 001-4-23]', async () => {
    await show()
    await expect
      .element(button('Deactivate'))
      .toHaveAccessibleDescription('Select at least one active user to deactivate')
    await select('cu')
    await expect.element(button('Activate')).toHaveAccessibleDescription('')
    await expect
      .element(button('Deactivate'))
      .toHaveAccessibleDescription('Select at least one active user to deactivate')
    await expect
      .element(page.getByRole('button', { name: /^Add/ }))
      .toHaveAccessibleDescription('Clear the selection to add a user')
  })

  test('ask, act on those whom they concern, and say of each who stayed why [001-4-24 001-8-26]', async () => {
    const server = await show()
    for (const id of ['an', 'be', 'cu']) await select(id)
    await button('Deactivate').click()
    const asked = page.getByRole('alertdialog')
    await expect.element(asked.getByRole('list')).toMatchTextContent(/^Người an \(an@\S+\)Người be \(be@\S+\)$/)
    await expectNoViolations()
    server.answer(contract.deactivateUsers, {
      results: [
        { id: 'an', result: 'user.lastAdministrator' },
        { id: 'be', result: 'changed' },
      ],
    })
    await asked.getByRole('button', { name: 'Deactivate' }).click()
    const results = page.getByRole('dialog', { name: 'Some users stayed as they were' })
    await expect.element(results.getByText('The last active administrator stays')).toBeVisible()
    await expect.element(results.getByText('Changed')).toBeVisible()
    await expectNoViolations()
    expect(server.callsOf(contract.deactivateUsers).map(({ body }) => body)).toEqual([{ ids: ['an', 'be'] }])
    await results.getByRole('button', { name: 'Close' }).first().click()
    await expect.element(results).not.toBeInTheDocument()
  })

  test('say that they succeeded, and the list is read anew [001-7-13 001-8-26]', async () => {
    const server = await show()
    await select('cu')
    await button('Activate').click()
    server.answer(contract.activateUsers, { results: [{ id: 'cu', result: 'changed' }] })
    server.keep([userRow('cu')])
    await page.getByRole('alertdialog').getByRole('button', { name: 'Activate' }).click()
    await expect.element(page.getByText('Activate User Successfully')).toBeVisible()
    await expect.element(row('be')).not.toBeInTheDocument()
    await expect.element(row('cu').getByText('Active', { exact: true })).toBeVisible()
  })

  test('say why nothing was changed, and can be repeated [001-8-26]', async () => {
    const server = await show()
    await select('be')
    await button('Deactivate').click()
    server.refuse(contract.deactivateUsers, { status: 409, reason: 'users.other', message: 'Ca chưa kết thúc' })
    const asked = page.getByRole('alertdialog')
    await asked.getByRole('button', { name: 'Deactivate' }).click()
    await expect.element(asked.getByText('Deactivate users failed')).toBeVisible()
    await expect.element(asked.getByText('Ca chưa kết thúc', { exact: false })).toBeVisible()
    server.answer(contract.deactivateUsers, { results: [{ id: 'be', result: 'unchanged' }] })
    await asked.getByRole('button', { name: 'Deactivate' }).click()
    await expect.element(page.getByText('Deactivate User Successfully')).toBeVisible()
  })
})
