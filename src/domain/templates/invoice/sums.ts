import { amountOf, decimal, sum } from '../../amounts/decimal.ts'
import { inDong } from '../../amounts/document.ts'
import type { Caption } from '../../documents/caption.ts'
import { shownMoney, type Amount } from '../../money.ts'
import { captions, officialRateCaptions, rateCaptions } from './captions.ts'
import type { FilledInvoice } from './filled.ts'
import { hasDiscounts, hasTaxes, type InvoiceLayout } from './layouts.ts'
import type { PrintedInvoice, PrintedRates, PrintedSum } from './printedInvoice.ts'
import { isTaxed, rateName } from './rates.ts'

/** What stands where an amount is to be filled in. */
const open = '………'

type Money = (amount: Amount | undefined) => string

const moneyOf =
  (currency: string): Money =>
  (amount) =>
    amount === undefined ? open : shownMoney(amount, currency)

const row = (caption: Caption, amount: string, rest: Partial<PrintedSum> = {}): PrintedSum => ({
  caption,
  amount,
  isBold: false,
  before: [],
  ...rest,
})

const discountRow = ({ sums }: FilledInvoice, layout: InvoiceLayout, money: Money): PrintedSum[] =>
  hasDiscounts(layout) || (sums !== null && sums.discount !== '0')
    ? [row(captions.discountSum, money(sums?.discount))]
    : []

const isGiven = ({ amount }: { readonly amount: Amount }): boolean => amount !== '' && amount !== '0'

/** What is added to the sum of the lines, and what is taken off it. */
const changeRows = ({ fees, reductions }: FilledInvoice, money: Money): PrintedSum[] => [
  ...fees.map(({ name, amount }) => row({ vi: name, en: '' }, money(amount === '' ? undefined : amount))),
  ...reductions.filter(isGiven).map(({ caption, amount }) => row(caption, money(amountOf(decimal(amount).neg())))),
]

const totalCaption = ({ formNumber }: FilledInvoice, layout: InvoiceLayout): Caption => {
  if (hasTaxes(layout)) return captions.totalWithTax
  return formNumber === '2' ? captions.totalOfSales : captions.total
}

const totalRow = (invoice: FilledInvoice, layout: InvoiceLayout, money: Money): PrintedSum =>
  row(totalCaption(invoice, layout), money(invoice.sums?.total), { isBold: true })

/** What a foreign currency comes to in đồng, at the rate of the invoice. */
const dongRow = ({ sums, currency, exchangeRate }: FilledInvoice): PrintedSum[] => {
  const dong = currency === 'VND' || sums === null ? null : inDong(sums.total, exchangeRate)
  return dong === null ? [] : [row(captions.inDong, `${shownMoney(dong, 'VND')} VND`)]
}

const taxRows = ({ sums }: FilledInvoice, money: Money): PrintedSum[] => {
  const rate = sums?.rates[0]?.rate
  return [
    row(captions.net, money(sums?.net)),
    row(captions.tax, money(sums?.tax), { before: rate === undefined ? [] : rateName(rate) }),
  ]
}

const grossOf = (net: Amount, tax: Amount): Amount => amountOf(sum([decimal(net), decimal(tax)]))

const ratesOf = ({ sums }: FilledInvoice, layout: InvoiceLayout, money: Money, isPaid: boolean): PrintedRates => ({
  captions: hasTaxes(layout) ? officialRateCaptions : rateCaptions,
  rates: (sums?.rates ?? []).map(({ rate, net, tax }) => ({
    name: rateName(rate),
    amounts: [money(net), isTaxed(rate) ? money(tax) : '–', money(grossOf(net, tax))],
  })),
  total: [money(sums?.net), money(sums?.tax), money(sums === null ? undefined : grossOf(sums.net, sums.tax))],
  isPaid,
})

/** What an invoice comes to. */
export const sumsOf = (
  invoice: FilledInvoice,
  layout: InvoiceLayout,
): Pick<PrintedInvoice, 'sums' | 'rates' | 'lastSums'> => {
  const money = moneyOf(invoice.currency)
  const discount = discountRow(invoice, layout, money)
  const changes = changeRows(invoice, money)
  const last = [...changes, totalRow(invoice, layout, money), ...dongRow(invoice)]
  if (layout.vat === 'eachRate') {
    const isPaid = changes.length === 0
    const rates = ratesOf(invoice, layout, money, isPaid)
    return { sums: discount, rates, lastSums: isPaid ? dongRow(invoice) : last }
  }
  const net = [...discount, ...changes].length === 0 ? [] : [row(captions.net, money(invoice.sums?.net))]
  const before = layout.vat === 'oneRate' ? taxRows(invoice, money) : net
  return { sums: [...discount, ...before, ...last], rates: null, lastSums: [] }
}
