import { msg } from '@lingui/core/macro'
import type { Page } from 'playwright-core'
import { afterEach, expect, it } from 'vitest'
import type { ScenarioName } from '../../../development/faults/catalogue.ts'
import { contract } from '../../../src/api/contract/contract.ts'
import type { InvoiceContent } from '../../../src/domain/invoice/content.ts'
import { demoKey } from '../../../tools/product/server/filing.ts'
import { signInAs, type Visitor } from '../../../tools/product/server/visitor.ts'
import { invoiceSteps } from '../../server/support/invoices.ts'
import { askServer, broken, expectReadAgain, opens } from '../support/documentFaults.ts'
import { switchAllOff, switchOn } from '../support/faults.ts'
import { asVisitor } from '../support/fixtures.ts'
import { invoiceOfToday, invoiceRow } from '../support/invoices.ts'
import { expectTexts, failureTextsOf, textsOf } from '../support/languages.ts'

const fixture = asVisitor({ hasFaults: true })
afterEach(() => switchAllOff(fixture.product))

const userId = 'admin@tokhai.example'
const open = opens(fixture, userId, 'sale')
const submission = (page: Page) => page.getByRole('dialog', { name: 'Issue the e-invoice' })

/** Somebody beside the page, with the demo's key at hand. */
const beside = async () => {
  const { origin, data } = fixture.product
  const [visitor, key] = await Promise.all([signInAs(origin, userId), demoKey(data)])
  const steps = invoiceSteps(() => ({ visitor, key }))
  const said = (company_name: string, changes: Partial<InvoiceContent> = {}) =>
    invoiceOfToday(visitor, { company_name, ...changes })
  return { visitor, steps, said }
}

/** The number that a document holds without being issued, with the reason; null where it holds none. */
const waiting = async (visitor: Visitor, id: string) => {
  const { numbers } = await visitor.get(contract.invoiceNumbersWaiting, { query: { page_size: '100' } })
  const found = numbers.find(({ document_id }) => document_id === id)
  return found === undefined ? null : `${found.number} ${found.reason}`
}

/** Saves a draft beside the page, and begins to issue it in the list. */
const issueDraft = async (buyer: string) => {
  const { visitor, steps, said } = await beside()
  const { sid } = await steps.saved(await said(buyer))
  const page = await open('e-invoice')
  await invoiceRow(page, buyer).getByRole('checkbox').check()
  await page.getByRole('button', { name: /^Issue/ }).click()
  return { page, visitor, detail: () => steps.detail(sid), number: () => waiting(visitor, sid) }
}

it('invoices.listFailed: the list says so, and is read again', async () => {
  await expectReadAgain(
    fixture,
    'invoices.listFailed',
    () => open('e-invoice'),
    (page) => page.getByRole('button', { name: /^Add/ }).first(),
  )
})

it('invoice.saveFailed: keeps what was typed, and is saved in the end', async () => {
  const page = await open('e-invoice/new')
  const name = page.getByRole('combobox', { name: "Buyer's company name" })
  await name.fill('Công ty Ghi Sổ')
  await switchOn(fixture.product, 'invoice.saveFailed')
  await page.keyboard.press('F10')
  await expectTexts(page, broken)
  expect(await name.inputValue()).toBe('Công ty Ghi Sổ')
  await switchAllOff(fixture.product)
  await page.keyboard.press('F10')
  await page.waitForURL((url) => !url.pathname.endsWith('/new'))
})

it('invoice.generateAnswerLost, signing.cancelled: the number waits with the invoice, which is issued under it', async () => {
  await switchOn(fixture.product, 'invoice.generateAnswerLost', 'once')
  const { page, detail, number } = await issueDraft('Công ty Giữ Số')
  await expectTexts(page, textsOf(msg`The document could not be written in the tax authority's format`))
  const held = await number()
  expect(held).toMatch(/^\d+ signing$/)
  await switchOn(fixture.product, 'signing.cancelled', 'once')
  await submission(page).getByRole('button', { name: /again/ }).click()
  await expectTexts(page, failureTextsOf({ code: 'signing.cancelled' }))
  expect(await number()).toBe(held)
  await submission(page).getByRole('button', { name: /again/ }).click()
  await submission(page).getByRole('button', { name: 'Done' }).click()
  expect([await number(), `${(await detail()).inv_no} signing`]).toEqual([null, held])
})

it('invoice.issueAnswerLost: is asked for and issued once', async () => {
  await switchOn(fixture.product, 'invoice.issueAnswerLost', 'once')
  const buyer = 'Công ty Một Lần'
  const { page, visitor, number } = await issueDraft(buyer)
  await askServer(submission(page))
  const { invoices } = await visitor.get(contract.searchInvoices, { body: { search_value: buyer } })
  expect(invoices.map(({ etax_status }) => etax_status === 'draft')).toEqual([false])
  expect(await number()).toBe(null)
})

