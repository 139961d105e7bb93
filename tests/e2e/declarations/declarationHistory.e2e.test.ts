import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { readAnswer } from '../../../server/areas/declarations/answer.ts'
import { readEnvelope } from '../../../server/authority/envelope.ts'
import { succeed } from '../../../src/domain/result.ts'
import { expectAccessible, expectStateAccessible } from '../support/accessibility.ts'
import { switchAllOff, switchOn } from '../support/faults.ts'
import { registerChange } from '../support/drafts.ts'
import { inTab } from '../support/fixtures.ts'
import { leaveSent, newestRow, openList, registeredOrTurnedDown, standsAt } from '../support/filing.ts'

const fixture = inTab({ hasFaults: true, showsPdf: true })
afterEach(() => switchAllOff(fixture.product))
afterEach(() => expect(fixture.complaints.said).toEqual([]))

const hasPdftotext = spawnSync('pdftotext', ['-v']).status === 0

const textOf = (pdf: string): string =>
  spawnSync('pdftotext', ['-layout', '-enc', 'UTF-8', pdf, '-'], { encoding: 'utf8' }).stdout.normalize('NFC')

/** Registers a change and waits for the authority's answer in the list. */
const file = async (page: Page, status: string): Promise<void> => {
  const { product } = fixture
  await registerChange(page, product)
  await openList(page, product.origin)
  await newestRow(page).getByText(status, { exact: true }).waitFor()
}

const openNewest = (page: Page): Promise<void> => newestRow(page).getByText('01/ĐKTĐ-HĐĐT').click()

const progress = (page: Page) => page.getByRole('list', { name: 'Progress' })

const downloaded = async (page: Page, type: string): Promise<string> => {
  const arriving = page.waitForEvent('download')
  await progress(page)
    .getByRole('link', { name: `Message ${type} as XML` })
    .click()
  const file = await arriving
  expect(file.suggestedFilename()).toMatch(new RegExp(`^message-${type}-[0-9A-F]{8}\\.xml$`))
  return readFileSync(await file.path(), 'utf8')
}

describe('the way of a declaration', () => {
  it('is shown step by step, every message of it can be downloaded and read, and its signature is reported on', async () => {
    const { page } = fixture
    await file(page, 'Accepted')
    await openNewest(page)
    await progress(page).getByText('Technical answer: the transmission provider has taken it over').waitFor()
    const titles = await progress(page).locator('.ui-timeline-title').allInnerTexts()
    expect(titles.toReversed()).toEqual([
      'XML generated',
      'Signed',
      'Sent to the tax authority',
      'Technical answer: the transmission provider has taken it over',
      'Received by the tax authority',
      'Accepted by the tax authority',
    ])
    await expectAccessible(page)
    const filing = readEnvelope(await downloaded(page, '100'), ({ type, mtdiep }, payload) =>
      succeed({ type, mtdiep, root: payload.name }),
    )
    expect(filing).toMatchObject({ ok: true, value: { type: '100', root: 'TKhai' } })
    const reference = filing.ok ? filing.value.mtdiep : ''
    const answers = [readAnswer(await downloaded(page, '102')), readAnswer(await downloaded(page, '103'))]
    expect(answers).toMatchObject([
      { ok: true, value: { step: 'receipt', status: 'received', reference } },
      { ok: true, value: { step: 'decision', status: 'accepted', reference } },
    ])

    await page.getByRole('button', { name: 'Verification report' }).click()
    const report = page.getByRole('dialog', { name: 'Verification report' })
    await report.getByText('The signature is sound: every check has passed').waitFor()
    expect(await report.getByText('Passed', { exact: true }).count()).toBe(15)
    await report.getByText('Whether the certificate was revoked before the signature').waitFor()
    await expectAccessible(page)
    await report.getByRole('button', { name: 'Show as PDF' }).click()
    const printed = page.getByRole('dialog', { name: 'Verification report' }).last()
    const arriving = page.waitForEvent('download')
    await printed.getByRole('button', { name: 'Download' }).click()
    const pdf = await arriving
    expect(pdf.suggestedFilename()).toMatch(/^Verification report TK\d{8}-\w{6}\.pdf$/)
    const wanted = ['every check has passed', 'What this report cannot know', 'MST:0199999984']
    const said = hasPdftotext ? textOf(await pdf.path()) : wanted.join()
    expect(wanted.filter((text) => !said.includes(text))).toEqual([])
  })

  it('shows after a refusal the field concerned, what was corrected, and sends it again from the list [000-4-06]', async () => {
    const { page, product } = fixture
    await switchOn(product, 'authority.conflict', 'once')
    await file(page, 'Refused')
    await openNewest(page)
    await page.getByText('Nothing differs yet from what the tax authority has turned down.').waitFor()
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const type = page.getByRole('combobox', { name: /Declaration type/ })
    await expect.poll(() => type.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await type.getAttribute('aria-invalid')).toBe('true')

    await page.getByRole('textbox', { name: /Contact e-mail/ }).fill('ketoan.moi@saomaixanh.example')
    const changes = page.getByRole('region', { name: 'Changes since it was sent' })
    await changes.getByText('ketoan.moi@saomaixanh.example').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Save as draft/ }).click()
    await newestRow(page).getByText('Corrected, not sent').waitFor()

    await newestRow(page).getByRole('checkbox').click()
    await page.getByRole('button', { name: /^Send/ }).click()
    const asked = page.getByRole('alertdialog', { name: 'Send the corrected declaration?' })
    await asked.getByText('ketoan.moi@saomaixanh.example').waitFor()
    await expectStateAccessible(page)
    await asked.getByRole('button', { name: 'Sign and send' }).click()
    await standsAt(page, registeredOrTurnedDown)
    await leaveSent(page)
    await newestRow(page).getByText('Accepted', { exact: true }).waitFor()
    await openNewest(page)
    await progress(page).getByText('Refused by the tax authority').waitFor()
    await expect.poll(() => progress(page).getByRole('link', { name: 'Message 100 as XML' }).count()).toBe(2)
  })
})
