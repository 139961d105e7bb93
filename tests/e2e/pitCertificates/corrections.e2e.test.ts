import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { contract } from '../../../src/api/contract/contract.ts'
import { certificateSaid } from '../../server/support/pitCertificates.ts'
import { putTemplateInUse } from '../../server/support/templatesInUse.ts'
import { expectStateAccessible } from '../support/accessibility.ts'
import { besidePage } from '../support/besidePage.ts'
import { inBrowser } from '../support/fixtures.ts'
import { onDays, type DaysFixture } from '../support/onDays.ts'

const fixture = inBrowser()
const userId = 'pit.admin@tokhai.example'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const rows = (page: Page) => page.getByRole('grid').getByRole('row')
const wizard = (page: Page) => page.getByRole('dialog', { name: 'Correct the PIT certificate' })
const press = (page: Page, name: string) => wizard(page).getByRole('button', { name, exact: true }).click()
const choose = (page: Page, label: string) => wizard(page).getByText(label, { exact: true }).click()

/** Begins the correction of the accepted certificate of a taxpayer, where corrections begin. */
const beginCorrection = async ({ page, product }: DaysFixture, taxpayer: string): Promise<void> => {
  await page.goto(`${product.origin}/en/e-pit/request-to-change`)
  await rows(page).filter({ hasText: taxpayer }).first().getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Correct…' }).click()
}

const giveReason = async (page: Page, reason: string): Promise<void> => {
  await wizard(page)
    .getByRole('textbox', { name: /^Reason/ })
    .fill(reason)
  await press(page, 'Make the draft')
  await page.getByRole('heading', { level: 1, name: 'Edit the PIT certificate', exact: true }).waitFor()
}

const changes = (page: Page) => page.getByRole('table', { name: 'What the correction changes' }).getByRole('row')

/** Issues the certificate that is filled in, and reads it again once the authority has answered. */
const issue = async ({ page, product }: DaysFixture): Promise<void> => {
  const { pathname } = new URL(page.url())
  await page.getByRole('button', { name: 'Issue', exact: true, disabled: false }).waitFor()
  await page.keyboard.press('F7')
  const submission = page.getByRole('dialog', { name: 'Issue the PIT certificate' })
  await submission.getByRole('button', { name: 'Done' }).click()
  await page.goto(`${product.origin}${pathname}`)
  const standing = page.getByRole('complementary', { name: 'Where this document stands' })
  await standing.getByText('Accepted').first().waitFor()
}

const saidInJune = {
  xml_vs: '2.1.0',
  smbl_type: 'CT/',
  serial_no: 'CT/26E',
  inv_date: '2026-06-15',
  income_from_mon: '5',
  income_to_mon: '5',
  income_type: 'Tiền lương',
  taxpayer_nm: 'Nguyễn Thị Hoa Lan',
} as const

describe('on 15 June 2026', () => {
  const on = onDays(fixture, { userId, days: ['2026-06-15'] })

  it('an accepted certificate is adjusted, the adjustment is accepted, and both show the chain', async () => {
    const { page, product } = on
    const location = { kind: 'sqlite', path: join(product.data, 'tokhai.sqlite') } as const
    const days = { start_date: '2026-01-01', end_date: '2026-06-30' }
    await putTemplateInUse(location, { smbl_type: 'CT/', serial_no: 'CT/26E', ...days })
    const visitor = await besidePage(page, product.origin)
    const body = { ...certificateSaid(saidInJune), version: '' }
    const { sid } = await visitor.get(contract.savePitCertificateDraft, { body })
    await page.goto(`${product.origin}/en/e-pit/certificate/${sid}`)
    await page.getByRole('heading', { level: 1, name: 'PIT certificate', exact: true }).waitFor()
    await issue(on)

    await beginCorrection(on, saidInJune.taxpayer_nm)
    await choose(page, 'Income, tax or months')
    await press(page, 'Go on')
    await choose(page, 'Adjusting certificate')
    await expectStateAccessible(page)
    await press(page, 'Choose this way')
    await giveReason(page, 'Sai thu nhập và thuế')
    await page.getByText('It adjusts certificate CT/26E 1 of 15/06/2026').waitFor()
    await field(page, 'Total taxable income of which tax is withheld [17]').fill('-1000000')
    await field(page, 'Total assessable income [18]').fill('-1000000')
    await field(page, 'Personal income tax withheld [19]').fill('-100000')
    await changes(page).filter({ hasText: '2.000.000' }).filter({ hasText: '1.900.000' }).waitFor()
    await expectStateAccessible(page)
    await issue(on)

    const chain = page.getByRole('region', { name: 'Corrections' })
    await chain.getByText('Adjusts CT/26E 1').waitFor()
    await chain.getByRole('link', { name: 'CT/26E 1 of 15/06/2026' }).click()
    await chain.getByRole('link', { name: 'CT/26E 2 of 15/06/2026' }).waitFor()
  })
})

describe('on 20 November 2026', () => {
  const on = onDays(fixture, { userId, days: ['2026-11-20'] })

  it('an accepted certificate is replaced, and the one that replaces it is accepted', async () => {
    const { page, product } = on
    await beginCorrection(on, 'Hồ Diệu Linh')
    await choose(page, 'Tax code, or the person altogether')
    await press(page, 'Go on')
    await wizard(page)
      .getByText(/Since 1 July 2026/)
      .waitFor()
    await giveReason(page, 'Sai mã số thuế')
    await page.getByText(/^It replaces certificate/).waitFor()
    await field(page, 'Tax code [06]').fill('048195003319')
    await changes(page).filter({ hasText: '048195003318' }).filter({ hasText: '048195003319' }).waitFor()
    await issue(on)

    await page.goto(`${product.origin}/en/e-pit/status/replace`)
    await rows(page).filter({ hasText: 'Hồ Diệu Linh' }).filter({ hasText: 'Accepted' }).waitFor()
    await page.goto(`${product.origin}/en/e-pit/request-to-change`)
    await rows(page).filter({ hasText: 'Hồ Diệu Linh' }).filter({ hasText: 'Replaced' }).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Correct…' }).hover()
    await page.getByText('It was replaced: correct the one that has replaced it').first().waitFor()
  })

  it('a certificate whose correction is on its way is not corrected again, and it is said why', async () => {
    const { page, product } = on
    await beginCorrection(on, 'Vũ Thị Hoa')
    await choose(page, 'Income, tax or months')
    await press(page, 'Go on')
    await giveReason(page, 'Sai thu nhập')
    await beginCorrection(on, 'Vũ Thị Hoa')
    await wizard(page)
      .getByText(/A correction of this certificate is on its way/)
      .waitFor()
    await page.keyboard.press('Escape')
    await page.goto(`${product.origin}/en/e-pit/status/cancel`)
    await page.getByText(/Since 1 June 2025 the law knows no cancelling/).waitFor()
  })

  it('a wrong address leads to a notice about the certificate', async () => {
    const { page } = on
    await beginCorrection(on, 'Trịnh Quang Minh')
    await choose(page, 'Name, address or contact')
    await press(page, 'Go on')
    await press(page, 'Begin the notice')
    await page.waitForURL(/\/en\/e-pit\/error-notices\/new\?/)
    expect(new URL(page.url()).search).toMatch(/^\?certificates=[^&,]+$/)
  })
})
