import type { Caption } from '../../documents/caption.ts'
import { shownAmount, shownMoney } from '../../money.ts'
import { amountOf, decimal, sum } from '../../amounts/decimal.ts'
import { natures } from '../../amounts/line.ts'
import type { LineAmounts } from '../../amounts/totals.ts'
import type { FilledLine } from './filled.ts'
import { hasDiscounts, hasTaxes, type ColumnKey, type InvoiceLayout } from './layouts.ts'
import type { PrintedColumn } from './printedInvoice.ts'
import { isTaxed, shownRate } from './rates.ts'

const columnCaptions: Readonly<Record<ColumnKey, Caption>> = {
  ordinal: { vi: 'STT', en: 'No.' },
  description: { vi: 'Tên hàng hóa, dịch vụ', en: 'Description' },
  unit: { vi: 'Đơn vị tính', en: 'Unit' },
  quantity: { vi: 'Số lượng', en: 'Quantity' },
  price: { vi: 'Đơn giá', en: 'Unit price' },
  discountRate: { vi: 'Chiết khấu', en: '%' },
  discount: { vi: 'Tiền chiết khấu', en: 'Discount' },
  rate: { vi: 'Thuế suất', en: 'VAT rate' },
  net: { vi: 'Thành tiền', en: 'Amount' },
  tax: { vi: 'Tiền thuế GTGT', en: 'VAT amount' },
  gross: { vi: 'Thành tiền có thuế GTGT', en: 'Total amount' },
}

/** Beside the amount with tax, as form 01/GTGT has it. */
const netBesideGross: Caption = { vi: 'Thành tiền chưa có thuế GTGT', en: 'Amount' }

type NumberOf = (key: ColumnKey) => number

/** Which columns an amount is made from, as the numbers below the head say. */
const formulas: Partial<Record<ColumnKey, (of: NumberOf, layout: InvoiceLayout) => string>> = {
  net: (of, layout) => `${of('quantity')} × ${of('price')}${hasDiscounts(layout) ? ` − ${of('discount')}` : ''}`,
  tax: (of) => `${of('net')} × ${of('rate')}`,
  gross: (of) => `${of('net')} + ${of('tax')}`,
}

/** The head of the table of lines. */
export const columnsOf = (layout: InvoiceLayout): PrintedColumn[] =>
  layout.columns.map((key, index) => {
    const formula = formulas[key]?.((other) => layout.columns.indexOf(other) + 1, layout)
    return {
      key,
      caption: key === 'net' && hasTaxes(layout) ? netBesideGross : columnCaptions[key],
      number: `${index + 1}${formula === undefined ? '' : ` = ${formula}`}`,
    }
  })

/** An amount that is summed over lines; a trade discount counts against them. */
export const summed: Partial<Record<ColumnKey, (line: FilledLine, amounts: LineAmounts) => string>> = {
  discount: (_line, { discount }) => discount,
  net: ({ nature }, { net }) => signed(nature, net),
  tax: ({ nature }, { tax }) => signed(nature, tax),
  gross: ({ nature }, { net, tax }) => signed(nature, amountOf(sum([decimal(net), decimal(tax)]))),
}

const signed = (nature: FilledLine['nature'], amount: string): string =>
  natures[nature].counts === '-1' ? amountOf(decimal(amount).times(decimal('-1'))) : amount

const percent = (rate: string): string => (rate === '' ? '' : `${shownAmount(rate)}%`)

const given: Partial<Record<ColumnKey, (line: FilledLine, currency: string) => string>> = {
  ordinal: ({ ordinal }) => ordinal,
  description: ({ name }) => name,
  unit: ({ unit }) => unit,
  quantity: ({ quantity }) => shownAmount(quantity),
  price: ({ price }, currency) => shownMoney(price, currency),
  discountRate: ({ discountRate }) => percent(discountRate),
  rate: ({ rate }) => shownRate(rate),
}

const untaxed = '–'

/** What a line says in a column. */
export const cellOf = (key: ColumnKey, line: FilledLine, currency: string): string => {
  const { amounts, rate, nature } = line
  const read = summed[key]
  if (read === undefined) return given[key]?.(line, currency) ?? ''
  if (amounts === null || nature === 'note') return ''
  if (key === 'tax' && !isTaxed(rate)) return untaxed
  const amount = read(line, amounts)
  return key === 'discount' && amount === '0' ? '' : shownMoney(amount, currency)
}