it('invoice.resendFailed: the e-mail is sent again in the end', async () => {
  const { steps, said } = await beside()
  const buyer = 'Công ty Nhận Thư'
  await steps.accepted(await said(buyer, { req_send_email: false }))
  const page = await open('e-invoice')
  await invoiceRow(page, buyer).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Send the buyer the e-mail again' }).click()
  await switchOn(fixture.product, 'invoice.resendFailed')
  const send = page.getByRole('button', { name: 'Send the e-mail', exact: true })
  await send.click()
  await expectTexts(page, broken)
  await switchAllOff(fixture.product)
  await send.click()
  await page.getByText(/^The e-mail is on its way to/).waitFor()
})

it.each<ScenarioName>(['authority.unreachable', 'authority.late'])(
  '%s: the invoice stays in progress, and gets its code once nothing is in the way',
  async (name) => {
    await switchOn(fixture.product, name)
    const { steps, said } = await beside()
    const buyer = `Công ty ${name}`
    await steps.issue(await steps.generated(await said(buyer)))
    const page = await open('e-invoice')
    await invoiceRow(page, buyer).getByText('In progress', { exact: true }).waitFor()
    await switchAllOff(fixture.product)
    await invoiceRow(page, buyer).getByText('Code given', { exact: true }).waitFor()
  },
)

/** Issues an invoice that is turned down, and opens its page. */
const turnedDown = async (name: ScenarioName) => {
  await switchOn(fixture.product, name, 'once')
  const { visitor, steps, said } = await beside()
  const made = await steps.generated(await said(`Công ty ${name}`))
  await steps.issue(made)
  await steps.reaches(made.sid, 'rejected')
  const page = await open(`e-invoice/${made.sid}`)
  return { page, visitor, steps, made }
}

/** Issues it again in its page: it gets its code under the number that has waited for it. */
const issuedAgain = async ({ page, visitor, steps, made }: Awaited<ReturnType<typeof turnedDown>>) => {
  expect(await waiting(visitor, made.sid)).toBe(`${made.inv_no} refused`)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.keyboard.press('F7')
  await submission(page).getByRole('button', { name: 'Done' }).click()
  await steps.reaches(made.sid, 'accepted')
  expect((await steps.detail(made.sid)).inv_no).toBe(made.inv_no)
}

const refusedTitle = msg`The tax authority has refused this e-invoice`

it.each<[ScenarioName, ReturnType<typeof msg>, string]>([
  ['authority.refused', msg`Buyer's tax code`, 'Mã số thuế người mua không tồn tại'],
  ['authority.conflict', msg`Symbol and number`, 'Trùng ký hiệu mẫu số, ký hiệu và số hóa đơn'],
])(
  '%s: its reason is shown; corrected and issued again it gets its code under its number',
  async (name, where, reason) => {
    const refused = await turnedDown(name)
    await expectTexts(refused.page, (i18n) => [...textsOf(refusedTitle, where)(i18n), reason])
    await issuedAgain(refused)
  },
)

it('authority.notPassedOn: the technical answer is shown with what to do; issued again it gets its code under its number', async () => {
  const refused = await turnedDown('authority.notPassedOn')
  const technical = msg`Technical answer: the transmission provider does not pass it on`
  const todo = msg`The tax authority could not read the message. Issue the invoice again; if it happens again, tell customer service.`
  await expectTexts(refused.page, (i18n) => [
    ...textsOf(refusedTitle, todo, technical)(i18n),
    'Sai định dạng thông điệp',
  ])
  await issuedAgain(refused)
  const { steps: taken } = await refused.visitor.get(contract.invoiceTimeline, { params: { id: refused.made.sid } })
  const outcomes = taken.map(({ kind }) => kind).filter((kind) => kind === 'notPassedOn' || kind === 'accepted')
  expect(outcomes).toEqual(['notPassedOn', 'accepted'])
})

it.each<ScenarioName>(['authority.malformed', 'authority.repeated', 'authority.otherInvoice'])(
  '%s: the invoice gets its own code, once',
  async (name) => {
    await switchOn(fixture.product, name)
    const { visitor, steps, said } = await beside()
    const made = await steps.accepted(await said(`Công ty ${name}`))
    const { tax_auth_cd: code, inv_no } = await steps.detail(made.sid)
    expect([code.length, inv_no]).toEqual([34, made.inv_no])
    const { steps: taken } = await visitor.get(contract.invoiceTimeline, { params: { id: made.sid } })
    expect(taken.map(({ kind }) => kind).filter((kind) => kind === 'accepted')).toHaveLength(1)
  },
)
