import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { countVerifiedByXmlsec1, hasXmlsec1, isVerifiedByXmlCrypto } from '../../signing/support/secondOpinion.ts'
import { expectStateAccessible } from '../support/accessibility.ts'
import { atTheList } from '../support/fixtures.ts'
import {
  countDeclarations,
  fillNewDeclaration,
  generate,
  leaveSent,
  newestRow,
  registered,
  standsAt,
} from '../support/filing.ts'

const fixture = atTheList()

afterEach(() => {
  // A server that is stopped refuses connections, or resets those that it had.
  expect(
    fixture.complaints.said.filter((line) => !/ERR_(?:CONNECTION_(?:REFUSED|RESET)|SOCKET_NOT_CONNECTED)/.test(line)),
  ).toEqual([])
})

describe("a declaration from the form to the authority's answer", () => {
  it('is filled, signed with the token, registered and accepted; a second new registration is reported before it is sent, and becomes a change [000-1-01 000-4-10 000-4-13 000-4-16]', async () => {
    const { page } = fixture
    await expectStateAccessible(page)
    await fillNewDeclaration(page, '1')
    await expectStateAccessible(page)
    await generate(page)
    await standsAt(page, registered)
    await expectStateAccessible(page)
    await leaveSent(page)
    await page.getByRole('dialog', { name: 'New declaration' }).waitFor({ state: 'hidden' })
    await newestRow(page).getByText('Accepted', { exact: true }).waitFor()

    const form = await fillNewDeclaration(page, '1')
    await form.getByText("Your company's registration is accepted already").waitFor()
    await generate(page)
    const summary = page.getByRole('region', { name: '1 field needs your attention' })
    await summary.getByRole('button', { name: /^Declaration type: The tax authority has accepted/ }).waitFor()
    await expectStateAccessible(page)
    await form.getByRole('button', { name: 'Declare a change of information' }).click()
    await generate(page)
    await standsAt(page, registered)
    await leaveSent(page)
    await newestRow(page).getByText('Accepted', { exact: true }).waitFor()
    await newestRow(page).getByText('Change of information').waitFor()
  })

  it('gives out the signed XML, which other programs verify against the demo CA', async () => {
    const { page, product } = fixture
    await fillNewDeclaration(page)
    await generate(page)
    await standsAt(page, registered)
    await leaveSent(page)
    await newestRow(page).getByText('01/ĐKTĐ-HĐĐT').click()
    const arriving = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download the signed XML' }).click()
    const signed = readFileSync(await (await arriving).path(), 'utf8')
    expect(signed).toContain('<TNNT>CÔNG TY TNHH THƯƠNG MẠI VÀ DỊCH VỤ SAO MAI XANH</TNNT>')
    const pem = (name: string) => readFileSync(join(product.data, 'demo-ca', name), 'utf8')
    expect(isVerifiedByXmlCrypto(signed, pem('demo-token.crt.pem'))).toBe(true)
    const agreeing = hasXmlsec1 ? countVerifiedByXmlsec1([signed], pem('demo-ca.crt.pem')) : 1
    expect(agreeing).toBe(1)
  })

  it('reaches its answer although the server was stopped in between', async () => {
    const { page, product, before } = fixture
    await product.startServer({ receiptSeconds: 2, decisionSeconds: 3 })
    await fillNewDeclaration(page)
    await generate(page)
    await standsAt(page, registered)
    await product.stopServer()
    await product.startServer()
    await leaveSent(page)
    await newestRow(page).getByText('Accepted', { exact: true }).waitFor()
    await expect.poll(() => countDeclarations(page)).toBe(before + 1)
  })

  it('is saved as a draft, sent from the list, and only drafts can be deleted [000-1-01 000-4-04 000-4-09 002-4.1-08]', async () => {
    const { page, before } = fixture
    await fillNewDeclaration(page)
    await page.getByRole('button', { name: /^Save as draft/ }).click()
    await page.getByText('Save declaration success').waitFor()
    await newestRow(page).getByText('Not sent').waitFor()
    await expect.poll(() => countDeclarations(page)).toBe(before + 1)

    await newestRow(page).getByRole('checkbox').click()
    await page.getByRole('button', { name: /^Send/ }).click()
    await standsAt(page, registered)
    await leaveSent(page)
    await newestRow(page).getByText('Accepted', { exact: true }).waitFor()
    await expect.poll(() => countDeclarations(page)).toBe(before + 1)

    await newestRow(page).getByRole('checkbox').click()
    await expect.poll(() => page.getByRole('button', { name: /^Delete/ }).getAttribute('aria-disabled')).toBe('true')
    await newestRow(page).getByRole('checkbox').click()
    await fillNewDeclaration(page)
    await page.getByRole('button', { name: /^Save as draft/ }).click()
    await newestRow(page).getByText('Not sent').waitFor()
    await newestRow(page).getByRole('checkbox').click()
    await page.getByRole('button', { name: /^Delete/ }).click()
    const asked = page.getByRole('alertdialog')
    await asked.getByText('Are you sure you want to delete this/these declaration(s)?').waitFor()
    await asked.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Success delete declaration').waitFor()
    await expect.poll(() => countDeclarations(page)).toBe(before + 1)
  })

  it('asks before unsaved changes are left, and shows every field that is wrong [000-5-01]', async () => {
    const { page } = fixture
    const form = await fillNewDeclaration(page)
    await form.getByRole('textbox', { name: /Contact e-mail/ }).fill('nobody')
    await form.getByRole('checkbox', { name: 'VAT invoice', exact: true }).click({ force: true })
    await generate(page)
    const summary = page.getByRole('region', { name: '2 fields need your attention' })
    await summary.getByRole('button', { name: /Contact e-mail/ }).click()
    expect(
      await form.getByRole('textbox', { name: /Contact e-mail/ }).evaluate((field) => field === document.activeElement),
    ).toBe(true)
    await page.keyboard.press('Escape')
    await page
      .getByRole('alertdialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Keep editing' })
      .click()
    expect(await form.getByRole('textbox', { name: /Contact e-mail/ }).inputValue()).toBe('nobody')
  })
})
