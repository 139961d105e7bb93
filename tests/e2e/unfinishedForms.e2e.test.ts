import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openPage } from '../../tools/product/browser.ts'
import { signIn } from '../../tools/product/signIn.ts'
import { expectAccessible } from './support/accessibility.ts'
import { newestRow } from './support/filing.ts'
import { asVisitor, withoutMotion } from './support/fixtures.ts'

const fixture = asVisitor()

const form = (page: Page) => page.getByRole('dialog', { name: 'New declaration' })
const place = (page: Page) => form(page).getByRole('textbox', { name: 'Place', exact: true })

async function openPanel(page: Page, panel: string): Promise<void> {
  await signIn(page, fixture.product.origin, 'admin@tokhai.example', 'en')
  await page.goto(`${fixture.product.origin}/en/sale/e-invoice?settings=${panel}`)
  await newestRow(page).waitFor()
}

it.each(['declarations', 'e-document-declarations'])(
  'what is typed in %s survives the tab, is continued on another computer, and saved',
  async (panel) => {
    const { page, browser } = fixture
    await openPanel(page, panel)
    await page.getByRole('button', { name: /^Add/ }).click()
    const kept = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
    await place(page).fill('Thành phố Huế')
    await kept
    await page.close()

    const { page: next } = await openPage(browser, withoutMotion)
    await openPanel(next, panel)
    await next.getByText(/^You left a new declaration unfinished on/).waitFor()
    await expectAccessible(next)
    await next.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect.poll(() => place(next).inputValue()).toBe('Thành phố Huế')
    await form(next).getByText('Unsaved changes').waitFor()
    await form(next).getByRole('button', { name: 'Choose', exact: true }).first().click()
    const picker = next.getByRole('dialog', { name: 'Choose certificates' })
    await picker.getByRole('grid').getByRole('row').nth(1).dblclick()
    await picker.waitFor({ state: 'hidden' })
    await form(next)
      .getByRole('combobox', { name: /Form type/ })
      .selectOption('1')
    await form(next)
      .getByRole('button', { name: /^Save as draft/ })
      .click()
    await form(next).waitFor({ state: 'hidden' })
    await expect.poll(() => next.getByText(/^You left a new declaration unfinished on/).count()).toBe(0)
    await newestRow(next).getByText('Not sent').waitFor()
    await next.context().close()
  },
)
