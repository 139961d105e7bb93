import type { Scene, Stage } from '../scene.ts'
import { fewAppearances } from '../scene.ts'

const account = 'admin@tokhai.example'

const open = async ({ page, origin, locale }: Stage, path: string): Promise<void> => {
  await page.goto(`${origin}/${locale}/${path}`)
}

/** A list with its rows. */
const openList = async (stage: Stage, path: string): Promise<void> => {
  await open(stage, path)
  await stage.page.getByRole('grid').getByRole('row').nth(1).getByRole('checkbox').waitFor()
}

/** A new invoice for the first customer that is found, with a line of each of these codes. */
const fillInvoice = async (stage: Stage, codes: readonly string[]): Promise<void> => {
  const { page, translate } = stage
  await open(stage, 'sale/e-invoice/new')
  const buyer = page.getByRole('combobox', { name: translate("Buyer's company name") })
  await buyer.fill('công ty')
  await page.getByRole('listbox').getByRole('option').first().click()
  await page.getByRole('grid').getByRole('gridcell').first().click()
  for (const code of codes) {
    await page.keyboard.type(code)
    await page
      .getByRole('listbox')
      .getByRole('option', { name: new RegExp(code) })
      .waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.type('3')
    await page.keyboard.press('Enter')
  }
  await page
    .getByRole('grid')
    .getByRole('row')
    .nth(codes.length + 1)
    .waitFor()
}

/** The row of the demo's review request. */
const requestRow = ({ page }: Stage) =>
  page
    .getByRole('grid')
    .getByText(/TB-RSĐT/)
    .first()

/** The demo's review request, with its invoices. */
const openRequest = async (stage: Stage): Promise<void> => {
  await open(stage, 'sale/review-requests')
  await requestRow(stage).click()
  await stage.page.getByRole('table').getByRole('row').nth(1).waitFor()
}

const codes = ['SP000001', 'SP000002', 'SP000004']

export const invoiceScenes: readonly Scene[] = [
  { name: 'invoices', account, play: (stage) => openList(stage, 'sale/e-invoice') },
  { name: 'invoice-new', account, play: (stage) => fillInvoice(stage, codes) },
  {
    name: 'invoice-issue',
    account,
    appearances: fewAppearances,
    play: async (stage) => {
      const { page, translate } = stage
      await fillInvoice(stage, codes)
      await page.keyboard.press('F7')
      await page.getByRole('dialog', { name: translate('Issue the e-invoice') }).waitFor()
      await page.getByRole('heading', { name: translate('The e-invoice is issued') }).waitFor()
    },
  },
  {
    name: 'invoice-incomplete',
    account,
    appearances: fewAppearances,
    play: async (stage) => {
      const { page, translate } = stage
      await open(stage, 'sale/e-invoice/new')
      await page.getByRole('grid').getByRole('gridcell').first().waitFor()
      await page.keyboard.press('F7')
      await page.getByText(translate('Enter at least one line')).first().waitFor()
    },
  },
  { name: 'invoice-status', account, play: (stage) => openList(stage, 'sale/status') },
  {
    name: 'invoice-numbers',
    account,
    appearances: fewAppearances,
    play: (stage) => openList(stage, 'sale/e-invoice-numbers'),
  },
  {
    name: 'review-requests',
    account,
    appearances: fewAppearances,
    play: async (stage) => {
      await open(stage, 'sale/review-requests')
      await requestRow(stage).waitFor()
    },
  },
  { name: 'review-request', account, appearances: fewAppearances, play: openRequest },
  {
    name: 'review-request-invoice',
    account,
    appearances: fewAppearances,
    play: async (stage) => {
      const { page, translate } = stage
      await openRequest(stage)
      await page.getByRole('table').getByRole('link').first().click()
      await page.getByText(translate('The tax authority asks you to review this e-invoice')).waitFor()
    },
  },
  { name: 'customers', account, play: (stage) => openList(stage, 'customers') },
  {
    name: 'customer-form',
    account,
    appearances: fewAppearances,
    play: async (stage) => {
      const { page, translate } = stage
      await openList(stage, 'customers')
      await page.getByRole('rowheader').first().dblclick()
      await page.getByRole('textbox', { name: translate('Customer code') }).waitFor()
    },
  },
]
