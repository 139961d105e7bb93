import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as v from 'valibot'
import { contract } from '../../src/api/contract/contract.ts'
import { AccountPanel } from '../../src/features/account/AccountPanel.tsx'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { createFakeServer } from './support/fakeServer.ts'
import { settingsAtAddress } from './support/settingsAtAddress.tsx'
import { renderScreen } from './support/renderScreen.tsx'

const profile = {
  id: 'u-1',
  user_id: 'ke.toan@example.com',
  name: 'Trần Thị Kế Toán',
  email: 'ke.toan@example.com',
  profile_image: null,
  scope: 'ADMIN',
  employee_no: 'NV-01',
  phone_number: '912345678',
  version: 'v1',
} as const

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name })

const open = async () => {
  const server = createFakeServer()
  server.answer(contract.profile, profile)
  const { node, history } = settingsAtAddress(AccountPanel)
  await renderScreen(node, { server })
  await expect.element(field('Full name')).toHaveValue('Trần Thị Kế Toán')
  return { ...server, history }
}

describe('the profile', () => {
  test('shows the phone as ### ### #### after +84, and the user id closed [001-2.6-02 001-2.6-03]', async () => {
    await open()
    await expect.element(field('Phone number')).toHaveValue('912 345 678')
    await expect.element(page.getByText('+84')).toBeVisible()
    await expect.element(field('User ID')).toHaveAttribute('readonly')
    await userEvent.fill(field('Phone number'), '+84 (0) 912.345.678')
    await expect.element(field('Phone number')).toHaveValue('912 345 678')
    await expectNoViolations()
  })

  test('says what is wrong, says that it is saving, and that it is saved [001-2.6-05 001-5-29 001-5-30 001-5-31]', async () => {
    const server = await open()
    server.answer(contract.changeProfile, { version: 'v2' })
    await userEvent.fill(field('Full name'), '')
    await userEvent.fill(field('Phone number'), '12345678')
    await userEvent.fill(field('E-mail'), 'nobody')
    await button('Save').click()
    for (const text of ['Enter your full name', 'A phone number has 9 or 10 digits after +84', 'Invalid email'])
      await expect.element(page.getByText(text).first()).toBeVisible()
    await expectNoViolations()
    await userEvent.fill(field('Full name'), 'Trần Thị Mới')
    await userEvent.fill(field('Phone number'), '912345679')
    await userEvent.fill(field('E-mail'), 'moi@example.com')
    const letGo = server.hold(contract.changeProfile)
    await button('Save').click()
    await expect.element(page.getByRole('button', { name: /^Loading/ })).toBeVisible()
    letGo()
    await expect.element(page.getByText('Update Profile successfully')).toBeVisible()
    expect(server.callsOf(contract.changeProfile).map(({ body }) => body)).toEqual([
      {
        name: 'Trần Thị Mới',
        employee_no: 'NV-01',
        phone_number: '0912345679',
        email: 'moi@example.com',
        profile_image: '',
        version: 'v1',
      },
    ])
  })

  test('keeps what was typed where the server refuses it, with its message or the general one [001-8-12]', async () => {
    const server = await open()
    await userEvent.fill(field('Full name'), 'Trần Thị Mới')
    server.refuse(contract.changeProfile, { status: 409, reason: '', message: 'Đang kiểm kê' })
    await button('Save').click()
    await expect.element(page.getByText('Update Profile failed')).toBeVisible()
    await expect.element(page.getByText(/Đang kiểm kê/)).toBeVisible()
    await expect.element(field('Full name')).toHaveValue('Trần Thị Mới')
    server.refuse(contract.changeProfile, { status: 409, reason: 'profile.changed', message: '' })
    await button('Save').click()
    await expect.element(page.getByRole('alertdialog')).toBeVisible()
    server.answer(contract.profile, { ...profile, name: 'Trần Thị Khác', version: 'v3' })
    await button('Open it as it is now').click()
    await expect.element(field('Full name')).toHaveValue('Trần Thị Khác')
  })
})

test('what was changed is not left without a question', async () => {
  const { history } = await open()
  await userEvent.fill(field('Full name'), 'Trần Thị Mới')
  history.push('/?settings=shops')
  await expect.element(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
  await button('Keep editing').click()
  expect(history.location.search).toBe('?settings=panel')
  await expect.element(field('Full name')).toHaveValue('Trần Thị Mới')
  history.push('/?settings=shops')
  await button('Leave without saving').click()
  await expect.poll(() => history.location.search).toBe('?settings=shops')
})

describe('the password', () => {
  const fill = async (current: string, next: string, again = next): Promise<void> => {
    await userEvent.fill(field('Current password'), current)
    await userEvent.fill(field('New password'), next)
    await userEvent.fill(field('Confirm new password'), again)
    await button('Change password').click()
  }
  const withKey = async () => {
    const server = await open()
    const { publicKey } = await crypto.subtle.generateKey(
      { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: Uint8Array.of(1, 0, 1), hash: 'SHA-256' },
      true,
      ['encrypt', 'decrypt'],
    )
    const { n = '', e = '' } = await crypto.subtle.exportKey('jwk', publicKey)
    server.answer(contract.passwordKey, { kid: 'k', nonce: 'n', jwk: { kty: 'RSA', n, e } })
    return server
  }

  test('needs the current one, and a new one twice [001-5-33 001-5-34 001-5-35 001-5-36]', async () => {
    const server = await open()
    await fill('', 'abc', 'abd')
    for (const text of [
      'Enter your current password',
      'A password has at least 8 characters',
      'This is not the same as the new password',
    ])
      await expect.element(page.getByText(text)).toBeVisible()
    await expect.element(field('Current password')).toHaveAttribute('maxlength', '50')
    expect(server.callsOf(contract.changePassword)).toEqual([])
    await expectNoViolations()
  })

  test('travels sealed, and is not kept in the fields once it is changed [001-7-05]', async () => {
    const server = await withKey()
    server.answer(contract.changePassword, {})
    await fill('Canary@2026', 'Khác@2026')
    await expect.element(page.getByText('Change password successfully')).toBeVisible()
    await expect.element(field('New password')).toHaveValue('')
    const sealed = v.pipe(v.string(), v.regex(/^[\w-]+(?:\.[\w-]+){4}$/))
    const [sent] = server.callsOf(contract.changePassword)
    expect(v.is(v.object({ current_password: sealed, new_password: sealed }), sent?.body)).toBe(true)
    expect(server.callsOf(contract.passwordKey)).toHaveLength(2)
  })

  test('that is wrong is said at its field, other failures above [001-8-13]', async () => {
    const server = await withKey()
    const fields = [{ field: 'current_password', message: 'current_password_is_wrong' }]
    server.refuse(contract.changePassword, { status: 422, reason: 'fields.invalid', message: '', fields })
    await fill('Canary@2026', 'Khác@2026')
    await expect.element(page.getByText('This is not your current password')).toBeVisible()
    await expect.element(page.getByText('Change password failed')).toBeVisible()
    await expect.element(field('New password')).toHaveValue('Khác@2026')
    server.refuse(contract.changePassword, { status: 409, reason: '', message: 'Hệ thống bảo trì' })
    await button('Change password').click()
    await expect.element(page.getByText(/Hệ thống bảo trì/)).toBeVisible()
  })
})
