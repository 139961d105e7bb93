import { amountOf, decimal } from '../../amounts/decimal.ts'
import type { Amount } from '../../money.ts'
import { invoiceAmounts } from '../amounts.ts'
import { countable } from './countable.ts'
import { invoiceTexts, type InvoiceValues } from '../content.ts'
import { isAdjusting } from '../features.ts'
import type { InvoiceText } from '../fields.ts'
import { lineTexts, natureOf, type InvoiceLine, type LineText } from '../lines.ts'
import { correctionTexts } from '../related.ts'
import { amountsLeft, amountsWith, type AmountsLeft } from './left.ts'
import { invoiceLeft, placeOf } from './linesLeft.ts'

/** Where two invoices say something else. */
export interface FieldDifference {
  readonly field: InvoiceText
  readonly before: string
  readonly after: string
}

/** A line that was another, is new, or is there no more; amounts are without VAT, empty where there is no line or it cannot be counted. */
export interface LineDifference {
  /** As the line is called: after, or else before. */
  readonly name: string
  /** What of it says something else; none of a line that is on one side alone. */
  readonly fields: readonly LineText[]
  readonly before: Amount
  readonly after: Amount
  readonly difference: Amount
}

/** A total that is another: `rate` where it is of one rate, empty where it is of all. */
export interface TotalDifference {
  readonly of: 'net' | 'tax' | 'total'
  readonly rate: string
  readonly before: Amount
  readonly after: Amount
  readonly difference: Amount
}

/** An invoice as a correction finds it: with all that has adjusted it before. */
export interface InvoiceBefore {
  readonly values: InvoiceValues
  readonly amounts: AmountsLeft
}

export const invoiceBefore = (original: InvoiceValues, adjustments: readonly InvoiceValues[]): InvoiceBefore => ({
  values: invoiceLeft(original, adjustments),
  amounts: amountsLeft(original, adjustments),
})

export interface InvoiceDifferences {
  readonly fields: readonly FieldDifference[]
  readonly lines: readonly LineDifference[]
  readonly totals: readonly TotalDifference[]
}

/** What every new invoice has of its own, or what is no more than the way to its amounts. */
const uncompared: readonly InvoiceText[] = [
  'xml_vs',
  'smbl_type',
  'form_no',
  'serial_no',
  'inv_date',
  'inv_feature',
  ...correctionTexts,
  'comp_nm',
  'comp_taxcd',
  'comp_add',
  'comp_tel_no',
  'comp_eml',
  'remark',
]

/** Beside the lines of an adjusting invoice stand differences, which totals show. */
const amountTexts: readonly InvoiceText[] = ['untaxed_reduction', 'other_reduction']

const fieldsOf = (original: InvoiceValues, correction: InvoiceValues): readonly FieldDifference[] =>
  invoiceTexts
    .filter((field) => !uncompared.includes(field) && !(isAdjusting(correction) && amountTexts.includes(field)))
    .filter((field) => original[field] !== correction[field])
    .map((field) => ({ field, before: original[field], after: correction[field] }))

interface Side {
  readonly line: InvoiceLine
  readonly net: Amount
}

const sidesOf = (values: InvoiceValues): readonly Side[] => {
  const lines = countable(values)
  const counted = invoiceAmounts({ ...values, lines })
  return values.lines.map((line) => {
    const net = counted.ok ? (counted.value.lines[lines.indexOf(line)]?.net ?? '') : ''
    const isTakenOff = natureOf(line.nature) === 'discount' && net !== ''
    return { line, net: isTakenOff ? amountOf(decimal(net).neg()) : net }
  })
}

const valueOf = (amount: Amount) => decimal(amount === '' ? '0' : amount)
const minus = (after: Amount, before: Amount): Amount => amountOf(valueOf(after).minus(valueOf(before)))

const lineDifference = (before: Side | undefined, after: Side | undefined): readonly LineDifference[] => {
  const fields =
    before === undefined || after === undefined
      ? []
      : lineTexts.filter((field) => before.line[field] !== after.line[field])
  const isSame = before !== undefined && after !== undefined && fields.length === 0 && before.net === after.net
  if (isSame) return []
  const name = (after ?? before)?.line.item_name ?? ''
  const [was, is] = [before?.net ?? '', after?.net ?? '']
  return [{ name, fields, before: was, after: is, difference: minus(is, was) }]
}

/** Lines of two whole invoices, one beside the other. */
const replacedLines = (before: readonly Side[], after: readonly Side[]): readonly LineDifference[] =>
  Array.from({ length: Math.max(before.length, after.length) }, (_, index) => index).flatMap((index) =>
    lineDifference(before[index], after[index]),
  )

/** Lines that hold differences, each to the line that it is about, as those before it have left that. */
const adjustedLines = (before: readonly Side[], after: readonly Side[]): readonly LineDifference[] => {
  const left = new Map<Side, Amount>()
  const lines = before.map((each) => each.line)
  return after.map(({ line, net }) => {
    const first = before[placeOf(lines, line)]
    const was = first === undefined ? '' : (left.get(first) ?? first.net)
    const sum = amountOf(valueOf(was).plus(valueOf(net)))
    if (first !== undefined) left.set(first, sum)
    return { name: line.item_name, fields: [], before: was, after: sum, difference: amountOf(valueOf(net)) }
  })
}

const totalsOf = (before: AmountsLeft, correction: InvoiceValues): readonly TotalDifference[] => {
  const said = { ...correction, lines: countable(correction) }
  const after = isAdjusting(correction) ? amountsWith(before, said) : amountsLeft(said, [])
  const compared = (of: TotalDifference['of'], rate: string, was: Amount, is: Amount): readonly TotalDifference[] =>
    was === is ? [] : [{ of, rate, before: was, after: is, difference: minus(is, was) }]
  const rates = [...new Set([...before.rates, ...after.rates].map(({ rate }) => rate))]
  return [
    ...rates.flatMap((rate) => {
      const [was, is] = [before, after].map((side) => side.rates.find((each) => each.rate === rate))
      return [
        ...compared('net', rate, was?.net ?? '0', is?.net ?? '0'),
        ...compared('tax', rate, was?.tax ?? '0', is?.tax ?? '0'),
      ]
    }),
    ...compared('net', '', before.net, after.net),
    ...compared('tax', '', before.tax, after.tax),
    ...compared('total', '', before.total, after.total),
  ]
}

/**
 * What a correction changes, by field, line and total. An adjusting invoice's amounts are differences: added to those before they are the after.
 * Lines that cannot be counted yet come to nothing.
 */
export const invoiceDifferences = (
  { values, amounts }: InvoiceBefore,
  correction: InvoiceValues,
): InvoiceDifferences => {
  const [before, after] = [sidesOf(values), sidesOf(correction)]
  return {
    fields: fieldsOf(values, correction),
    lines: isAdjusting(correction) ? adjustedLines(before, after) : replacedLines(before, after),
    totals: totalsOf(amounts, correction),
  }
}
