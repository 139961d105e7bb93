import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import type { Download, Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { hasPdftotext, pagesOf } from '../../features/support/readPdf.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { atTheList } from '../support/fixtures.ts'

const fixture = atTheList({ showsPdf: true })

afterEach(() => expect(fixture.complaints.said).toEqual([]))

const select = async (page: Page, status: string): Promise<void> =>
  page.getByRole('row').filter({ hasText: status }).first().getByRole('checkbox').click()

const choose = async (page: Page, entry: string): Promise<void> => {
  await page.getByRole('button', { name: 'Print or download', exact: true }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

const bytesOf = async (download: Download): Promise<Buffer> => readFileSync(await download.path())

describe('several declarations of the list', () => {
  it.skipIf(!hasPdftotext)('are one PDF in the preview, each with pages of its own', async () => {
    const { page } = fixture
    await select(page, 'Accepted')
    await select(page, 'Not sent')
    await choose(page, 'Print selected')
    const preview = page.getByRole('dialog', { name: 'Printed form' })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      preview.getByRole('button', { name: 'Download' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('Tờ khai 01-ĐKTĐ-HĐĐT.pdf')
    const pages = pagesOf(await bytesOf(download))
    const numbers = pages.map((lines) => lines.at(-1))
    expect(numbers.filter((line) => line?.startsWith('Trang 1/'))).toHaveLength(2)
    expect(pages.filter((lines) => lines.some((line) => line.startsWith('Mẫu số')))).toHaveLength(2)
  })

  it('are a zip with a PDF for each and the signed XML', async () => {
    const { page } = fixture
    await select(page, 'In progress')
    await select(page, 'Not sent')
    await choose(page, 'Download selected')
    const dialog = page.getByRole('dialog', { name: 'Download selected' })
    await dialog.getByText('With the signed XML').click()
    expect(await dialog.getByRole('checkbox').isChecked()).toBe(true)
    await expectAccessible(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('Tờ khai 01-ĐKTĐ-HĐĐT.zip')
    const files = unzipSync(await bytesOf(download))
    const names = Object.keys(files)
    expect(names.filter((name) => name.endsWith('.pdf'))).toHaveLength(2)
    expect(names.filter((name) => name.endsWith('.xml'))).toHaveLength(1)
    for (const name of names) expect(name).toMatch(/^Tờ khai 01-ĐKTĐ-HĐĐT 0199999984 [^/\\]+\.(?:pdf|xml)$/)
    const texts = names.map((name) => new TextDecoder().decode(files[name]?.subarray(0, 5)))
    expect(texts.filter((text) => text === '%PDF-')).toHaveLength(2)
    await dialog.waitFor({ state: 'hidden' })
  })
})
