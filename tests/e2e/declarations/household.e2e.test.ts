import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { demoPassword } from '../../../server/companies/demo/accounts.ts'
import { demoCompany } from '../../../server/companies/demo/company.ts'
import { countVerifiedByXmlsec1, hasXmlsec1 } from '../../signing/support/secondOpinion.ts'
import { expectStateAccessible } from '../support/accessibility.ts'
import { enterAs } from '../support/besidePage.ts'
import { asVisitor } from '../support/fixtures.ts'
import {
  fillNewDeclaration,
  generate,
  leaveSent,
  newestDraft,
  newestRow,
  registered,
  standsAt,
  submission,
} from '../support/filing.ts'
import { addHousehold, household, householdToken } from '../support/household.ts'

const fixture = asVisitor()
let givenPassword: string
let token: string

beforeAll(async () => {
  const { data } = fixture.product
  givenPassword = await addHousehold(data)
  token = await householdToken(data)
})
// A page of somebody who has not signed in yet asks for the session.
afterEach(() => expect(fixture.complaints.said.filter((line) => !line.includes('401'))).toEqual([]))

const panel = (page: Page, name: string) => page.goto(`${fixture.product.origin}/en/report?settings=${name}`)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const chooseFrom = async (page: Page, name: string, typed: string) => {
  await page.getByRole('combobox', { name, exact: true }).fill(typed)
  await page.getByRole('option', { name: typed }).first().click()
}

it('the administrator of a new household chooses a password and says what its declarations begin with', async () => {
  const { page, product } = fixture
  await page.goto(`${product.origin}/en/login`)
  await page.locator('input[autocomplete="username"]').fill(household.userId)
  await page.locator('input[autocomplete="current-password"]').fill(givenPassword)
  await page.locator('button[type="submit"]').click()
  await page.getByRole('heading', { name: 'Choose a password of your own' }).waitFor()
  await page.getByLabel(/^New password/).fill(demoPassword)
  await page.getByLabel(/^Confirm new password/).fill(demoPassword)
  await button(page, 'Change the password').click()
  await page.getByRole('button', { name: /Account of/ }).waitFor()

  await panel(page, 'company')
  await page.getByRole('heading', { name: 'Representative of the household' }).waitFor()
  expect(await field(page, 'Type').inputValue()).toBe('Business household')
  expect(await field(page, 'Tax code').inputValue()).toBe(household.taxCode)
  await page.getByRole('button', { name: /^Edit/ }).click()
  await field(page, 'English name').fill('DANG THI HOA CERAMICS')
  await field(page, 'Address').fill('Số 8 phố Gốm, xã Bát Tràng, thành phố Hà Nội')
  await field(page, 'E-mail').fill('hoa@gomsu.example')
  await field(page, 'Phone number').fill('0912345678')
  await field(page, 'Full name').fill('Đặng Thị Hòa')
  await field(page, 'Phone number of the representative').fill('0912345678')
  await field(page, 'Date of birth').fill('12/03/1985')
  await page.getByText('Female', { exact: true }).click()
  await chooseFrom(page, 'Nationality', 'Viet')
  await field(page, 'Citizen ID').fill(household.taxCode)
  await field(page, 'Passport').fill('C7654321')
  await chooseFrom(page, 'City', 'Hà Nội')
  await chooseFrom(page, 'Tax office', 'Thuế cơ sở 2')
  await page.getByRole('button', { name: /^Save/ }).click()
  await page.getByText('Update company successfully').waitFor()
})

it('a token of another tax code is not registered for the household, its own is', async () => {
  const { page, product } = fixture
  await enterAs(page.context(), product.origin, household.userId)
  await panel(page, 'digital-signatures')
  await page.getByRole('button', { name: /^Add/ }).last().click()
  const registration = page.getByRole('dialog', { name: 'Add digital signature' })
  await registration.getByText('USB token', { exact: true }).click()
  await button(page, 'Go on').click()
  await registration
    .getByRole('heading', { name: 'Token information does not match with company information' })
    .waitFor()
  for (const taxCode of [demoCompany.tax_id, household.taxCode])
    await registration.getByText(taxCode, { exact: true }).waitFor()
  await product.startAgent({ PKCS12_FILE: token })
  await button(page, 'Read the token again').click()
  await registration.getByRole('heading', { name: 'Is this the certificate to register?' }).waitFor()
  await button(page, 'Register').click()
  await registration.getByRole('heading', { name: 'The certificate is registered' }).waitFor()
})

it('its declaration is saved as a draft, signed with a certificate that says CCCD:, sent and accepted', async () => {
  const { page, product } = fixture
  await enterAs(page.context(), product.origin, household.userId)
  await panel(page, 'declarations')
  const form = await fillNewDeclaration(page, '1')
  await form.getByRole('heading', { name: 'Representative of the household' }).waitFor()
  await expectStateAccessible(page)
  await page.getByRole('button', { name: /^Save as draft/ }).click()
  await page.getByText('Save declaration success').waitFor()

  await newestDraft(page).getByRole('checkbox').check()
  await page.getByRole('button', { name: /^Send/ }).click()
  await standsAt(page, registered)
  await leaveSent(page)
  await newestRow(page).getByText('Accepted', { exact: true }).waitFor()

  await newestRow(page).getByText('01/ĐKTĐ-HĐĐT').click()
  const progress = page.getByRole('list', { name: 'Progress' })
  for (const step of ['Received by the tax authority', 'Accepted by the tax authority'])
    await progress.getByText(step, { exact: true }).waitFor()
  const arriving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the signed XML' }).click()
  const signed = readFileSync(await (await arriving).path(), 'utf8')
  for (const part of [
    '<PBan>2.1.1</PBan>',
    `<MST>${household.taxCode}</MST>`,
    '<CMa>1</CMa>',
    '<KCMa>0</KCMa>',
    '<HDGTGT>0</HDGTGT>',
    '<HDBHang>1</HDBHang>',
    `CCCD:${household.taxCode}`,
  ])
    expect(signed).toContain(part)
  const root = readFileSync(join(product.data, 'demo-ca', 'demo-ca.crt.pem'), 'utf8')
  expect(hasXmlsec1 ? countVerifiedByXmlsec1([signed], root) : 1).toBe(1)
})

it('a change of it is not signed with a token of another tax code', async () => {
  const { page, product } = fixture
  await product.startAgent()
  await enterAs(page.context(), product.origin, household.userId)
  await panel(page, 'declarations')
  await fillNewDeclaration(page, '2')
  await generate(page)
  await standsAt(page, 'Token information does not match with company information')
  await submission(page)
    .getByText(`carries the tax code ${demoCompany.tax_id}, the document ${household.taxCode}`)
    .waitFor()
})
