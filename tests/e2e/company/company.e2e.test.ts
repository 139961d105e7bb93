import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { png } from '../../images/pictures.ts'
import { expectAccessible, expectStateAccessible } from '../support/accessibility.ts'
import { atTheList } from '../support/fixtures.ts'
import { expectNoMessageIds } from '../support/languages.ts'
import { sendPicture } from '../support/pictures.ts'

const fixture = atTheList()

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: RegExp) => page.getByRole('button', { name })
const openCompany = async (page: Page) => {
  await page.goto(`${fixture.product.origin}/en/report?settings=company`)
  await field(page, 'Vietnamese name').waitFor()
}

describe('the company', () => {
  it('is read, edited, given a logo and saved, and then read again [001-2.7-01 001-2.7-03 001-4-17 001-4-18 001-8-16]', async () => {
    const { page } = fixture
    await openCompany(page)
    expect(await field(page, 'Short name').getAttribute('readonly')).not.toBeNull()
    await expectAccessible(page)
    await button(page, /^Edit/).click()
    await field(page, 'Short name').fill('SMX')
    const buffer = await png(300, 200)
    await page.getByLabel('Company logo: file').setInputFiles({ name: 'logo', mimeType: 'image/png', buffer })
    await sendPicture(page)
    await button(page, /^Save/).click()
    await page.getByText('Update company successfully').waitFor()
    await button(page, /^Edit/).waitFor()
    await page.reload()
    await expect.poll(() => field(page, 'Short name').inputValue()).toBe('SMX')
    await page.getByRole('img', { name: 'Company logo' }).waitFor()
  })

  it('offers a change of information for what an accepted declaration says otherwise, filled with the new data', async () => {
    const { page, complaints } = fixture
    await openCompany(page)
    await button(page, /^Edit/).click()
    await field(page, 'E-mail').fill('hoadon@saomaixanh.example')
    await field(page, 'Full name').fill('Lê Thị Minh Châu')
    await button(page, /^Save/).click()
    await page.getByText('Different there: E-mail and Legal representative.').waitFor()
    await expectStateAccessible(page)
    await expectNoMessageIds(page)
    // By keys, from wherever the focus was when the company was saved.
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Commands' }).fill('file a change')
    await page.getByRole('option', { name: /^File a change of information: 01\/ĐKTĐ-HĐĐT/ }).waitFor()
    await page.keyboard.press('Enter')
    const form = page.getByRole('dialog', { name: 'New declaration' })
    await form.getByText('Changed fields: Contact e-mail, Contact person, and Legal representative.').waitFor()
    await expectStateAccessible(page)
    await expectNoMessageIds(page)
    expect(await form.getByRole('combobox', { name: /Declaration type/ }).inputValue()).toBe('2')
    expect(await field(page, 'Contact e-mail').inputValue()).toBe('hoadon@saomaixanh.example')
    expect(await field(page, 'Contact person').inputValue()).toBe('Lê Thị Minh Châu')
    await form.getByRole('combobox', { name: /Form type/ }).selectOption('2')
    await button(page, /^Save as draft/).click()
    await page.getByText('Save declaration success').waitFor()
    await openCompany(page)
    // A draft reports nothing to the authority: the representative is still another one.
    await page.getByText('Different there: Legal representative.').waitFor()
    expect(complaints.said).toEqual([])
  })
})
