import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { contract } from '../../../src/api/contract/contract.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { besidePage, enterAs } from '../support/besidePage.ts'
import { asVisitor } from '../support/fixtures.ts'
import { expectNoMessageIds } from '../support/languages.ts'

const fixture = asVisitor()

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const submission = (page: Page) => page.getByRole('dialog', { name: 'Send the document' })

/** Signs by the token and sends; how the submission ends is awaited where the notice stands. */
const send = async (page: Page): Promise<void> => {
  await page.keyboard.press('F7')
  await submission(page).getByRole('button', { name: 'Done' }).click()
}

const openNewest = async (page: Page, origin: string): Promise<void> => {
  await page.goto(`${origin}/en/e-pit/error-notices`)
  await page.getByRole('grid', { name: 'Error notices' }).getByRole('rowheader').first().click()
  await page.getByRole('heading', { level: 1, name: 'Error notice' }).waitFor()
}

const standing = (page: Page) => page.getByRole('complementary', { name: 'Where this document stands' })

describe('error notices', () => {
  it('name an accepted certificate, are signed by the token and received, and the certificate shows them', async () => {
    const { page, product } = fixture
    await enterAs(page.context(), product.origin, 'pit.admin@tokhai.example')
    await page.goto(`${product.origin}/en/e-pit/error-notices/new`)
    await page.getByRole('button', { name: 'Choose PIT certificates' }).click()
    const picker = page.getByRole('dialog', { name: 'Choose PIT certificates' })
    await picker.getByRole('checkbox').nth(1).check()
    await picker.getByRole('button', { name: 'Confirm' }).click()
    const number = await field(page, 'Number').inputValue()
    expect(number).not.toBe('')
    await field(page, 'What is wrong, and what is right').fill('Address: 3 Hue Street, not 5 Hue Street')
    await expectAccessible(page)
    await expectNoMessageIds(page)
    await send(page)
    await openNewest(page, product.origin)
    await standing(page).getByText('Received').first().waitFor()
    expect(await field(page, 'Number').inputValue()).toBe(number)
    const visitor = await besidePage(page, product.origin)
    const { notices } = await visitor.get(contract.listErrorNotices, { query: {} })
    const { documents } = await visitor.get(contract.errorNoticeDetail, { params: { id: notices[0]?.notice_id ?? '' } })
    await page.goto(`${product.origin}/en/e-pit/certificate/${documents[0]?.sid ?? ''}`)
    await page.getByText('An error notice names this certificate').waitFor()
    await page.getByText('received by the tax authority').waitFor()
  })

  it('that are not received say why, certificate by certificate', async () => {
    const { page, product } = fixture
    await enterAs(page.context(), product.origin, 'pit.admin@tokhai.example')
    await page.goto(`${product.origin}/en/e-pit/error-notices/new`)
    await page.getByRole('button', { name: 'Choose PIT certificates' }).waitFor()
    await page.keyboard.press('F7')
    await page.getByText('Choose at least one certificate').waitFor()
    await page.getByRole('button', { name: 'Add one of another system' }).click()
    await field(page, 'Symbol').fill('CT26ZY')
    await field(page, 'Number').fill('77')
    await field(page, 'Date').fill('10/11/2026')
    await page.getByLabel('Decree it was made under').selectOption({ label: 'Decree 70/2025' })
    await field(page, 'What is wrong, and what is right').fill('Address')
    await send(page)
    await openNewest(page, product.origin)
    await page.getByText('The tax authority has not received this error notice').waitFor()
    await page.getByText('CT26ZY-77').first().waitFor()
    await page.getByText('The decree does not fit the day of the certificate').first().waitFor()
    await expectAccessible(page)
  })
})
