import { msg } from '@lingui/core/macro'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { png } from '../../images/pictures.ts'
import { inTab } from '../support/fixtures.ts'
import { switchAllOff, switchOn } from '../support/faults.ts'
import { expectTexts, textsOf } from '../support/languages.ts'

const fixture = inTab({ hasFaults: true })
afterEach(() => switchAllOff(fixture.product))

const row = (page: Page, text: string) => page.getByRole('row', { name: new RegExp(text) })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const form = (page: Page) => page.getByRole('dialog', { name: 'Edit the user' })
const openUsers = (page: Page) => page.goto(`${fixture.product.origin}/en/report?settings=users`)
const broken = textsOf(msg`An error occurred. Please try again later.`)

const openForm = async (page: Page, user: string) => {
  await openUsers(page)
  await row(page, user).getByRole('rowheader').dblclick()
  await field(page, 'Full name').waitFor()
}

const openNew = async (page: Page) => {
  await openUsers(page)
  await row(page, 'cuahang.haiphong').waitFor()
  await page.keyboard.press('F4')
  await field(page, 'Full name').waitFor()
}

describe('the list of users', () => {
  it('users.listFailed: says so, and reads again', async () => {
    const { page, product } = fixture
    await switchOn(product, 'users.listFailed')
    await openUsers(page)
    await expectTexts(page, broken)
    await switchAllOff(product)
    await button(page, 'Try again').click()
    await row(page, 'cuahang.haiphong').waitFor()
  })

  it('users.activityFailed, users.activityRefusedWithMessage: nobody is deactivated until it succeeds [001-8-26]', async () => {
    const { page, product } = fixture
    await openUsers(page)
    await row(page, 'cuahang.haiphong').getByRole('checkbox').click()
    await button(page, 'Deactivate').click()
    const asked = page.getByRole('alertdialog')
    const confirm = asked.getByRole('button', { name: 'Deactivate', exact: true })
    await switchOn(product, 'users.activityFailed')
    await confirm.click()
    await expectTexts(page, textsOf(msg`Deactivate users failed`, msg`An error occurred. Please try again later.`))
    await switchOn(product, 'users.activityRefusedWithMessage')
    await confirm.click()
    await expectTexts(page, () => ['Ca làm việc chưa kết thúc'])
    await row(page, 'cuahang.haiphong').getByText('Active', { exact: true }).waitFor()
    await switchAllOff(product)
    await confirm.click()
    await page.getByText('Deactivate User Successfully').waitFor()
    await row(page, 'cuahang.haiphong').getByText('Inactive', { exact: true }).waitFor()
  })

  it('users.rolesFailed, users.lastAdministrator: the changed role stays until it is saved [001-8-25]', async () => {
    const { page, product } = fixture
    await openUsers(page)
    await row(page, 'ketoan.truong').waitFor()
    await button(page, 'Manage roles').click()
    const roles = page.getByRole('dialog', { name: 'Manage roles' })
    const role = roles.getByRole('combobox', { name: 'Role of Nguyễn Thị Thanh Hương' })
    await role.selectOption('User')
    await switchOn(product, 'users.rolesFailed')
    await button(page, 'Save').click()
    await expectTexts(page, textsOf(msg`Update user failed!`, msg`An error occurred. Please try again later.`))
    await switchOn(product, 'users.lastAdministrator')
    await button(page, 'Save').click()
    await expectTexts(
      page,
      textsOf(
        msg`Update user failed!`,
        msg`Somebody has to stay who can manage users. Make another user an administrator first.`,
      ),
    )
    expect(await role.inputValue()).toBe('2')
    await switchAllOff(product)
    await button(page, 'Save').click()
    await page.getByText('Update user successfully!').waitFor()
    await roles.waitFor({ state: 'detached' })
  })
})

describe('a new user', () => {
  it('user.verifyFailed, user.verifyRefusedWithMessage, user.idTakenMeanwhile: is created under an id that is free [001-8-21 001-8-23]', async () => {
    const { page, product } = fixture
    await openNew(page)
    await field(page, 'Full name').fill('Lê Thị Gõ Dở')
    await field(page, 'Mobile').fill('0911222333')
    await field(page, 'E-mail').fill('godo@tokhai.example')
    await field(page, 'User ID').fill('godo@tokhai.example')
    await switchOn(product, 'user.verifyFailed')
    await button(page, 'Verify').click()
    await expectTexts(page, textsOf(msg`Verify user ID failed`, msg`An error occurred. Please try again later.`))
    await switchOn(product, 'user.verifyRefusedWithMessage')
    await button(page, 'Verify').click()
    await expectTexts(page, () => ['Danh bạ đăng nhập đang được đồng bộ'])
    await switchAllOff(product)
    await button(page, 'Verify').click()
    await page.getByText('Successfully verified').waitFor()
    await field(page, 'New password').fill('Matkhau@1')
    await field(page, 'Confirm new password').fill('Matkhau@1')
    await button(page, 'Connect to shop').click()
    const picker = page.getByRole('dialog', { name: 'Connect to shop' })
    await picker.getByRole('rowheader', { name: 'Cửa hàng Sao Mai Xanh Đội Cấn' }).dblclick()
    await switchOn(product, 'user.idTakenMeanwhile')
    await page.keyboard.press('F10')
    const taken = msg`Somebody has taken this user ID since you verified it: choose another one`
    await expectTexts(page, textsOf(taken))
    await switchAllOff(product)
    await field(page, 'User ID').fill('godo.khac@tokhai.example')
    await button(page, 'Verify').click()
    await page.getByText('Verified', { exact: true }).waitFor()
    await page.keyboard.press('F10')
    await page.getByText('Created Successfully').waitFor()
    await row(page, 'godo.khac').waitFor()
  })
})

