import type { Caption } from '../../../../domain/documents/caption.ts'
import type { Content, ContentText, TableCell } from 'pdfmake/interfaces'
import type { PrintedRate, PrintedRates, PrintedSum } from '../../../../domain/templates/invoice/printedInvoice.ts'
import { styledRuns } from '../../typefaces.ts'
import { captionLine, captionText, stackedCaption } from '../captions.ts'
import { ruled } from '../tables.ts'
import type { ItemTable } from './rows.ts'
import { numberWidth } from './widths.ts'

const bodySize = 10
/** Points of the columns of the sums by rate. */
const rateWidth = 82

const parts = (texts: readonly (Caption | string)[]): Content[] =>
  texts.flatMap((text) => (typeof text === 'string' ? [text] : captionText(text)))

const amountCell = (amount: string, bold = false): TableCell => ({ text: amount, alignment: 'right', bold })

/** Points of the widest of amounts on one line; bold letters are hardly wider. */
const widthFor = (amounts: readonly string[], least: number): number =>
  Math.max(least, ...amounts.map((amount) => Math.ceil(numberWidth(amount, bodySize)) + 2))

/** A caption may hold what users have written, such as the name of a fee. */
const captionRuns = ({ vi, en }: Caption, style: Partial<ContentText>): Content[] => [
  ...styledRuns(vi, style),
  ...captionText({ vi: '', en }).slice(1),
]

const sumCells = ({ caption, amount, isBold, before }: PrintedSum): TableCell[] => [
  {
    columns: [
      { width: 'auto', text: parts(before) },
      { width: '*', text: [...captionRuns(caption, { bold: isBold }), ':'], alignment: 'right', bold: isBold },
    ],
  },
  amountCell(amount, isBold),
]

/** @param least points of the last column of the table above, below which the amounts stand */
const sumTable = (rows: readonly PrintedSum[], least: number): Content[] => {
  if (rows.length === 0) return []
  const width = widthFor(
    rows.map(({ amount }) => amount),
    least,
  )
  return [
    {
      table: { widths: ['*', width], body: rows.map(sumCells), dontBreakRows: true },
      // The line above is that of the table before it.
      layout: { ...ruled, hLineWidth: (row) => (row === 0 ? 0 : 0.5) },
    },
  ]
}

const rateCells = ({ name, amounts }: PrintedRate): TableCell[] => [
  { text: parts(name) },
  ...amounts.map((amount) => amountCell(amount)),
]

const headCell = (caption: Caption): TableCell => ({ stack: stackedCaption(caption), alignment: 'center', fontSize: 9 })

/** Sums of each rate: the tax stands by itself for each kind of rate (Circular 91/2026, form 01/GTGT). */
const rateTable = ({ captions, rates, total, isPaid }: PrintedRates, width: number): Content => {
  const { summary, net, tax, gross, total: paid } = captions
  return {
    margin: [0, 6, 0, 0],
    table: {
      widths: ['*', width, width, width],
      headerRows: 1,
      dontBreakRows: true,
      body: [
        [summary, net, tax, gross].map(headCell),
        ...rates.map(rateCells),
        [
          { text: captionText(isPaid ? paid : { vi: 'Cộng', en: 'Sum' }), bold: true },
          ...total.map((amount) => amountCell(amount, true)),
        ],
      ],
    },
    layout: ruled,
  }
}

/** The sums of each rate, and what is added to them and taken off. */
const rateSums = (rates: PrintedRates, lastSums: readonly PrintedSum[]): Content[] => {
  const amounts = [
    ...rates.rates.flatMap((rate) => rate.amounts),
    ...rates.total,
    ...lastSums.map(({ amount }) => amount),
  ]
  const width = widthFor(amounts, rateWidth)
  return [rateTable(rates, width), ...sumTable(lastSums, width)]
}

/** What an invoice comes to, in figures and words, below its lines. */
export const totals = ({ invoice, widths }: ItemTable): Content[] => {
  const { sums, rates, lastSums, words } = invoice
  return [
    ...sumTable(sums, widths.at(-1) ?? 0),
    ...(rates === null ? [] : rateSums(rates, lastSums)),
    { ...captionLine(words.caption, words.value, { bold: true }), margin: [0, 6, 0, 0] },
  ]
}
