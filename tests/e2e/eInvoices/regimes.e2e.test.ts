import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { shownDay, vietnamDay } from '../../../src/domain/dates.ts'
import type { InvoiceContent } from '../../../src/domain/invoice/content.ts'
import { lineSaid } from '../../server/support/invoices.ts'
import { inBrowser } from '../support/fixtures.ts'
import {
  acceptedInvoice,
  agree,
  beginCorrection,
  changes,
  choose,
  draftCorrection,
  explain,
  issueCorrection,
  press,
  wizard,
} from '../support/invoiceCorrections.ts'
import { onDays, type DaysFixture } from '../support/onDays.ts'

const fixture = inBrowser()
const userId = 'admin@tokhai.example'

const notice = 'Notice 04/SS-HĐĐT'
const adjusting = 'Adjusting invoice'
const replacing = 'Replacing invoice'

const wrong = {
  name: 'Name or address of the buyer',
  amount: 'Amount or tax',
  notGiven: 'There should be no invoice',
} as const

const either = /^The law leaves it to you to adjust the invoice or to replace it/
const agreementIsMissing = /^Agree with the buyer in writing/

const today = (): string => shownDay(vietnamDay(new Date()))

/** Says in the wizard what is wrong, and expects these ways of correcting it and no other, with the reason. */
const expectOffered = async (page: Page, error: string, ways: readonly string[], reason: RegExp): Promise<void> => {
  await choose(page, error)
  await press(page, 'Go on')
  await wizard(page).getByText(reason).waitFor()
  const shown = []
  for (const way of [notice, adjusting, replacing])
    if ((await wizard(page).getByText(way, { exact: true }).count()) > 0) shown.push(way)
  expect(shown).toEqual(ways)
}

const chooseWay = async (page: Page, way: string): Promise<void> => {
  await choose(page, way)
  await press(page, 'Choose this way')
}

/** The rows of the list that are for a buyer and say all of this. */
const listed = (page: Page, buyer: string, ...said: readonly string[]) =>
  said.reduce(
    (rows, text) => rows.filter({ has: page.getByText(text, { exact: true }) }),
    page.getByRole('grid', { name: 'E-invoices' }).getByRole('row').filter({ hasText: buyer }),
  )

/** Buyers of invoices of today, by what is wrong with them. */
const buyers = () => ({
  name: `Sai tên ${today()}`,
  adjusted: `Sai tiền ${today()}`,
  replaced: `Thay thế ${today()}`,
  notGiven: `Không bán ${today()}`,
})

const openInvoices = ({ page, product }: DaysFixture) => page.goto(`${product.origin}/en/sale/e-invoice`)

/** Makes accepted invoices for buyers, and shows them in the list. They were sent to nobody, so that a notice may cancel them. */
const expectAccepted = async (on: DaysFixture, names: readonly string[], changed: Partial<InvoiceContent> = {}) => {
  for (const company_name of names) await acceptedInvoice(on, { company_name, req_send_email: false, ...changed })
  await openInvoices(on)
  for (const name of names) await listed(on.page, name, 'Code given', '–').waitFor()
}

const toInvoices = (page: Page) => page.getByRole('link', { name: 'E-invoices', exact: true }).click()

/** Opens an invoice from the list. */
const openListed = async (page: Page, buyer: string, ...said: readonly string[]): Promise<void> => {
  await toInvoices(page)
  await listed(page, buyer, ...said)
    .getByRole('rowheader')
    .first()
    .dblclick()
}

/** Sends the notice that the wizard begins, and waits for its receipt. @param effect what becomes of the invoice, where notices of the day say so */
const sendNotice = async (page: Page, reason: string, effect: string | null): Promise<void> => {
  await press(page, 'Begin the notice')
  await page.getByRole('textbox', { name: 'What is wrong, and what is right', exact: true }).fill(reason)
  const effects = page.getByRole('combobox', { name: 'What becomes of it' })
  if (effect === null) expect(await effects.count()).toBe(0)
  else await effects.selectOption({ label: effect })
  await page.keyboard.press('F7')
  await page.getByRole('dialog', { name: 'Send the document' }).getByRole('button', { name: 'Done' }).click()
  const notices = page.getByRole('grid', { name: 'Error notices' }).getByRole('row')
  await notices.nth(1).getByText('Received', { exact: true }).waitFor()
}

