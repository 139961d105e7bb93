import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { enterAs } from '../support/besidePage.ts'
import { asVisitor } from '../support/fixtures.ts'
import { expectNoMessageIds } from '../support/languages.ts'

const fixture = asVisitor()

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const name = (page: Page) => page.getByRole('combobox', { name: 'Full name [05]' })

const fill = async (page: Page): Promise<void> => {
  await name(page).fill('minh')
  await page.getByRole('option', { name: /Trịnh Quang Minh/ }).click()
  await expect.poll(() => field(page, 'Tax code [06]').inputValue()).toBe('031088007265')
  await field(page, 'Total taxable income of which tax is withheld [17]').fill('6,000,000')
  await field(page, 'Total assessable income [18]').fill('6000000')
  await field(page, 'Personal income tax withheld [19]').fill('600.000')
}

const nextOne = (page: Page, former: string) =>
  expect.poll(() => new URL(page.url()).searchParams.get('next') ?? former).not.toBe(former)

it('certificates are saved and issued one after another, for people of earlier ones', async () => {
  const { page, product } = fixture
  await enterAs(page.context(), product.origin, 'pit.admin@tokhai.example')
  await page.goto(`${product.origin}/en/e-pit/certificate/new`)
  await page.getByRole('heading', { level: 1, name: 'New PIT certificate' }).waitFor()
  await fill(page)
  await expectAccessible(page)
  await expectNoMessageIds(page)

  await page.getByText('Then one for the next person').click()
  await page.keyboard.press('F10')
  await nextOne(page, '')
  const saved = new URL(page.url()).searchParams.get('next') ?? ''
  await expect.poll(() => name(page).inputValue()).toBe('')

  await fill(page)
  await page.keyboard.press('F7')
  const submission = page.getByRole('dialog', { name: 'Issue the PIT certificate' })
  await submission.getByRole('button', { name: 'Done' }).click()
  await nextOne(page, saved)
  const issued = new URL(page.url()).searchParams.get('next') ?? ''

  await page.goto(`${product.origin}/en/e-pit/certificate/${issued}`)
  const standing = page.getByRole('complementary', { name: 'Where this document stands' })
  await standing.getByText('Accepted').first().waitFor()
  expect(await field(page, 'Personal income tax withheld [19]').inputValue()).toBe('600.000')
  expect(await field(page, 'Personal income tax withheld [19]').isDisabled()).toBe(true)

  await page.goto(`${product.origin}/en/e-pit/certificate/${saved}`)
  await page.getByText('This taxpayer has a certificate for the same income and months already').waitFor()
})
