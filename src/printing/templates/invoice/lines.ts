/** What may stand as the VAT rate of a line (facts of the field §5.4): per cent, or not taxed. */
export type VatRate = 0 | 5 | 8 | 10 | 'KCT' | 'KKKNT'

/** One line of an invoice; amounts in đồng. */
export interface InvoiceLine {
  readonly description: string
  readonly unit: string
  readonly quantity: number
  readonly price: number
  /** Per cent of quantity by price. */
  readonly discountRate: number
  readonly rate: VatRate
}

export interface LineAmounts {
  readonly discount: number
  /** Without VAT, after the discount. */
  readonly net: number
  readonly tax: number
  readonly gross: number
}

const percentOf = (rate: VatRate): number => (typeof rate === 'number' ? rate : 0)

/** VAT of an amount, to the nearest đồng. */
const vatOf = (net: number, rate: VatRate): number => Math.round((net * percentOf(rate)) / 100)

export const amountsOf = ({ quantity, price, discountRate, rate }: InvoiceLine): LineAmounts => {
  const full = quantity * price
  const discount = Math.round((full * discountRate) / 100)
  const net = full - discount
  const tax = vatOf(net, rate)
  return { discount, net, tax, gross: net + tax }
}

/** Sums of the lines with one rate. The tax is that of the sum, rounded once (facts of the field §1.3). */
export interface RateSum extends Omit<LineAmounts, 'discount'> {
  readonly rate: VatRate
}

export interface InvoiceSums extends LineAmounts {
  readonly rates: readonly RateSum[]
}

const rateOrder: readonly VatRate[] = ['KCT', 'KKKNT', 0, 5, 8, 10]

const total = <Item>(items: readonly Item[], read: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + read(item), 0)

const rateSum = (lines: readonly InvoiceLine[], rate: VatRate): RateSum => {
  const net = total(lines, (line) => amountsOf(line).net)
  const tax = vatOf(net, rate)
  return { rate, net, tax, gross: net + tax }
}

export const sumsOf = (lines: readonly InvoiceLine[]): InvoiceSums => {
  const rates = rateOrder.flatMap((rate) => {
    const taxed = lines.filter((line) => line.rate === rate)
    return taxed.length === 0 ? [] : [rateSum(taxed, rate)]
  })
  return {
    rates,
    discount: total(lines, (line) => amountsOf(line).discount),
    net: total(rates, ({ net }) => net),
    tax: total(rates, ({ tax }) => tax),
    gross: total(rates, ({ gross }) => gross),
  }
}