/** Writes a cell of the first line of the invoice that is filled in. */
const writeLine = async (page: Page, column: string, text: string): Promise<void> => {
  const lines = page.getByRole('grid')
  const headers = await lines.getByRole('columnheader').allTextContents()
  await lines
    .getByRole('row')
    .nth(1)
    .locator('td')
    .nth(headers.indexOf(column) - 1)
    .click()
  await page.getByRole('textbox', { name: `${column}, line 1`, exact: true }).fill(text)
  await page.keyboard.press('Enter')
}

/** Issues what corrects an invoice: where the law asks for an agreement, not before there is one. */
const issueAgreed = async (page: Page, asksForAgreement: boolean): Promise<void> => {
  if (asksForAgreement) {
    await page.keyboard.press('F7')
    await page.getByText(agreementIsMissing).first().waitFor()
    await agree(page, today())
  }
  await issueCorrection(page)
}

interface Law {
  readonly asksForAgreement: boolean
  /** What a notice says to become of an invoice that stands; null where notices do not say it. */
  readonly explained: string | null
}

/** Invoices of today are corrected in the ways that each law knows. */
const itIsCorrectedByTheLawOfToday = (on: DaysFixture, { asksForAgreement, explained }: Law) => {
  it('a wrong name is corrected by a notice alone, which is received', async () => {
    const { page } = on
    const { name: buyer } = buyers()
    await openListed(page, buyer)
    await beginCorrection(page)
    await expectOffered(
      page,
      wrong.name,
      [notice],
      /^Tax code, goods and amounts are right, so the law asks for a notice/,
    )
    await sendNotice(page, 'Tên đúng: Công ty Hoa Lan', explained)
    await toInvoices(page)
    await listed(page, buyer, 'Accepted, error reported').waitFor()
  })

  it('a wrong amount is adjusted by an invoice that holds the difference, which is accepted [002-4.3-02]', async () => {
    const { page } = on
    const { adjusted: buyer } = buyers()
    await openListed(page, buyer)
    await draftCorrection(page, [
      () => expectOffered(page, wrong.amount, [adjusting, replacing], either),
      () => chooseWay(page, adjusting),
      () => explain(page, 'Sai thành tiền'),
    ])
    await writeLine(page, 'Amount', '-50000')
    await changes(page).filter({ hasText: '600.000' }).first().waitFor()
    await issueAgreed(page, asksForAgreement)
    await listed(page, buyer, 'Code given', 'Adjusts another', '-54.000').waitFor()
    await listed(page, buyer, 'Code given', 'Adjusted', '702.000').waitFor()
  })

  it('a wrong amount is replaced by an invoice that says all of it again, which is accepted [002-4.3-02]', async () => {
    const { page } = on
    const { replaced: buyer } = buyers()
    await openListed(page, buyer)
    await draftCorrection(page, [
      () => expectOffered(page, wrong.amount, [adjusting, replacing], either),
      () => chooseWay(page, replacing),
      () => explain(page, 'Sai thành tiền'),
    ])
    await writeLine(page, 'Price', '60000')
    await changes(page).filter({ hasText: '600.000' }).first().waitFor()
    await issueAgreed(page, asksForAgreement)
    await listed(page, buyer, 'Code given', 'Replaces another', '648.000').waitFor()
    await listed(page, buyer, 'Code given', 'Replaced', '702.000').waitFor()
  })
}

/** An accepted invoice of what was not given is not cancelled: it is brought to zero, once that is agreed. */
const expectBroughtToZero = async (page: Page, buyer: string): Promise<void> => {
  await openListed(page, buyer)
  await draftCorrection(page, [
    () => expectOffered(page, wrong.notGiven, [adjusting], /^Invoices are not cancelled since 1 June 2025/),
    () => explain(page, 'Không bán hàng'),
  ])
  await issueAgreed(page, true)
  await listed(page, buyer, 'Code given', 'Adjusts another', '-702.000').waitFor()
  await listed(page, buyer, 'Code given', 'Adjusted', '702.000').waitFor()
}

