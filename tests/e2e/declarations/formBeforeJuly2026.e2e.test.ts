import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openContext, openTab, type Opened } from '../../../tools/product/browser.ts'
import { startProduct, type Product } from '../../../tools/product/product.ts'
import { enterAs } from '../support/besidePage.ts'
import { describeOnFailure } from '../support/describeOnFailure.ts'
import { fillNewDeclaration, generate, leaveSent, newestRow, registered, standsAt } from '../support/filing.ts'
import { inBrowser, withoutMotion } from '../support/fixtures.ts'
import { onDatabase } from '../support/onDatabase.ts'

const fixture = inBrowser()
let product: Product
let opened: Opened

const nineInVietnam = new Date('2026-06-15T02:00:00.000Z')
const tenMinutes = 600_000

/** Server and agent run in this process, and take their time from its `Date`, which stands still. */
beforeAll(async () => {
  const context = await openContext(fixture.browser, withoutMotion)
  // Playwright reckons the page's time from when this process says that it was set.
  await context.clock.install({ time: nineInVietnam })
  vi.setSystemTime(nineInVietnam)
  product = await startProduct({ isInThisProcess: true, receiptSeconds: 600, decisionSeconds: 600 })
  await enterAs(context, product.origin, 'admin@tokhai.example')
  opened = await openTab(context)
})
beforeEach(({ onTestFailed }) => describeOnFailure(onTestFailed, opened.page))
afterEach(() => expect(opened.complaints.said).toEqual([]))
afterAll(async () => {
  await opened.page.context().close()
  await product.stop()
  vi.useRealTimers()
})

/** How many messages the simulated authority was sent. */
const countSent = (): Promise<number> =>
  onDatabase(product.data, (database) => database.prepare('select 1 from simulator_messages').all().length)

/** Fills a change in on the list of a panel, and sends it. */
async function file(panel: string): Promise<Page> {
  const { page } = opened
  const before = await countSent()
  await page.goto(`${product.origin}/en/report?settings=${panel}`)
  await newestRow(page).waitFor()
  await fillNewDeclaration(page)
  await generate(page)
  await standsAt(page, registered)
  await expect.poll(countSent).toBe(before + 1)
  return page
}

/** The signed XML of what the authority has received ten minutes after it was sent, and accepted. */
async function acceptedXml(page: Page, form: string): Promise<string> {
  await leaveSent(page)
  vi.setSystemTime(Date.now() + tenMinutes)
  await newestRow(page).getByText('Accepted', { exact: true }).waitFor()
  await newestRow(page).getByText(form).click()
  const arriving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the signed XML' }).click()
  return readFileSync(await (await arriving).path(), 'utf8')
}

it('01/ĐKTĐ-HĐĐT filed on 15 June 2026 is of version 2.1.0, is to be confirmed within 24 hours, and is accepted', async () => {
  const page = await file('declarations')
  await page.getByText('The legal representative has to confirm this declaration on eTax Mobile').waitFor()
  await page.getByText('until 16/06/2026 09:00.').waitFor()
  expect(await page.getByRole('timer').innerText()).toMatch(/^2[34] h \d+ min$/)
  const xml = await acceptedXml(page, '01/ĐKTĐ-HĐĐT')
  expect(xml).toContain('<PBan>2.1.0</PBan>')
  expect(xml).toContain('<NLap>2026-06-15</NLap>')
  expect(xml).toContain('<SigningTime>2026-06-15T09:00:00')
})

it('01/ĐKTĐ-CTĐT filed on 15 June 2026 is of version 2.1.0, needs no confirmation, and is accepted', async () => {
  const page = await file('e-document-declarations')
  expect(await page.getByRole('timer').count()).toBe(0)
  const xml = await acceptedXml(page, '01/ĐKTĐ-CTĐT')
  expect(xml).toContain('<PBan>2.1.0</PBan>')
  expect(xml).toContain('<NLap>2026-06-15</NLap>')
})
