import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { UserDetail } from '../../src/api/contract/users.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { passwordKey } from './support/passwordKey.ts'
import { renderScreen } from './support/renderScreen.tsx'
import { serverWithUsers, userDetail, userRow, UsersAtPlace } from './support/usersAtPlace.tsx'

beforeEach(() => window.localStorage.clear())

const dialog = page.getByRole('dialog', { name: /user$/i })
const field = (name: string) => dialog.getByRole('textbox', { name, exact: true })
const button = (name: string) => dialog.getByRole('button', { name, exact: true })
const right = (name: string) => dialog.getByRole('checkbox', { name, exact: true })
const picker = page.getByRole('dialog', { name: 'Connect to shop' })
const cards = dialog.getByRole('list', { name: 'Connected shops' })
const refusedField = (name: string, message: string) => ({
  status: 422,
  reason: 'fields.invalid',
  message: '',
  fields: [{ field: name, message }],
})

/** A compact JWE. */
const sealed: unknown = expect.stringMatching(/^eyJ[\w-]+(?:\.[\w-]+){4}$/)

const openNew = async () => {
  const server = serverWithUsers([userRow('be')])
  server.answer(contract.passwordKey, await passwordKey())
  await renderScreen(<UsersAtPlace />, { server })
  await page.getByRole('button', { name: /^Add/ }).click()
  await expect.element(field('Full name')).toBeVisible()
  return server
}

const openExisting = async (changes: Partial<UserDetail> = {}, userId = 'an') => {
  const server = serverWithUsers([userRow('be')])
  server.answer(contract.userDetail, userDetail('be', changes))
  await renderScreen(<UsersAtPlace />, { server, userId })
  await page
    .getByRole('row', { name: /Người be/ })
    .getByRole('rowheader')
    .dblClick()
  await expect.element(field('Full name')).toHaveValue('Người be')
  return server
}

const typePassword = async (password: string, again = password) => {
  await field('New password').fill(password)
  await field('Confirm new password').fill(again)
}

/** A new user with all that is required, connected with a shop by a double click. */
const fillNew = async (mobile: string) => {
  const server = await openNew()
  await field('Full name').fill('Lan')
  await field('Mobile').fill(mobile)
  await field('E-mail').fill('lan@tokhai.example')
  await field('User ID').fill('lan@tokhai.example')
  server.answer(contract.checkUserId, {})
  await button('Verify').click()
  await typePassword('Matkhau@1')
  await button('Connect to shop').click()
  await picker.getByRole('rowheader', { name: 'Cửa hàng s-1' }).dblClick()
  return server
}