describe('the form of a user', () => {
  it('user.detailFailed: does not open, and is read again', async () => {
    const { page, product } = fixture
    await openUsers(page)
    await switchOn(product, 'user.detailFailed')
    await row(page, 'ketoan.hoadon').getByRole('rowheader').dblclick()
    await expectTexts(page, textsOf(msg`The user could not be read`))
    await switchAllOff(product)
    await button(page, 'Try again').click()
    await expect.poll(() => field(page, 'Full name').inputValue()).toBe('Phạm Văn Đức')
  })

  it('user.saveFailed, user.saveRefusedWithMessage, user.answerLost: keeps what was typed, and is saved in the end [001-8-23]', async () => {
    const { page, product } = fixture
    await openForm(page, 'ketoan.hoadon')
    await field(page, 'Full name').fill('Phạm Văn Gõ Dở')
    const failures = [
      ['user.saveFailed', textsOf(msg`Save user failed`, msg`An error occurred. Please try again later.`)],
      ['user.saveRefusedWithMessage', () => ['Danh sách nhân sự đang được đối chiếu']],
      ['user.answerLost', textsOf(msg`The server cannot be reached`)],
    ] as const
    for (const [name, texts] of failures) {
      await switchOn(product, name)
      await page.keyboard.press('F10')
      await expectTexts(page, texts)
      expect(await field(page, 'Full name').inputValue()).toBe('Phạm Văn Gõ Dở')
    }
    await switchAllOff(product)
    await page.keyboard.press('F10')
    await page.getByText('Updated Successfully').waitFor()
    await row(page, 'Phạm Văn Gõ Dở').waitFor()
  })

  it("user.changed: says that a colleague's change stays, and opens it [001-8-23]", async () => {
    const { page, product } = fixture
    await openForm(page, 'ketoan.truong')
    await switchOn(product, 'user.changed')
    await field(page, 'Full name').fill('Tên khác')
    await page.keyboard.press('F10')
    await expectTexts(page, textsOf(msg`This record was changed after you opened it`))
    const asked = page.getByRole('alertdialog')
    await asked.getByRole('button', { name: 'Open it as it is now' }).click()
    await asked.waitFor({ state: 'detached' })
    await expect.poll(() => field(page, 'Full name').inputValue()).toBe('Nguyễn Thị Thanh Hương')
  })

  it('user.resetRefused: says whose password it is, and keeps it', async () => {
    const { page, product } = fixture
    await openForm(page, 'ketoan.hoadon')
    await switchOn(product, 'user.resetRefused')
    await button(page, 'Reset password').click()
    await expectTexts(
      page,
      textsOf(msg`Reset password failed`, msg`Only a system administrator can change this account.`),
    )
    await switchAllOff(product)
    await button(page, 'Reset password').click()
    await field(page, 'New password').waitFor()
    await button(page, 'Cancel the reset').click()
    await field(page, 'New password').waitFor({ state: 'detached' })
  })

  it('user.pictureRefused: keeps the form from being saved until the picture is sent [001-8-22]', async () => {
    const { page, product } = fixture
    await openForm(page, 'ketoan.hoadon')
    await switchOn(product, 'user.pictureRefused')
    const buffer = await png(300, 200)
    await page.getByLabel('Profile picture: file').setInputFiles({ name: 'photo', mimeType: 'image/png', buffer })
    await button(page, 'Use this part').click()
    await expectTexts(
      page,
      textsOf(msg`Fail to upload profile image`, msg`This file is not a picture that can be used`),
    )
    await page.keyboard.press('F10')
    await expectTexts(page, textsOf(msg`The picture was not sent: send it again, or keep the former one`))
    await switchAllOff(product)
    await button(page, 'Send again').click()
    await page.getByRole('img', { name: 'Profile picture' }).waitFor()
    await page.keyboard.press('F10')
    await form(page).waitFor({ state: 'detached' })
  })
})
