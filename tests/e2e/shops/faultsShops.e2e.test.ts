import { msg } from '@lingui/core/macro'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { png } from '../../images/pictures.ts'
import { inTab } from '../support/fixtures.ts'
import { switchAllOff, switchOn } from '../support/faults.ts'
import { expectTexts, textsOf } from '../support/languages.ts'

const fixture = inTab({ hasFaults: true })
afterEach(() => switchAllOff(fixture.product))

const openShops = (page: Page) => page.goto(`${fixture.product.origin}/en/report?settings=shops`)
const row = (page: Page, text: string) => page.getByRole('row', { name: new RegExp(text) })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: /^Save/ }).click()

const openForm = async (page: Page, shop: string) => {
  await openShops(page)
  await row(page, shop).getByRole('rowheader').dblclick()
  await field(page, 'Shop name').waitFor()
}

describe('the list of shops', () => {
  it('shops.listFailed: says so, and reads again', async () => {
    const { page, product } = fixture
    await switchOn(product, 'shops.listFailed')
    await openShops(page)
    await expectTexts(page, textsOf(msg`An error occurred. Please try again later.`))
    await switchAllOff(product)
    await page.getByRole('button', { name: 'Try again' }).click()
    await row(page, 'SMX-HN01').waitFor()
  })

  it('shops.deleteFailed, shops.inUse: nothing is deleted [001-8-07]', async () => {
    const { page, product } = fixture
    await openShops(page)
    await row(page, 'SMX-HN01').getByRole('checkbox').click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    const asked = page.getByRole('alertdialog')
    await switchOn(product, 'shops.deleteFailed')
    await asked.getByRole('button', { name: 'Delete', exact: true }).click()
    await expectTexts(page, textsOf(msg`An error occurred. Please try again later.`))
    await switchOn(product, 'shops.inUse')
    await asked.getByRole('button', { name: 'Delete', exact: true }).click()
    await expectTexts(page, textsOf(msg`Some of these shops are in use`))
    await asked.getByText('2 users work in it').waitFor()
    await asked.getByRole('button', { name: 'Cancel' }).click()
    await asked.waitFor({ state: 'detached' })
    await row(page, 'SMX-HN01').waitFor()
  })
})

describe('the form of a shop', () => {
  it('shop.detailFailed: does not open, and is read again', async () => {
    const { page, product } = fixture
    await openShops(page)
    await switchOn(product, 'shop.detailFailed')
    await row(page, 'SMX-HN01').getByRole('rowheader').dblclick()
    await expectTexts(page, textsOf(msg`An error occurred. Please try again later.`))
    await switchAllOff(product)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => field(page, 'Shop code').inputValue()).toBe('SMX-HN01')
  })

  it('shop.saveFailed, shop.saveRefusedWithMessage, shop.codeTaken, shop.answerLost: keeps what was typed, and is saved in the end [001-8-07]', async () => {
    const { page, product } = fixture
    await openForm(page, 'SMX-HN01')
    await field(page, 'Shop name').fill('Cửa hàng gõ dở')
    const failures = [
      ['shop.saveFailed', textsOf(msg`An error occurred. Please try again later.`)],
      ['shop.saveRefusedWithMessage', () => ['Cửa hàng đang được kiểm kê']],
      [
        'shop.codeTaken',
        textsOf(msg`Another shop of your company has this code or one that looks like it: choose another one`),
      ],
      ['shop.answerLost', textsOf(msg`The server cannot be reached`)],
    ] as const
    for (const [name, texts] of failures) {
      await switchOn(product, name)
      await save(page)
      await expectTexts(page, texts)
      expect(await field(page, 'Shop name').inputValue()).toBe('Cửa hàng gõ dở')
    }
    await switchAllOff(product)
    await save(page)
    await row(page, 'Cửa hàng gõ dở').waitFor()
  })

  it('shop.logoRefused, shop.logoFailed: keeps the form from being saved until the logo is sent [001-8-06]', async () => {
    const { page, product } = fixture
    await openForm(page, 'SMX-HP01')
    await switchOn(product, 'shop.logoRefused')
    await page.getByLabel('Logo: file').setInputFiles({ name: 'logo', mimeType: '', buffer: await png(300, 200) })
    await page.getByRole('button', { name: 'Use this part' }).click()
    await expectTexts(page, textsOf(msg`Failed to upload shop logo`))
    await save(page)
    await expectTexts(page, textsOf(msg`The picture was not sent: send it again, or keep the former one`))
    await switchOn(product, 'shop.logoFailed')
    await page.getByRole('button', { name: 'Send again' }).click()
    await expectTexts(page, textsOf(msg`An error occurred. Please try again later.`))
    await switchAllOff(product)
    await page.getByRole('button', { name: 'Send again' }).click()
    await page.getByRole('img', { name: 'Logo' }).waitFor()
    await save(page)
    await page.getByRole('dialog', { name: 'Edit the shop' }).waitFor({ state: 'detached' })
  })

  it("shop.changed: says that a colleague's change stays, and opens it [001-8-07]", async () => {
    const { page, product } = fixture
    await openForm(page, 'SMX-HN01')
    await switchOn(product, 'shop.changed')
    await field(page, 'Shop name').fill('Cửa hàng khác')
    await save(page)
    const asked = page.getByRole('alertdialog', { name: 'This record was changed after you opened it' })
    await asked.getByRole('button', { name: 'Open it as it is now' }).click()
    await asked.waitFor({ state: 'detached' })
    await expect.poll(() => field(page, 'Shop name').inputValue()).not.toBe('Cửa hàng khác')
  })
})
