import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, it, vi } from 'vitest'
import { fillNewDeclaration, generate, leaveSent, newestRow, registered, standsAt } from '../support/filing.ts'
import { inBrowser } from '../support/fixtures.ts'
import { onDatabase } from '../support/onDatabase.ts'
import { onDays } from '../support/onDays.ts'

const fixture = inBrowser()
const on = onDays(fixture, {
  userId: 'admin@tokhai.example',
  days: ['2026-06-15'],
  receiptSeconds: 600,
  decisionSeconds: 600,
})

const tenMinutes = 600_000

/** How many messages the simulated authority was sent. */
const countSent = (): Promise<number> =>
  onDatabase(on.product.data, (database) => database.prepare('select 1 from simulator_messages').all().length)

/** Fills a change in on the list of a panel, and sends it. */
async function file(panel: string): Promise<Page> {
  const { page, product } = on
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
