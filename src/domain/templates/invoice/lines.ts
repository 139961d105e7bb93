import { amountOf, decimal, zero, type Decimal } from '../../amounts/decimal.ts'
import { shownAmount, shownMoney } from '../../money.ts'
import { texts } from './captions.ts'
import { cellOf, summed } from './columns.ts'
import type { FilledLine } from './filled.ts'
import { hasDiscounts, type InvoiceLayout } from './layouts.ts'
import type { PrintedLine } from './printedInvoice.ts'

const natureTexts: Partial<Record<FilledLine['nature'], string>> = {
  promotion: texts.promotion,
  discount: texts.tradeDiscount,
}

/** A discount stands below the name where a layout has no column for it. */
const discountText = ({ discountRate, amounts }: FilledLine, currency: string): string[] => {
  if (amounts === null || amounts.discount === '0') return []
  const rate = discountRate === '' ? '' : ` ${shownAmount(discountRate)}%`
  return [`${texts.discount}${rate}: ${shownMoney(amounts.discount, currency)}`]
}

const detailsOf = (line: FilledLine, layout: InvoiceLayout, currency: string): string[] => [
  ...[natureTexts[line.nature] ?? []].flat().filter((text) => text !== line.name),
  ...(hasDiscounts(layout) ? [] : discountText(line, currency)),
  ...line.details,
]

/** Lines as they are printed, each with what all up to it come to. */
export const printedLines = (
  lines: readonly FilledLine[],
  layout: InvoiceLayout,
  currency: string,
): readonly PrintedLine[] => {
  const totals = new Map<string, Decimal>()
  return lines.map((line) => ({
    cells: layout.columns.map((key) => cellOf(key, line, currency)),
    details: detailsOf(line, layout, currency),
    carried: layout.columns.map((key) => {
      const read = summed[key]
      if (read === undefined) return ''
      const amount = line.amounts === null ? zero : decimal(read(line, line.amounts))
      const total = (totals.get(key) ?? zero).plus(amount)
      totals.set(key, total)
      return shownMoney(amountOf(total), currency)
    }),
  }))
}
