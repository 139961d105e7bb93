import { spawnSync } from 'node:child_process'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { atTheList } from '../support/fixtures.ts'

const fixture = atTheList({ showsPdf: true })

const hasPdftotext = spawnSync('pdftotext', ['-v']).status === 0

afterEach(() => expect(fixture.complaints.said).toEqual([]))

const openPreviewOf = async (page: Page, status: string) => {
  await page.getByRole('row').filter({ hasText: status }).first().getByText('01/ĐKTĐ-HĐĐT').click()
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  return page.getByRole('dialog', { name: 'Printed form' })
}

const shownAt = async (page: Page): Promise<string> => (await page.locator('iframe').getAttribute('src')) ?? ''

/** The PDF that the viewer shows, as this session gets it from the server. */
const shownPdf = async (page: Page): Promise<Buffer> => {
  const response = await page.request.get(new URL(await shownAt(page), page.url()).href)
  expect(response.headers()['content-type']).toBe('application/pdf')
  return response.body()
}

const textOf = (pdf: Buffer): string =>
  spawnSync('pdftotext', ['-layout', '-enc', 'UTF-8', '-', '-'], { input: pdf, encoding: 'utf8' })
    .stdout.normalize('NFC')
    .replaceAll(/\s+/g, ' ')

describe('the preview [000-2-17]', () => {
  it("shows the printed form in the browser's own viewer, under the page's policy, and gives the focus back", async () => {
    const { page } = fixture
    const preview = await openPreviewOf(page, 'Accepted')
    const address = new URL(await shownAt(page), page.url())
    await expect.poll(() => page.frames().filter((frame) => frame.url() === address.href).length).toBeGreaterThan(0)
    // The viewer is a page of the browser itself, below the frame that this site fills.
    await expect.poll(() => page.frames().some((frame) => frame.url().startsWith('chrome-extension:'))).toBe(true)
    expect((await shownPdf(page)).subarray(0, 5).toString()).toBe('%PDF-')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await preview.waitFor({ state: 'hidden' })
    await expect
      .poll(() =>
        page
          .getByRole('button', { name: 'Preview', exact: true })
          .evaluate((button) => button === document.activeElement),
      )
      .toBe(true)
  })

  it('downloads the form under a name of its own', async () => {
    const { page } = fixture
    const preview = await openPreviewOf(page, 'Accepted')
    await shownAt(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      preview.getByRole('button', { name: 'Download' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^Tờ khai 01-ĐKTĐ-HĐĐT 0199999984 \d{4}-\d{2}-\d{2}\.pdf$/)
  })

  it.skipIf(!hasPdftotext)(
    'says on paper what the form says: a draft as a draft, a signed one with its signer',
    async () => {
      const { page } = fixture
      await openPreviewOf(page, 'Not sent')
      const draft = textOf(await shownPdf(page))
      expect(draft).toContain('CÔNG TY TNHH THƯƠNG MẠI VÀ DỊCH VỤ SAO MAI XANH')
      expect(draft).not.toContain('Ký bởi:')
      await page.keyboard.press('Escape')
      await page.locator('iframe').waitFor({ state: 'detached' })
      await page.keyboard.press('Escape')
      await openPreviewOf(page, 'Accepted')
      expect(textOf(await shownPdf(page))).toMatch(/Ký bởi: CÔNG TY TNHH THƯƠNG MẠI VÀ DỊCH VỤ SAO MAI XANH/)
    },
  )

  it('is not there for a rejected declaration [000-2-11]', async () => {
    const { page } = fixture
    await page.getByRole('row').filter({ hasText: 'Rejected' }).first().getByText('01/ĐKTĐ-HĐĐT').click()
    await page.getByRole('button', { name: 'Edit', exact: true }).waitFor()
    expect(await page.getByRole('button', { name: 'Preview', exact: true }).count()).toBe(0)
  })
})
