import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentAmounts, type DocumentAmounts, type GivenDocument } from '../../src/domain/amounts/document.ts'
import { xmlNumber } from '../../src/domain/amounts/formats.ts'
import { isAmount, readAmount, shownAmount } from '../../src/domain/money.ts'
import { drawing, randomDocument } from '../../tools/bench/amounts/randomDocuments.ts'
import { differences } from '../../tools/bench/amounts/recount.ts'

const someDocument = fc.integer({ min: 1, max: 2 ** 31 - 1 }).map((seed) => randomDocument(drawing(seed)))

const amountsOf = (given: GivenDocument): DocumentAmounts => {
  const amounts = documentAmounts(given)
  if (!amounts.ok) throw new Error(JSON.stringify(amounts.failure))
  return amounts.value
}

const sumsOf = ({ rates, discount, net, tax, total }: DocumentAmounts) => ({ rates, discount, net, tax, total })

const textsOf = ({ lines, rates, ...sums }: DocumentAmounts): readonly string[] => [
  ...lines.flatMap(({ discount, net, tax, price }) => [discount, net, tax, price ?? '0']),
  ...rates.flatMap(({ net, tax }) => [net, tax]),
  ...Object.values(sums),
]

const turned = (amount: string): string =>
  amount === '' || amount === '0' ? amount : amount.startsWith('-') ? amount.slice(1) : `-${amount}`

describe('amounts of any document', () => {
  it('are those of a count in whole numbers: lines come to their rates, rates to the document, to the last digit', () => {
    fc.assert(
      fc.property(someDocument, (given) => {
        expect(differences(given, amountsOf(given))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  it('come to the same sums in whatever order its lines stand', () => {
    fc.assert(
      fc.property(someDocument, fc.integer({ min: 0, max: 11 }), (given, by) => {
        const lines = [...given.lines.slice(by), ...given.lines.slice(0, by)].toReversed()
        expect(sumsOf(amountsOf({ ...given, lines }))).toEqual(sumsOf(amountsOf(given)))
      }),
    )
  })

  it('are taken back whole by the same quantities with a minus', () => {
    fc.assert(
      fc.property(someDocument, (given) => {
        const lines = given.lines.map((line) => ({
          ...line,
          quantity: turned(line.quantity),
          discount: turned(line.discount),
          amount: turned(line.amount),
        }))
        const [amounts, back] = [amountsOf(given), amountsOf({ ...given, lines })]
        expect([back.net, back.tax, back.total]).toEqual([amounts.net, amounts.tax, amounts.total].map(turned))
      }),
    )
  })

  it('are kept, shown, read and written as the same amount', () => {
    fc.assert(
      fc.property(someDocument, (given) => {
        for (const text of textsOf(amountsOf(given))) {
          expect(isAmount(text)).toBe(true)
          expect(readAmount(shownAmount(text))).toBe(text)
          expect(xmlNumber('ThTien', text)).toEqual({ ok: true, value: text })
        }
      }),
    )
  })

  it('are answered, or what is wrong with them is, whatever texts are given', () => {
    const text = fc.oneof(
      fc.string({ unit: fc.constantFrom(...Array.from('0123456789.,-+e% ')), maxLength: 130 }),
      fc.constantFrom('', '0', '-0', '1e9', 'NaN', 'Infinity', '0x10', '9'.repeat(21), '0.000001'),
    )
    const line = fc.record({
      nature: fc.constantFrom('goods', 'promotion', 'discount', 'note', 'special'),
      quantity: text,
      price: text,
      discountRate: text,
      discount: text,
      amount: text,
      rate: fc.oneof(text, fc.constantFrom('8%', 'KHAC:5%')),
    } as const)
    const given = fc.record({
      currency: fc.constantFrom('VND', 'USD'),
      prices: fc.constantFrom('net', 'gross', 'untaxed'),
      lines: fc.array(line, { maxLength: 5 }),
      fees: fc.array(text, { maxLength: 2 }),
      untaxedReduction: text,
      otherReduction: text,
    } as const)
    fc.assert(
      fc.property(given, (each) => {
        const amounts = documentAmounts(each)
        const texts = amounts.ok ? textsOf(amounts.value) : []
        expect(texts.filter((amount) => !isAmount(amount))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })
})
