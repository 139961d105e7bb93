import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { hasPdftotext, pagesOf } from '../../features/support/readPdf.ts'
import {
  countDeclarations,
  fillNewDeclaration,
  generate,
  leaveSent,
  newestRow,
  registered,
  standsAt,
} from '../support/filing.ts'
import { inTab } from '../support/fixtures.ts'

const fixture = inTab({ showsPdf: true })

it.skipIf(!hasPdftotext)(
  'an e-document declaration is kept, viewed and deleted; another is signed, sent, printed and downloaded [002-1-01]',
  async () => {
    const { page, product } = fixture
    await page.goto(`${product.origin}/en/report?settings=e-document-declarations`)
    await newestRow(page).waitFor()
    const before = await countDeclarations(page)

    const form = await fillNewDeclaration(page)
    await form.getByRole('textbox', { name: 'Place', exact: true }).fill('Cà Mau')
    await page.getByRole('button', { name: /^Save as draft/ }).click()
    await form.waitFor({ state: 'detached' })
    await expect.poll(() => countDeclarations(page)).toBe(before + 1)
    await newestRow(page).getByText('Not sent').waitFor()

    await newestRow(page).getByText('01/ĐKTĐ-CTĐT').click()
    const opened = page.getByRole('dialog', { name: 'Declaration', exact: true })
    expect(await opened.getByRole('textbox', { name: 'Place', exact: true }).inputValue()).toBe('Cà Mau')
    await opened.getByRole('button', { name: 'Close', exact: true }).last().click()
    await opened.waitFor({ state: 'detached' })

    await newestRow(page).getByRole('checkbox').check()
    await page.getByRole('button', { name: /^Delete/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Success delete declaration').waitFor()
    await expect.poll(() => countDeclarations(page)).toBe(before)

    await fillNewDeclaration(page)
    await generate(page)
    await standsAt(page, registered)
    await leaveSent(page)
    await newestRow(page).getByText('Accepted', { exact: true }).waitFor()

    const choose = async (entry: string) => {
      await page.getByRole('button', { name: 'Print or download', exact: true }).click()
      await page.getByRole('menuitem', { name: entry }).click()
    }
    await newestRow(page).getByRole('checkbox').check()
    await choose('Print selected')
    const preview = page.getByRole('dialog', { name: 'Printed form' })
    const [printed] = await Promise.all([
      page.waitForEvent('download'),
      preview.getByRole('button', { name: 'Download' }).click(),
    ])
    const lines = pagesOf(readFileSync(await printed.path())).flat()
    expect(lines.some((line) => line.includes('Mẫu số: 01/ĐKTĐ-CTĐT'))).toBe(true)
    await preview.getByRole('button', { name: 'Close', exact: true }).last().click()
    await preview.waitFor({ state: 'detached' })

    await choose('Download selected')
    const dialog = page.getByRole('dialog', { name: 'Download selected' })
    const [packed] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download' }).click(),
    ])
    expect(Object.keys(unzipSync(readFileSync(await packed.path())))).toEqual([
      expect.stringMatching(/^Tờ khai 01-ĐKTĐ-CTĐT .+\.pdf$/),
    ])
    await dialog.waitFor({ state: 'detached' })
  },
)
