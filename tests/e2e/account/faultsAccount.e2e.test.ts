import { msg } from '@lingui/core/macro'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { demoPassword } from '../../../server/companies/demo/accounts.ts'
import { png } from '../../images/pictures.ts'
import { switchAllOff, switchOn } from '../support/faults.ts'
import { inTab } from '../support/fixtures.ts'
import { expectTexts, textsOf } from '../support/languages.ts'

const fixture = inTab({ hasFaults: true })
afterEach(() => switchAllOff(fixture.product))

const open = (panel: 'account' | 'company') =>
  fixture.page.goto(`${fixture.product.origin}/en/report?settings=${panel}`)
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: RegExp) => page.getByRole('button', { name })

const choosePicture = async (page: Page, label: string) => {
  const buffer = await png(300, 200)
  await page.getByLabel(`${label}: file`).setInputFiles({ name: 'picture', mimeType: 'image/png', buffer })
  await button(page, /^Use this part/).click()
}

/** A picture that was not sent keeps the form from being saved, and goes when it is sent again. */
const sendPictureAgain = async (page: Page, label: string) => {
  await expectTexts(page, textsOf(msg`Fail to upload profile image`))
  await button(page, /^Save/).click()
  await expectTexts(page, textsOf(msg`The picture was not sent: send it again, or keep the former one`))
  await switchAllOff(fixture.product)
  await button(page, /^Send again/).click()
  await page.getByRole('img', { name: label }).waitFor()
}

describe('my account', () => {
  it('account.readFailed: says so, and reads again', async () => {
    const { page, product } = fixture
    await switchOn(product, 'account.readFailed')
    await open('account')
    await expectTexts(page, textsOf(msg`Your profile could not be read`))
    await switchAllOff(product)
    await button(page, /^Try again/).click()
    await field(page, 'Full name').waitFor()
  })

  it('account.imageRefused: keeps the profile from being saved until the picture is sent [001-8-11]', async () => {
    const { page, product } = fixture
    await open('account')
    await field(page, 'Phone number').fill('0912345678')
    await field(page, 'Employee number').fill('NV-ảnh')
    await switchOn(product, 'account.imageRefused')
    await choosePicture(page, 'Profile image')
    await sendPictureAgain(page, 'Profile image')
    expect(await field(page, 'Employee number').inputValue()).toBe('NV-ảnh')
    await button(page, /^Save/).click()
    await page.getByText('Update Profile successfully').waitFor()
  })

  it('account.saveFailed, account.saveRefusedWithMessage: keeps what was typed, and is saved in the end [001-8-12]', async () => {
    const { page, product } = fixture
    await open('account')
    await field(page, 'Phone number').fill('0912345678')
    await field(page, 'Employee number').fill('NV-gõ dở')
    for (const [name, texts] of [
      ['account.saveFailed', textsOf(msg`Update Profile failed`)],
      ['account.saveRefusedWithMessage', () => ['Hồ sơ đang được đối chiếu']],
    ] as const) {
      await switchOn(product, name)
      await button(page, /^Save/).click()
      await expectTexts(page, texts)
      expect(await field(page, 'Employee number').inputValue()).toBe('NV-gõ dở')
    }
    await switchAllOff(product)
    await button(page, /^Save/).click()
    await page.getByText('Update Profile successfully').waitFor()
    await page.reload()
    await expect.poll(() => field(page, 'Employee number').inputValue()).toBe('NV-gõ dở')
  })

  it('account.passwordFailed, account.passwordRefusedWithMessage: keeps what was typed, and is changed in the end [001-8-13]', async () => {
    const { page, product } = fixture
    await open('account')
    await field(page, 'Current password').fill(demoPassword)
    await field(page, 'New password').fill('Mèo 7 đuôi!A')
    await field(page, 'Confirm new password').fill('Mèo 7 đuôi!A')
    for (const [name, texts] of [
      ['account.passwordFailed', textsOf(msg`Change password failed`)],
      ['account.passwordRefusedWithMessage', () => ['Mật khẩu do phòng IT quản lý']],
    ] as const) {
      await switchOn(product, name)
      await button(page, /^Change password/).click()
      await expectTexts(page, texts)
      expect(await field(page, 'New password').inputValue()).toBe('Mèo 7 đuôi!A')
    }
    await switchAllOff(product)
    await button(page, /^Change password/).click()
    await page.getByText('Change password successfully').waitFor()
  })
})

describe('the company', () => {
  it('company.readFailed: says so, and reads again', async () => {
    const { page, product } = fixture
    await switchOn(product, 'company.readFailed')
    await open('company')
    await expectTexts(page, textsOf(msg`The company's data could not be read`))
    await switchAllOff(product)
    await button(page, /^Try again/).click()
    await field(page, 'Vietnamese name').waitFor()
  })

  it('company.logoRefused: keeps the company from being saved until the logo is sent [001-8-15]', async () => {
    const { page, product } = fixture
    await open('company')
    await button(page, /^Edit/).click()
    await switchOn(product, 'company.logoRefused')
    await choosePicture(page, 'Company logo')
    await sendPictureAgain(page, 'Company logo')
    await button(page, /^Save/).click()
    await page.getByText('Update company successfully').waitFor()
  })

  it('company.saveFailed, company.saveRefusedWithMessage: keeps what was typed, and is saved in the end [001-8-14]', async () => {
    const { page, product } = fixture
    await open('company')
    await button(page, /^Edit/).click()
    await field(page, 'Short name').fill('gõ dở')
    for (const [name, texts] of [
      ['company.saveFailed', textsOf(msg`Update company failed`)],
      ['company.saveRefusedWithMessage', () => ['Thông tin công ty đang được đối chiếu']],
    ] as const) {
      await switchOn(product, name)
      await button(page, /^Save/).click()
      await expectTexts(page, texts)
      expect(await field(page, 'Short name').inputValue()).toBe('gõ dở')
    }
    await switchAllOff(product)
    await button(page, /^Save/).click()
    await page.getByText('Update company successfully').waitFor()
    await expect.poll(() => field(page, 'Short name').inputValue()).toBe('gõ dở')
  })
})