describe('a new user', () => {
  test('says at each field what is wrong, and asks the server for nothing [001-5-52 001-5-53 001-5-54 001-5-55 001-5-58 001-5-59 001-5-60 001-5-62]', async () => {
    const server = await openNew()
    await dialog.getByText('Give it automatically').click()
    await field('Mobile').fill('09123')
    await field('E-mail').fill('nobody')
    await typePassword('matkhau', 'khac')
    await button('Save').click()
    for (const text of [
      'Enter the full name',
      'Enter the employee number, or let it be given automatically',
      'The mobile number has 10 digits, such as 0901234567',
      'This is not an e-mail address',
      'A password has at least 8 characters',
      'This is not the same as the new password',
      'Please connect with shop',
    ])
      await expect.element(dialog.getByText(text).first()).toBeVisible()
    await expectNoViolations()
    await typePassword('matkhau@1')
    await button('Save').click()
    await expect.element(dialog.getByText('A password has at least one upper-case letter').first()).toBeVisible()
    expect(server.callsOf(contract.createUser)).toEqual([])
  })

  test('is verified first, again after another id, and shows that the id is taken [001-4-26 001-5-56 001-5-57 001-8-21]', async () => {
    const server = await openNew()
    await expect.element(button('Verify')).toHaveAccessibleDescription(/Enter an e-mail address/)
    await field('User ID').fill('lan@tokhai.example')
    await button('Save').click()
    await expect
      .element(dialog.getByText('Press Verify first, to see whether somebody has this user ID already').first())
      .toBeVisible()
    server.refuse(contract.checkUserId, { status: 409, reason: 'user.idTaken', message: '' })
    await button('Verify').click()
    await expect.element(dialog.getByText(/Somebody signs in with this user ID already/).first()).toBeVisible()
    server.answer(contract.checkUserId, {})
    await button('Verify').click()
    await expect.element(page.getByText('Successfully verified')).toBeVisible()
    await expect.element(button('Verify')).toHaveAccessibleDescription('This user ID is verified')
    await field('User ID').fill('lan.khac@tokhai.example')
    await expect.element(dialog.getByText('Verified', { exact: true })).not.toBeInTheDocument()
  })

  test('is connected with shops by a double click or by Confirm, and created with its password [001-2.9-08 001-2.9-09 001-2.9-10 001-7-11 001-8-24]', async () => {
    const server = await fillNew('0901 234 567')
    expect(new Set(server.callsOf(contract.listShops).map(({ query }) => query.page_size))).toEqual(new Set(['10']))
    await expect.element(cards).toMatchTextContent(/Cửa hàng s-1/)
    await button('Connect to shop').click()
    await picker.getByRole('checkbox', { name: /Cửa hàng s-2/ }).click()
    await picker.getByRole('checkbox', { name: /Cửa hàng s-3/ }).click()
    await expectNoViolations()
    await picker.getByRole('button', { name: 'Confirm' }).click()
    await button('Take away Cửa hàng s-3').click()
    await expect.element(button('Take away Cửa hàng s-2')).toHaveFocus()
    await expect.element(dialog.getByText('Cửa hàng s-3 is taken away, 2 left')).toBeInTheDocument()
    await right('Add shops').click({ force: true })
    server.answer(contract.createUser, { id: 'lan', version: 'v1' })
    await button('Save').click()
    await expect.element(page.getByText('Created Successfully')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(server.callsOf(contract.createUser).map(({ body }) => body)).toEqual([
      expect.objectContaining({
        mobile: '0901234567',
        password: sealed,
        role: '2',
        permissions: ['shop.add'],
        shops: [
          { shop_id: 's-1', is_assign: true },
          { shop_id: 's-2', is_assign: true },
        ],
      }),
    ])
  })

  test('is said to have no permission until one is given, or the role is another', async () => {
    await openNew()
    const none = dialog.getByText(/No permission is given/)
    await expect.element(none).toBeVisible()
    await right('Add shops').click({ force: true })
    await expect.element(none).not.toBeInTheDocument()
    await right('Add shops').click({ force: true })
    await expect.element(none).toBeVisible()
    await dialog.getByRole('radio', { name: 'Administrator' }).click({ force: true })
    await expect.element(none).not.toBeInTheDocument()
  })

  test('whose id somebody else has taken since it was verified says so at the field [001-8-23]', async () => {
    const server = await fillNew('0901234567')
    server.refuse(contract.createUser, refusedField('user_id', 'user_id_was_taken_meanwhile'))
    await button('Save').click()
    await expect
      .element(field('User ID'))
      .toHaveAccessibleDescription(/Somebody has taken this user ID since you verified it/)
    await expect.element(field('Full name')).toHaveValue('Lan')
  })
})

describe('an existing user', () => {
  test('has a locked id, and keeps the password until it is reset [001-4-25 001-2.9-06 001-7-12]', async () => {
    const server = await openExisting()
    await expect.element(field('User ID')).toHaveAttribute('readonly')
    await expect.element(button('Verify')).not.toBeInTheDocument()
    server.refuse(contract.askPasswordReset, { status: 403, reason: 'user.outranked', message: '' })
    await button('Reset password').click()
    await expect.element(dialog.getByText(/Only a system administrator can change this account/)).toBeVisible()
    server.answer(contract.askPasswordReset, {})
    await button('Reset password').click()
    await typePassword('Matkhau@1')
    await expectNoViolations()
    await button('Cancel the reset').click()
    await expect.element(field('New password')).not.toBeInTheDocument()
    await field('Full name').fill('Người Khác')
    server.answer(contract.changeUser, { id: 'be', version: 'v2' })
    await button('Save').click()
    await expect.element(page.getByText('Updated Successfully')).toBeVisible()
    expect(server.callsOf(contract.changeUser).map(({ body }) => body)).toEqual([
      expect.objectContaining({ full_name: 'Người Khác', password: '', version: 'v1' }),
    ])
  })

  test('keeps the number that the server has given', async () => {
    await openExisting({ employee_no: 'NV0007', employee_auto: '1' })
    await expect.element(field('Employee number')).toHaveValue('NV0007')
    await expect.element(field('Employee number')).not.toHaveAccessibleDescription(/Given when/)
  })

  test('is given a number in place of a typed one as it is saved', async () => {
    await openExisting({ employee_no: 'A-12', employee_auto: '0' })
    await dialog.getByText('Give it automatically').click()
    await expect.element(field('Employee number')).toHaveAccessibleDescription(/Given when the user is saved/)
  })

  test('that a colleague has changed is not overwritten, and opens as it is now [001-8-23]', async () => {
    const server = await openExisting()
    server.refuse(contract.changeUser, { status: 409, reason: 'user.changed', message: '' })
    await field('Full name').fill('Người Khác')
    await button('Save').click()
    const question = page.getByRole('alertdialog')
    await expect.element(question).toBeVisible()
    server.answer(contract.userDetail, userDetail('be', { full_name: 'Người Đồng Nghiệp Sửa', version: 'v2' }))
    await question.getByRole('button', { name: 'Open it as it is now' }).click()
    await expect.element(field('Full name')).toHaveValue('Người Đồng Nghiệp Sửa')
  })

  test('shows what the server refuses at its field, and what it says itself [001-8-23]', async () => {
    const server = await openExisting()
    await field('Full name').fill('Người Khác')
    server.refuse(contract.changeUser, refusedField('shops', 'shop_is_unknown'))
    await button('Save').click()
    await expect.element(dialog.getByText(/One of these shops is no longer there/).first()).toBeVisible()
    server.refuse(contract.changeUser, { status: 422, reason: 'other', message: 'Nhân sự đang đối chiếu' })
    await button('Save').click()
    await expect.element(dialog.getByText('Nhân sự đang đối chiếu', { exact: false })).toBeVisible()
    await expect.element(field('Full name')).toHaveValue('Người Khác')
  })

  test('that cannot be read says so; one that is left with changes asks', async () => {
    await openExisting()
    await field('Full name').fill('Người Khác')
    await userEvent.keyboard('{Escape}')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave without saving' }).click()
    await expect.element(page.getByLabelText('open user')).toHaveTextContent('none')
  })

  test('that is no longer there says so', async () => {
    const server = serverWithUsers([userRow('be')])
    server.refuse(contract.userDetail, { status: 404, reason: 'record.absent', message: '' })
    await renderScreen(<UsersAtPlace />, { server })
    await page
      .getByRole('row', { name: /Người be/ })
      .getByRole('rowheader')
      .dblClick()
    await expect.element(page.getByText('This record is no longer there', { exact: false })).toBeVisible()
  })
})

describe('what a user may do', () => {
  test('stands beside what administrators may, and is all for whoever becomes one [001-2.9-07]', async () => {
    await openExisting()
    await expect.element(right('Add shops')).toBeChecked()
    await expect.element(right('Delete shops')).not.toBeChecked()
    const groups = [...document.querySelectorAll('.permission-group')].map(({ textContent }) => textContent)
    expect(groups).toEqual(['Company', 'Shops', 'Digital signatures', 'Templates', 'Declarations', 'E-invoices'])
    await dialog.getByRole('radio', { name: 'Administrator' }).click({ force: true })
    await expect.element(right('Delete shops')).toBeChecked()
    await expect.element(right('Delete shops')).toBeDisabled()
    await dialog.getByRole('radio', { name: 'User' }).click({ force: true })
    await expect.element(right('Delete shops')).not.toBeChecked()
    await expectNoViolations()
  })

  test('is closed in the own form, with the password', async () => {
    await openExisting({}, 'be')
    await expect.element(dialog.getByRole('radio', { name: 'Administrator' })).toBeDisabled()
    await expect.element(dialog.getByText('The role of this account cannot be changed here')).toBeVisible()
    await expect.element(button('Reset password')).not.toBeInTheDocument()
  })
})

describe('the picture of a user', () => {
  test('is sent before the form is saved, and one that was not sent keeps it open [001-8-22]', async () => {
    const server = await openExisting()
    const canvas = new OffscreenCanvas(20, 20)
    canvas.getContext('2d')?.fillRect(0, 0, 9, 9)
    const picture = new File([await canvas.convertToBlob({ type: 'image/png' })], 'photo.png')
    server.refuse(contract.uploadImage, { status: 413, reason: 'image.tooLarge', message: '' })
    await userEvent.upload(page.getByLabelText('Profile picture: file'), picture)
    await page.getByRole('button', { name: 'Use this part' }).click()
    await expect.element(dialog.getByText('Fail to upload profile image')).toBeVisible()
    await button('Save').click()
    await expect.element(dialog.getByText(/The picture was not sent/).first()).toBeVisible()
    expect(server.callsOf(contract.changeUser)).toEqual([])
    const image_url = `/api/wtx/v1/files/images/${'a'.repeat(64)}.png`
    server.answer(contract.uploadImage, { image_url })
    await button('Send again').click()
    await expect.element(dialog.getByRole('img', { name: 'Profile picture' })).toHaveAttribute('src', image_url)
    server.answer(contract.changeUser, { id: 'be', version: 'v2' })
    await button('Save').click()
    await expect.element(page.getByText('Updated Successfully')).toBeVisible()
    expect(server.callsOf(contract.changeUser).map(({ body }) => body)).toEqual([
      expect.objectContaining({ profile_image: image_url }),
    ])
  })
})
