import type { FieldProblem } from '../failure.ts'
import { currencyDecimals, type Amount } from '../money.ts'
import { fail, succeed, type Result } from '../result.ts'
import { amountOf, decimal, rounded, sum } from './decimal.ts'
import { formats, numberProblem } from './formats.ts'
import { countLine, type CountedLine, type GivenLine } from './line.ts'
import { sumLines, type LineSums, type Prices } from './totals.ts'

/** Lines that a document may have: as many as the element STT can number. */
export const mostLines = 9999
const mostFees = 100

export interface GivenDocument {
  readonly currency: string
  readonly prices: Prices
  readonly lines: readonly GivenLine[]
  /** Fees and charges beside the lines. */
  readonly fees: readonly string[]
  /** What is taken off without being part of the VAT: TGTKCThue, TGTKhac. Empty where nothing is. */
  readonly untaxedReduction: string
  readonly otherReduction: string
}

export interface DocumentAmounts extends LineSums {
  /** What the buyer pays. */
  readonly total: Amount
}

/** Decimals that a computed amount of a currency is rounded to: none of VND, two of every other one. */
export const placesOf = (currency: string): number => currencyDecimals(currency).least

const countLines = ({ lines, prices }: GivenDocument, places: number, count: typeof countLine) => {
  const rules = { places, hasRates: prices !== 'untaxed' }
  const counted: CountedLine[] = []
  const problems: FieldProblem[] = []
  for (const [index, line] of lines.entries()) {
    const result = count(line, rules)
    if (result.ok) counted.push(result.value)
    else problems.push(...result.failure.map(({ field, message }) => ({ field: `lines.${index}.${field}`, message })))
  }
  return { counted, problems }
}

const extraProblem = (field: string, text: string, places: number): FieldProblem[] => {
  const message = text === '' ? null : numberProblem(text, { ...formats.TPhi, decimals: places })
  return message === null ? [] : [{ field, message }]
}

const extraProblems = (given: GivenDocument, places: number): FieldProblem[] => [
  ...given.fees.flatMap((fee, index) => extraProblem(`fees.${index}`, fee, places)),
  ...extraProblem('untaxedReduction', given.untaxedReduction, places),
  ...extraProblem('otherReduction', given.otherReduction, places),
]

const tooMany = ({ lines, fees }: GivenDocument): FieldProblem[] => [
  ...(lines.length > mostLines ? [{ field: 'lines', message: `too_many:${mostLines}` }] : []),
  ...(fees.length > mostFees ? [{ field: 'fees', message: `too_many:${mostFees}` }] : []),
]

const valueOf = (text: string) => decimal(text === '' ? '0' : text)

/**
 * All amounts of a document, in the browser as on the server, or what is wrong with what was given, by field.
 * @param count `countLine`, or one that remembers what lines came to
 */
export const documentAmounts = (
  given: GivenDocument,
  count: typeof countLine = countLine,
): Result<DocumentAmounts, readonly FieldProblem[]> => {
  const crowded = tooMany(given)
  if (crowded.length > 0) return fail(crowded)
  const places = placesOf(given.currency)
  const { counted, problems } = countLines(given, places, count)
  const all = [...problems, ...extraProblems(given, places)]
  if (all.length > 0) return fail(all)
  const sums = sumLines(counted, given.prices, places)
  const total = sum([decimal(sums.net), decimal(sums.tax), ...given.fees.map(valueOf)])
    .minus(valueOf(given.untaxedReduction))
    .minus(valueOf(given.otherReduction))
  return succeed({ ...sums, total: amountOf(total) })
}

/** An amount of a foreign currency in đồng at the document's rate, rounded once; null where one of them is none. */
export const inDong = (amount: string, exchangeRate: string): Amount | null =>
  numberProblem(amount, formats.TgTTTBSo) === null &&
  numberProblem(exchangeRate, formats.TGia) === null &&
  !exchangeRate.startsWith('-')
    ? amountOf(rounded(decimal(amount).times(decimal(exchangeRate)), placesOf('VND')))
    : null
