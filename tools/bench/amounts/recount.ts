import type { DocumentAmounts, GivenDocument } from '../../../src/domain/amounts/document.ts'
import type { GivenLine } from '../../../src/domain/amounts/line.ts'
import { readTaxRate } from '../../../src/domain/amounts/taxRate.ts'

/** Decimals that everything is counted in here: more than any product of two numbers has. */
const scale = 24

/** A text of digits as a whole number of the smallest step, by nothing that the product counts with. */
export const scaled = (text: string): bigint => {
  if (text === '' || text === '0') return 0n
  const [whole = '', fraction = ''] = text.replace('-', '').split('.')
  const value = BigInt(whole + fraction.padEnd(scale, '0'))
  return text.startsWith('-') ? -value : value
}

const one = 10n ** BigInt(scale)

/** A quotient rounded half up, away from zero, to a multiple of `step`. */
export const roundedRatio = (numerator: bigint, denominator: bigint, step: bigint): bigint => {
  const [positive, over] = [numerator < 0n ? -numerator : numerator, denominator * step]
  const value = ((2n * positive + over) / (2n * over)) * step
  return numerator < 0n ? -value : value
}

const signs: Readonly<Record<GivenLine['nature'], bigint>> = {
  goods: 1n,
  promotion: 0n,
  discount: -1n,
  note: 0n,
  special: 1n,
}

const lineAmount = (line: GivenLine, step: bigint): bigint => {
  if (line.price === '') return scaled(line.amount || '0')
  const full = scaled(line.quantity) * scaled(line.price)
  const discount =
    scaled(line.discount) || roundedRatio(full * scaled(line.discountRate || '0'), 100n * one * one, step)
  return roundedRatio(full, one, step) - discount
}

const percentOf = (rate: string): bigint => scaled(readTaxRate(rate)?.percent ?? '0')

const taxOf = (amount: bigint, rate: string, isWithin: boolean, step: bigint): bigint => {
  const percent = percentOf(rate)
  return roundedRatio(amount * percent, isWithin ? 100n * one + percent : 100n * one, step)
}

const total = (values: readonly bigint[]): bigint => values.reduce((sum, value) => sum + value, 0n)

/** What is wrong with the amounts of a document by a count of its own in whole numbers; empty where every digit is right. */
export const differences = (given: GivenDocument, amounts: DocumentAmounts): string[] => {
  const [isWithin, step] = [given.prices === 'gross', given.currency === 'VND' ? one : one / 100n]
  const own = given.lines.map((line) => signs[line.nature] * (signs[line.nature] === 0n ? 0n : lineAmount(line, step)))
  const byRate = Map.groupBy(own.keys(), (index) => readTaxRate(given.lines[index]?.rate ?? '')?.text ?? '')
  const signed = (read: (line: DocumentAmounts['lines'][number]) => string): bigint[] =>
    amounts.lines.map((line, index) => signs[given.lines[index]?.nature ?? 'note'] * scaled(read(line)))
  const wrong: string[] = []
  const same = (name: string, found: bigint, right: bigint) => {
    if (found !== right) wrong.push(`${name}: ${found} for ${right}`)
  }
  for (const { rate, net, tax } of amounts.rates) {
    const amount = total((byRate.get(rate) ?? []).map((index) => own[index] ?? 0n))
    const right = taxOf(amount, rate, isWithin, step)
    same(`tax of ${rate}`, scaled(tax), right)
    same(`net of ${rate}`, scaled(net), isWithin ? amount - right : amount)
  }
  same('net of lines', total(signed(({ net }) => net)), scaled(amounts.net))
  same('tax of lines', total(signed(({ tax }) => tax)), scaled(amounts.tax))
  if (given.prices !== 'untaxed') {
    same('net of rates', total(amounts.rates.map(({ net }) => scaled(net))), scaled(amounts.net))
    same('tax of rates', total(amounts.rates.map(({ tax }) => scaled(tax))), scaled(amounts.tax))
  }
  const taken = scaled(given.untaxedReduction) + scaled(given.otherReduction)
  same(
    'total',
    scaled(amounts.total),
    scaled(amounts.net) + scaled(amounts.tax) + total(given.fees.map(scaled)) - taken,
  )
  for (const [index, tax] of signed((line) => line.tax).entries()) {
    const off = tax - taxOf(own[index] ?? 0n, given.lines[index]?.rate ?? '', isWithin, step)
    if (off > step || -off > step) wrong.push(`tax of line ${index} is more than one unit off`)
  }
  return wrong
}
