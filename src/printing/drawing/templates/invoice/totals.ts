import type { Caption } from '../../../../domain/documents/caption.ts'
import type { Content, TableCell } from 'pdfmake/interfaces'
import type { DocumentAmounts } from '../../../../domain/amounts/document.ts'
import type { RateSum } from '../../../../domain/amounts/totals.ts'
import { shownAmount, type Amount } from '../../../../domain/money.ts'
import { captionText, stackedCaption } from '../captions.ts'
import { ruled } from '../tables.ts'
import { amountWidth, hasDiscounts, type InvoiceLayout } from './layouts.ts'
import { grossOf, isTaxed } from './lines.ts'

/** Points of the columns of the sums by rate. */
const rateWidth = 82

const captions = {
  discount: { vi: 'Tổng tiền chiết khấu thương mại', en: 'Total trade discount' },
  net: { vi: 'Cộng tiền hàng', en: 'Total amount' },
  rate: { vi: 'Thuế suất GTGT', en: 'VAT rate' },
  tax: { vi: 'Tiền thuế GTGT', en: 'VAT amount' },
  total: { vi: 'Tổng cộng tiền thanh toán', en: 'Total payment' },
  words: { vi: 'Số tiền viết bằng chữ', en: 'Amount in words' },
  summary: { vi: 'Tổng hợp theo thuế suất', en: 'Summary by VAT rate' },
  withoutTax: { vi: 'Tiền chưa có thuế', en: 'Amount' },
  withTax: { vi: 'Tiền có thuế', en: 'Total amount' },
} as const satisfies Record<string, Caption>

const untaxed = new Map([
  ['KCT', 'Không chịu thuế (KCT)'],
  ['KKKNT', 'Không kê khai, tính nộp thuế (KKKNT)'],
])

const rateName = (rate: string): Content[] => [untaxed.get(rate) ?? [...captionText(captions.rate), `: ${rate}`]].flat()

const amountCell = (amount: Amount, bold = false): TableCell => ({
  text: shownAmount(amount),
  alignment: 'right',
  bold,
})

interface SumRow {
  readonly caption: Caption
  readonly amount: Amount
  readonly bold?: boolean
  /** What stands at the beginning of the row. */
  readonly before?: Content[]
}

const sumCells = ({ caption, amount, bold = false, before = [] }: SumRow): TableCell[] => [
  {
    columns: [
      { width: 'auto', text: before },
      { width: '*', text: [...captionText(caption), ':'], alignment: 'right', bold },
    ],
  },
  amountCell(amount, bold),
]

const taxRows = ({ rates: [only], net, tax }: DocumentAmounts): SumRow[] => [
  { caption: captions.net, amount: net },
  { caption: captions.tax, amount: tax, before: only === undefined ? [] : rateName(only.rate) },
]

const discountRows = (layout: InvoiceLayout, { discount }: DocumentAmounts): SumRow[] =>
  hasDiscounts(layout) ? [{ caption: captions.discount, amount: discount }] : []

const sumRows = (layout: InvoiceLayout, sums: DocumentAmounts): SumRow[] => [
  ...discountRows(layout, sums),
  ...(layout.vat === 'oneRate' ? taxRows(sums) : []),
  ...(layout.vat === 'eachRate' ? [] : [{ caption: captions.total, amount: sums.total, bold: true }]),
]

const sumTable = (layout: InvoiceLayout, rows: readonly SumRow[]): Content[] =>
  rows.length === 0
    ? []
    : [
        {
          table: { widths: ['*', amountWidth(layout)], body: rows.map(sumCells) },
          // The line above is that of the table of lines.
          layout: { ...ruled, hLineWidth: (row) => (row === 0 ? 0 : 0.5) },
        },
      ]

const rateCells = ({ rate, net, tax }: RateSum): TableCell[] => [
  { text: rateName(rate) },
  amountCell(net),
  isTaxed(rate) ? amountCell(tax) : { text: '–', alignment: 'right' },
  amountCell(grossOf({ net, tax })),
]

const headCell = (caption: Caption): TableCell => ({ stack: stackedCaption(caption), alignment: 'center', fontSize: 9 })

/** Sums of each rate: the tax stands by itself for each kind of rate (Circular 91/2026, form 01/GTGT). */
const rateTable = ({ rates, net, tax, total }: DocumentAmounts): Content => ({
  margin: [0, 6, 0, 0],
  table: {
    widths: ['*', rateWidth, rateWidth, rateWidth],
    body: [
      [captions.summary, captions.withoutTax, captions.tax, captions.withTax].map(headCell),
      ...rates.map(rateCells),
      [
        { text: captionText(captions.total), bold: true },
        amountCell(net, true),
        amountCell(tax, true),
        amountCell(total, true),
      ],
    ],
  },
  layout: ruled,
})

/** What an invoice comes to, in figures and words, below its lines. */
export const totals = (layout: InvoiceLayout, sums: DocumentAmounts, words: string): Content => ({
  unbreakable: true,
  stack: [
    ...sumTable(layout, sumRows(layout, sums)),
    ...(layout.vat === 'eachRate' ? [rateTable(sums)] : []),
    { text: [...captionText(captions.words), ': ', { text: words, bold: true }], margin: [0, 6, 0, 0] },
  ],
})
