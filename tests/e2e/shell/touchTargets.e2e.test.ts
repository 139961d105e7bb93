import { describe, expect, it } from 'vitest'
import { enterAs } from '../support/besidePage.ts'
import { asVisitor } from '../support/fixtures.ts'
import { newestRow, openList } from '../support/filing.ts'
import { signIn } from '../../../tools/product/signIn.ts'
import { expectTouchTargets, headTargets, phone } from '../support/touchTargets.ts'

const fixture = asVisitor({}, phone)

describe('a finger hits every control', () => {
  it('on sign-in, the landing page and its menus', async () => {
    const { page } = fixture
    await page.goto(`${fixture.product.origin}/en/login`)
    await page.locator('input[autocomplete="username"]').waitFor()
    await expectTouchTargets(page, 'sign-in')
    await signIn(page, fixture.product.origin, 'admin@tokhai.example', 'en')
    await page.getByRole('main').getByRole('link').first().waitFor()
    await expectTouchTargets(page, 'landing page')
    for (const menu of await page.getByRole('banner').locator('button[aria-haspopup]').all()) {
      const name = await menu.getAttribute('aria-label')
      await menu.click()
      await page.locator('.ui-popover').waitFor()
      await expectTouchTargets(page, `menu ${name ?? (await menu.innerText())}`)
      await page.keyboard.press('Escape')
      await page.locator('.ui-popover').waitFor({ state: 'detached' })
    }
    await page.keyboard.press('Control+k')
    await page.locator('.ui-palette-item').first().waitFor()
    await expectTouchTargets(page, 'command palette')
  })

  it('on the list, its filter and its columns', async () => {
    const { page } = fixture
    await enterAs(page.context(), fixture.product.origin, 'admin@tokhai.example')
    await openList(page, fixture.product.origin)
    await page.getByRole('checkbox').nth(1).check()
    await expectTouchTargets(page, 'list')
    for (const name of ['Filter', 'Columns']) {
      await page.getByRole('button', { name, exact: true }).click()
      await page.locator('.ui-popover').getByRole('button').first().waitFor()
      await expectTouchTargets(page, name)
      if (name === 'Filter') await page.getByRole('combobox', { name: 'Status' }).selectOption({ index: 1 })
      await page.keyboard.press('Escape')
    }
    await page.getByRole('button', { name: /Remove the filter/ }).waitFor()
    await expectTouchTargets(page, 'filtered list')
    await page.goto(`${fixture.product.origin}/en/report?settings=digital-signatures`)
    await page.getByRole('grid').getByRole('row').nth(1).waitFor()
    await expectTouchTargets(page, 'certificates')
  })

  it("on a table's head: its button whole, and its edge wherever the button leaves room (decision 0183)", async () => {
    const { page } = fixture
    await enterAs(page.context(), fixture.product.origin, 'admin@tokhai.example')
    await openList(page, fixture.product.origin)
    const heads = await headTargets(page)
    expect(heads).toHaveLength(7)
    expect(heads.filter(({ edge, button, lost }) => button < 44 || edge < 20 || lost > 0)).toEqual([])
    const reference = page.locator('th').filter({ hasText: 'Reference' })
    const widthBefore = (await reference.boundingBox())?.width ?? 0
    await page.getByRole('button', { name: 'Columns', exact: true }).tap()
    await page.getByRole('button', { name: 'Make Reference wider' }).tap()
    await page.keyboard.press('Escape')
    expect((await reference.boundingBox())?.width).toBe(widthBefore + 16)
  })

  it('on the form, its calendar, its combo box, the picker, and an opened declaration', async () => {
    const { page } = fixture
    await enterAs(page.context(), fixture.product.origin, 'admin@tokhai.example')
    await openList(page, fixture.product.origin)
    await page.getByRole('button', { name: /^Add/ }).tap()
    const form = page.getByRole('dialog', { name: 'New declaration' })
    await form.getByRole('button', { name: /^Save as draft/ }).waitFor()
    await expectTouchTargets(page, 'form')
    await form
      .getByRole('button', { name: /calendar/i })
      .first()
      .tap()
    await page.locator('.ui-calendar-day:not([data-outside-month])').first().waitFor()
    await expectTouchTargets(page, 'calendar')
    await page.keyboard.press('Escape')
    await form.getByRole('combobox', { name: 'Nationality' }).tap()
    await page.locator('.ui-option').first().waitFor()
    await expectTouchTargets(page, 'combo box')
    await page.keyboard.press('Escape')
    await form.getByRole('button', { name: 'Choose', exact: true }).first().tap()
    const picker = page.getByRole('dialog', { name: 'Choose certificates' })
    await picker.getByRole('grid').getByRole('row').nth(1).tap()
    await expectTouchTargets(page, 'picker')
    await picker.getByRole('button', { name: 'Confirm' }).tap()
    await form.getByRole('textbox', { name: 'Place' }).fill('')
    await form.getByRole('button', { name: /^Generate and send/ }).tap()
    await form.getByRole('region', { name: /need/ }).waitFor()
    await expectTouchTargets(page, 'form with errors')
    await page.goto(`${fixture.product.origin}/en/report?settings=declarations`)
    await newestRow(page).tap()
    await page.getByRole('button', { name: /^Copy to a new/ }).waitFor()
    await expectTouchTargets(page, 'opened declaration')
  })
})
