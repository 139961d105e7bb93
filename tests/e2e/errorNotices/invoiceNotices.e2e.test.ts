import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { demoHsm } from '../../../server/hsm/demo/account.ts'
import { contract } from '../../../src/api/contract/contract.ts'
import { demoKey } from '../../../tools/product/server/filing.ts'
import { invoiceSteps } from '../../server/support/invoices.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { besidePage, enterAs } from '../support/besidePage.ts'
import { asVisitor } from '../support/fixtures.ts'
import { chooseKey, listHsmCertificate, signByAccount } from '../support/hsmCertificate.ts'
import { invoiceOfToday } from '../support/invoices.ts'
import { expectNoMessageIds } from '../support/languages.ts'

const fixture = asVisitor()

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const submission = (page: Page) => page.getByRole('dialog', { name: 'Send the document' })
const standing = (page: Page) => page.getByRole('complementary', { name: 'Where this document stands' })

const openNewest = async (page: Page, origin: string): Promise<void> => {
  await page.goto(`${origin}/en/sale/error-notices`)
  await page.getByRole('grid', { name: 'Error notices' }).getByRole('rowheader').first().click()
  await page.getByRole('heading', { level: 1, name: 'Error notice' }).waitFor()
}

describe('error notices about invoices', () => {
  it('that are not received say why, invoice by invoice, and what to do', async () => {
    const { page, product } = fixture
    await enterAs(page.context(), product.origin, 'admin@tokhai.example')
    await page.goto(`${product.origin}/en/sale/error-notices/new`)
    await page.getByRole('button', { name: 'Choose invoices' }).waitFor()
    await page.keyboard.press('F7')
    await page.getByText('Choose at least one invoice').waitFor()
    await page.getByRole('button', { name: 'Add one of another system' }).click()
    await field(page, 'Form number').fill('01GTKT0/001')
    await field(page, 'Symbol').fill('AA/20P')
    await field(page, 'Number').fill('77')
    await field(page, 'Date').fill('10/11/2026')
    await field(page, 'What is wrong, and what is right').fill('Address')
    await page.keyboard.press('F7')
    await submission(page).getByRole('button', { name: 'Done' }).click()
    await openNewest(page, product.origin)
    await page.getByText('The tax authority has not received this error notice').waitFor()
    await page.getByText('AA/20P-77').first().waitFor()
    await page.getByText('The rules do not fit the symbol of the invoice').first().waitFor()
    await expectAccessible(page)
  })

  it('are begun at an accepted invoice, signed by an HSM and received, and the invoice shows them', async () => {
    const { page, product } = fixture
    await enterAs(page.context(), product.origin, 'admin@tokhai.example')
    const visitor = await besidePage(page, product.origin)
    const key = await demoKey(product.data)
    await invoiceSteps(() => ({ visitor, key })).accepted(await invoiceOfToday(visitor, {}))
    const serialNumber = await listHsmCertificate(product.data, '1')
    await page.goto(`${product.origin}/en/sale/e-invoice?status=accepted`)
    const coded = page.getByRole('row').filter({ hasText: 'Code given' }).first()
    await coded.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Report errors with a notice 04/SS-HĐĐT…' }).click()
    await field(page, 'Number').waitFor()
    const number = await field(page, 'Number').inputValue()
    expect(await field(page, "Tax authority's code").inputValue()).not.toBe('')
    await field(page, 'What is wrong, and what is right').fill('Address: 3 Hue Street, not 5 Hue Street')
    await expectAccessible(page)
    await expectNoMessageIds(page)
    await page.keyboard.press('F7')
    await submission(page).getByText('HSM', { exact: true }).click()
    await submission(page).getByRole('button', { name: 'Go on', exact: true }).click()
    await chooseKey(submission(page), serialNumber)
    await signByAccount(submission(page), demoHsm.pin)
    await submission(page).getByRole('button', { name: 'Done' }).click()
    await openNewest(page, product.origin)
    await standing(page).getByText('Received').first().waitFor()
    expect(await field(page, 'Number').inputValue()).toBe(number)
    const { notices } = await visitor.get(contract.listInvoiceNotices, { query: {} })
    const id = notices[0]?.notice_id ?? ''
    const { documents } = await visitor.get(contract.invoiceNoticeDetail, { params: { id } })
    await page.goto(`${product.origin}/en/sale/e-invoice/${documents[0]?.sid ?? ''}`)
    await page.getByText('An error notice names this e-invoice').waitFor()
    await page.getByText('received by the tax authority').waitFor()
    await standing(page).getByText('Accepted, error reported').waitFor()
    await expectAccessible(page)
    await page.goto(`${product.origin}/en/sale/e-invoice?status=accepted`)
    await page.getByRole('row').filter({ hasText: 'Accepted, error reported' }).first().waitFor()
  })
})