describe('on 31 May 2025, by Decree 123/2020', () => {
  const on = onDays(fixture, { userId, days: ['2025-05-31', '2025-06-01'] })
  const left = 'Để lại 31/05/2025'

  it('invoices are given their codes', () => expectAccepted(on, [...Object.values(buyers()), left]))

  itIsCorrectedByTheLawOfToday(on, { asksForAgreement: false, explained: 'It is explained, and stays as it is' })

  it('an invoice of what was not given is cancelled by a notice, and corrected no more [002-4.3-02]', async () => {
    const { page } = on
    const { notGiven: buyer } = buyers()
    await openListed(page, buyer)
    await beginCorrection(page)
    await expectOffered(
      page,
      wrong.notGiven,
      [notice, adjusting],
      /^Until 31 May 2025 a notice cancels such an invoice/,
    )
    await chooseWay(page, notice)
    await sendNotice(page, 'Không bán hàng', 'It is cancelled')
    await openListed(page, buyer, 'Cancelled')
    await page.getByRole('button', { name: 'Correct…' }).hover()
    await page.getByText('A notice 04/SS-HĐĐT has cancelled it').first().waitFor()
  })

  it('a day later, by Decree 70/2025, one of 31 May is cancelled no more, but adjusted to zero', async () => {
    await on.reach('2025-06-01')
    await openInvoices(on)
    await expectBroughtToZero(on.page, left)
  })
})

describe('on 30 June 2026, by Decree 70/2025', () => {
  const on = onDays(fixture, { userId, days: ['2026-06-30', '2026-07-01'] })
  const vehicles = 'Mua xe 30/06/2026'
  const vehicle = lineSaid({
    item_code: '',
    item_name: 'Xe máy',
    nature: '5',
    special_kind: '1',
    special: [{ name: 'SKhung', value: 'RLHJA3901PY000001' }],
  })

  it('invoices are given their codes', async () => {
    await expectAccepted(on, [vehicles], { lines: [vehicle] })
    await expectAccepted(on, Object.values(buyers()))
  })

  itIsCorrectedByTheLawOfToday(on, { asksForAgreement: true, explained: null })

  it('an invoice of what was not given is adjusted to zero', () => expectBroughtToZero(on.page, buyers().notGiven))

  it('an invoice for a vehicle may be adjusted or replaced', async () => {
    const { page } = on
    await openListed(page, vehicles)
    await beginCorrection(page)
    await expectOffered(page, wrong.amount, [adjusting, replacing], either)
  })

  describe('and a day later, by Decree 254/2026 and Circular 91/2026', () => {
    beforeAll(async () => {
      await on.reach('2026-07-01')
      await openInvoices(on)
    })

    it('an invoice of 30 June for a vehicle is adjusted no more, but replaced', async () => {
      const { page } = on
      await openListed(page, vehicles)
      await draftCorrection(page, [
        () =>
          expectOffered(
            page,
            wrong.amount,
            [replacing],
            /^Since 1 July 2026 an invoice of a cash register, or of goods/,
          ),
        () => explain(page, 'Sai thành tiền'),
      ])
      await writeLine(page, 'Price', '60000')
      await issueAgreed(page, true)
      await listed(page, vehicles, 'Code given', 'Replaces another').waitFor()
      await listed(page, vehicles, 'Code given', 'Replaced').waitFor()
    })

    it('invoices of the day are given their codes', () => expectAccepted(on, Object.values(buyers())))

    itIsCorrectedByTheLawOfToday(on, { asksForAgreement: true, explained: null })

    it('an invoice of what was not given is adjusted to zero', () => expectBroughtToZero(on.page, buyers().notGiven))

    it('the first way of correcting an invoice is the only one for those after it', async () => {
      const { page } = on
      const { adjusted, replaced } = buyers()
      await openListed(page, adjusted, 'Adjusted')
      await beginCorrection(page)
      await expectOffered(page, wrong.amount, [adjusting], /^This invoice was adjusted before/)
      await press(page, 'Cancel')
      await openListed(page, replaced, 'Replaces another')
      await beginCorrection(page)
      await expectOffered(page, wrong.amount, [replacing], /^This invoice replaces another one/)
    })
  })
})
