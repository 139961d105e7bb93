import { msg } from '@lingui/core/macro'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { png } from '../images/pictures.ts'
import { expectAccessible } from './support/accessibility.ts'
import { switchAllOff, switchOn } from './support/faults.ts'
import { atTheList } from './support/fixtures.ts'
import { expectTexts, textsOf } from './support/languages.ts'

const fixture = atTheList({ hasFaults: true })
afterEach(() => switchAllOff(fixture.product))

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: RegExp) => page.getByRole('button', { name })
const openCompany = async (page: Page) => {
  await page.goto(`${fixture.product.origin}/en/sale/e-invoice?settings=company`)
  await field(page, 'Vietnamese name').waitFor()
}

describe('the company', () => {
  it('is read, edited, given a logo and saved, and then read again [001-2.7-01 001-2.7-03 001-4-17 001-4-18 001-8-16]', async () => {
    const { page } = fixture
    await openCompany(page)
    expect(await field(page, 'Short name').getAttribute('readonly')).not.toBeNull()
    await expectAccessible(page)
    await button(page, /^Edit/).click()
    await field(page, 'Short name').fill('SMX')
    const buffer = await png(300, 200)
    await page.getByLabel('Company logo: file').setInputFiles({ name: 'logo', mimeType: 'image/png', buffer })
    await button(page, /^Use this part/).click()
    await page.getByRole('img', { name: 'Company logo' }).waitFor()
    await button(page, /^Save/).click()
    await page.getByText('Update company successfully').waitFor()
    await button(page, /^Edit/).waitFor()
    await page.reload()
    await expect.poll(() => field(page, 'Short name').inputValue()).toBe('SMX')
    await page.getByRole('img', { name: 'Company logo' }).waitFor()
  })

  it('company.logoRefused, company.saveFailed, company.saveRefusedInWords: keeps what was typed [001-8-14 001-8-15]', async () => {
    const { page, product } = fixture
    await openCompany(page)
    await button(page, /^Edit/).click()
    await field(page, 'Short name').fill('gõ dở')
    await switchOn(product, 'company.logoRefused')
    const buffer = await png(300, 200)
    await page.getByLabel('Company logo: file').setInputFiles({ name: 'logo', mimeType: 'image/png', buffer })
    await button(page, /^Use this part/).click()
    await expectTexts(page, textsOf(msg`Fail to upload profile image`))
    await button(page, /^Keep the former picture/).click()
    for (const [name, texts] of [
      ['company.saveFailed', textsOf(msg`Update company failed`)],
      ['company.saveRefusedInWords', () => ['Thông tin công ty đang được đối chiếu']],
    ] as const) {
      await switchOn(product, name)
      await button(page, /^Save/).click()
      await expectTexts(page, texts)
      expect(await field(page, 'Short name').inputValue()).toBe('gõ dở')
    }
  })

  it('company.readFailed: is read again', async () => {
    const { page, product } = fixture
    await switchOn(product, 'company.readFailed')
    await page.goto(`${product.origin}/en/sale/e-invoice?settings=company`)
    await expectTexts(page, textsOf(msg`The company's data could not be read`))
    await switchAllOff(product)
    await page.getByRole('button', { name: 'Try again' }).click()
    await field(page, 'Vietnamese name').waitFor()
  })
})
