import { givenLine, newLine, type InvoiceLine } from '../../../src/domain/invoice/lines.ts'
import { natures, type GivenLine } from '../../../src/domain/amounts/line.ts'
import type { InvoiceValues } from '../../../src/domain/invoice/content.ts'
import { newInvoice } from '../../../src/domain/invoice/defaults.ts'
import { layoutsOf } from '../../../src/domain/templates/codes.ts'
import type { GivenDocument } from '../../../src/domain/amounts/document.ts'
import { pick, randomAmount, randomDocument, type Draw } from '../amounts/randomDocuments.ts'

const seller = {
  vietnam_name: 'Công ty TNHH Chè Sen',
  tax_id: '0199999984',
  address: 'Số 1 phố Huế, Hà Nội',
  phone_number: '024 3825 1234',
  email: 'ketoan@example.vn',
}

const blank = (form: '1' | '2'): InvoiceValues =>
  newInvoice({ seller, today: '2026-11-20', form, symbol: form === '1' ? 'C26TAA' : 'C26TBB', newest: '2.1.1' })

const blanks = { '1': blank('1'), '2': blank('2') } as const

const currencies = ['USD', 'EUR', 'KRW', 'JPY', 'GBP', 'CNY', 'AUD', 'CAD', 'CHF', 'HKD', 'NZD'] as const
const exchangeRates = ['25450.5', '26000', '99999.99', '0.01', '17.85', '165.32', '1'] as const

const lineOf = (given: GivenLine, hasRates: boolean): InvoiceLine => ({
  ...newLine(hasRates ? given.rate : ''),
  nature: natures[given.nature].code,
  item_name: 'Chè',
  quantity: given.quantity,
  price: given.price,
  discount_rate: given.discountRate,
  discount_amt: given.discount,
  amount: given.amount,
  ...(given.nature === 'special' && { special_kind: '1', special: [{ name: 'SKhung', value: 'x' }] }),
  ...(given.nature === 'note' && { vat_rate: '', quantity: '', price: '' }),
})

/** An invoice of form 1 or 2 with the template that it is printed in. */
export interface RandomInvoice {
  readonly values: InvoiceValues
  readonly layoutId: string
}

const maybe = (draw: Draw, one: () => string): string => (draw(3) === 0 ? one() : '')

/** An invoice of 1 to 12 lines in any of the currencies, with fees and reductions, adjustments among its lines. */
export const randomInvoice = (draw: Draw): RandomInvoice => {
  const { currency, prices, lines } = randomDocument(draw)
  const form = draw(4) === 0 ? '2' : '1'
  const isVnd = currency === 'VND'
  const places = isVnd ? 0 : 2
  const amount = () => randomAmount(draw, 6, places)
  const values: InvoiceValues = {
    ...blanks[form],
    curr_cd: isVnd ? currency : pick(draw, currencies),
    ex_rate: isVnd ? '1' : pick(draw, exchangeRates),
    price_kind: form === '1' ? prices : 'untaxed',
    lines: lines.map((line) => lineOf(line, form === '1')),
    fees: Array.from({ length: draw(4) === 0 ? 1 + draw(3) : 0 }, (_fee, at) => ({
      fee_name: `Phí ${at + 1}`,
      fee_amt: amount(),
    })),
    untaxed_reduction: form === '1' ? maybe(draw, amount) : '',
    other_reduction: maybe(draw, amount),
    reduced_percent: form === '2' && isVnd ? pick(draw, ['', '1', '2', '3', '5']) : '',
  }
  const [first = '', ...others] = layoutsOf(form)
  return { values, layoutId: pick(draw, [first, ...others]) }
}

/** What of it is counted. */
export const givenOf = (values: InvoiceValues): GivenDocument => ({
  currency: values.curr_cd,
  prices: values.price_kind === 'gross' ? 'gross' : values.form_no === '1' ? 'net' : 'untaxed',
  lines: values.lines.map(givenLine),
  fees: values.fees.map(({ fee_amt }) => fee_amt),
  untaxedReduction: values.untaxed_reduction,
  otherReduction: values.other_reduction,
})
