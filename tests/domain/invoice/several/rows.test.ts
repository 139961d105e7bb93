import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountOf, decimal, sum } from '../../../../src/domain/amounts/decimal.ts'
import { invoiceAmounts } from '../../../../src/domain/invoice/amounts.ts'
import type { InvoiceValues } from '../../../../src/domain/invoice/content.ts'
import { invoiceLeft } from '../../../../src/domain/invoice/corrections/linesLeft.ts'
import type { InvoiceLine } from '../../../../src/domain/invoice/lines.ts'
import type { ListedGoods, ListRow, OriginalBefore } from '../../../../src/domain/invoice/several/listRow.ts'
import { listRows } from '../../../../src/domain/invoice/several/rows.ts'
import { severalCorrected } from '../support/randomInvoices.ts'
import { goods, note, salesInvoice, vatInvoice } from '../support/samples.ts'
import { about, correctsSeveral } from '../support/several.ts'

const sums = ['net', 'tax', 'total'] as const
type Sums = Readonly<Record<(typeof sums)[number], string>>

const totalOf = (all: readonly Sums[]) =>
  sums.map((name) => amountOf(sum(all.map((one) => decimal(one[name] === '' ? '0' : one[name])))))
const amountsOf = (values: InvoiceValues) => {
  const counted = invoiceAmounts(values)
  if (!counted.ok) throw new Error(JSON.stringify(counted.failure))
  return counted.value
}
const exact = (amount: string) => decimal(amount === '' ? '0' : amount)

const isDifference = ({ before, after, difference }: ListRow): boolean =>
  sums.every((name) => exact(after[name]).minus(exact(before[name])).eq(difference[name]))

const counting = ({ lines }: InvoiceValues) => lines.filter(({ nature }) => nature !== '4')

describe('rows of random invoices', () => {
  it('come to the adjusting invoice by their differences, one for each of its lines', () => {
    fc.assert(
      fc.property(severalCorrected('4'), ({ content, originals }) => {
        const rows = listRows(content, originals)
        expect(totalOf(rows.map(({ difference }) => difference))).toEqual(sums.map((name) => amountsOf(content)[name]))
        expect(rows.filter(isDifference)).toEqual(rows)
        expect(rows.filter(({ after }) => after.item_name !== '')).toHaveLength(counting(content).length)
      }),
    )
  })

  it('come to the replacing invoice by what is after, and to what is replaced by what is before', () => {
    fc.assert(
      fc.property(severalCorrected('3'), ({ content, originals }) => {
        const rows = listRows(content, originals)
        expect(totalOf(rows.map(({ after }) => after))).toEqual(sums.map((name) => amountsOf(content)[name]))
        const left = originals.map(({ original, adjustments }) => amountsOf(invoiceLeft(original, adjustments)))
        expect(totalOf(rows.map(({ before }) => before))).toEqual(totalOf(left))
        expect(rows.filter(isDifference)).toEqual(rows)
        expect(rows.filter(({ after }) => after.item_name !== '')).toHaveLength(counting(content).length)
      }),
    )
  })

  it('name each corrected invoice', () => {
    fc.assert(
      fc.property(severalCorrected('3'), severalCorrected('4'), (...both) => {
        for (const { content, originals } of both) {
          const names = new Set(listRows(content, originals).map(({ inv_no }) => inv_no))
          expect([...names]).toEqual(content.corrected.map(({ inv_no_ref }) => inv_no_ref))
        }
      }),
    )
  })
})

const side = ({ item_name, quantity, price, net, rate, tax, total }: ListedGoods): string =>
  item_name === '' ? '' : [item_name, quantity, price, net, rate, tax, total].join('|')
const shown = (rows: readonly ListRow[]) =>
  rows.map(({ inv_no, before, after, difference: { net, tax, total } }) => [
    inv_no,
    side(before),
    side(after),
    [net, tax, total].join('|'),
  ])

const of = (lines: InvoiceLine[], ...adjustments: readonly InvoiceLine[][]): OriginalBefore => ({
  original: vatInvoice({ lines }),
  adjustments: adjustments.map((more) => vatInvoice({ inv_feature: '2', lines: more })),
})
const rowsOf = (feature: '3' | '4', lines: InvoiceLine[], ...originals: readonly OriginalBefore[]) =>
  shown(listRows(vatInvoice(correctsSeveral(feature, { lines })), originals))

const tea = { quantity: '10', price: '100' } as const
const pot = { item_code: 'GOM', item_name: 'Ấm', quantity: '2', price: '50' } as const
const nothing = ['18', '', '', '0|0|0']

describe('rows of an adjusting invoice', () => {
  it('say what goods were, become and differ by', () => {
    expect(
      rowsOf(
        '4',
        [
          about('1', { ...tea, quantity: '-3' }),
          about('2', { ...pot, price: '-5' }),
          about('2', { quantity: '', price: '', amount: '-100' }),
          about('2', { ...pot, item_name: 'Chén' }),
          note('Đã thỏa thuận'),
        ],
        of([goods(tea)]),
        of([goods(pot), note('Giao sớm'), goods(tea)]),
      ),
    ).toEqual([
      ['17', 'Chè sen Tây Hồ|10|100|1000|8%|80|1080', 'Chè sen Tây Hồ|7|100|700|8%|56|756', '-300|-24|-324'],
      ['18', 'Ấm|2|50|100|8%|8|108', 'Ấm|2|45|90|8%|7|97', '-10|-1|-11'],
      ['18', 'Chè sen Tây Hồ|10|100|1000|8%|80|1080', 'Chè sen Tây Hồ|||900|8%|72|972', '-100|-8|-108'],
      ['18', '', 'Chén|2|50|100|8%|8|108', '100|8|108'],
    ])
  })

  it('say of a line that is taken back and given again what is left between', () => {
    const [back, again] = [about('1', { ...tea, quantity: '-10' }), about('1', { ...tea, quantity: '4' })]
    expect(rowsOf('4', [back, again], of([goods(tea)]), of([goods(tea)]))).toEqual([
      ['17', 'Chè sen Tây Hồ|10|100|1000|8%|80|1080', 'Chè sen Tây Hồ|0|100|0|8%|0|0', '-1000|-80|-1080'],
      ['17', 'Chè sen Tây Hồ|0|100|0|8%|0|0', 'Chè sen Tây Hồ|4|100|400|8%|32|432', '400|32|432'],
      nothing,
    ])
    const amount = { quantity: '', price: '', amount: '1000' } as const
    expect(
      rowsOf(
        '4',
        [about('1', { ...amount, amount: '-1000' }), about('1', { ...amount, amount: '300' })],
        of([goods(amount)]),
        of([]),
      ).map(([, , after]) => after),
    ).toEqual(['Chè sen Tây Hồ|||0|8%|0|0', 'Chè sen Tây Hồ|||300|8%|24|324', ''])
  })

  it('begin with what earlier adjustments have left', () => {
    const earlier = of([goods(tea)], [goods({ ...tea, quantity: '-4' })])
    expect(rowsOf('4', [about('1', { ...tea, quantity: '-1' })], earlier, of([]))).toEqual([
      ['17', 'Chè sen Tây Hồ|6|100|600|8%|48|648', 'Chè sen Tây Hồ|5|100|500|8%|40|540', '-100|-8|-108'],
      nothing,
    ])
  })

  it('take a trade discount off', () => {
    const discount = { nature: '3', item_name: 'Chiết khấu', quantity: '', price: '', amount: '50' } as const
    expect(rowsOf('4', [about('1', discount)], of([goods(tea)]), of([]))[0]).toEqual([
      '17',
      '',
      'Chiết khấu|||-50|8%|-4|-54',
      '-50|-4|-54',
    ])
  })

  it('of prices with VAT say prices without it, and of other prices none', () => {
    const gross = { price_kind: 'gross' } as const
    const original = { original: vatInvoice({ ...gross, lines: [goods({ ...tea, price: '108' })] }), adjustments: [] }
    const lines = [about('1', { quantity: '-3', price: '108' })]
    const rows = (changes: object) =>
      shown(listRows(vatInvoice(correctsSeveral('4', { lines, ...changes })), [original, of([])]))[0]
    expect(rows(gross)).toEqual([
      '17',
      'Chè sen Tây Hồ|10|100|1000|8%|80|1080',
      'Chè sen Tây Hồ|7|100|700|8%|56|756',
      '-300|-24|-324',
    ])
    expect(rows({})?.[2]).toBe('Chè sen Tây Hồ|||676|8%|54|730')
  })

  it('of sales invoices have no rate and no tax', () => {
    const lines = [about('1', { ...tea, quantity: '-3', vat_rate: '' })]
    const sales = { original: salesInvoice({ lines: [goods({ ...tea, vat_rate: '' })] }), adjustments: [] }
    const rows = listRows(salesInvoice(correctsSeveral('4', { lines })), [sales, sales])
    expect(shown(rows)[0]).toEqual([
      '17',
      'Chè sen Tây Hồ|10|100|1000|||1000',
      'Chè sen Tây Hồ|7|100|700|||700',
      '-300|0|-300',
    ])
  })

  it('count what can be counted of an invoice of another system', () => {
    const wrong = goods({ ...tea, amount: '5' })
    expect(rowsOf('4', [about('1', { ...pot, quantity: '-1' })], of([wrong, goods(pot)]), of([wrong]))).toEqual([
      ['17', 'Ấm|2|50|100|8%|8|108', 'Ấm|1|50|50|8%|4|54', '-50|-4|-54'],
      nothing,
    ])
    expect(rowsOf('3', [], of([wrong]), of([]))[0]).toEqual(['17', 'Chè sen Tây Hồ|10|100||||', '', '0|0|0'])
  })
})

describe('rows of a replacing invoice', () => {
  it('say what stands in the place of goods, what is there no more, and what is new', () => {
    expect(
      rowsOf(
        '3',
        [
          about('2', { ...pot, item_name: 'Chén' }),
          about('1', { ...tea, price: '90' }),
          about('1', tea),
          note('Ấm'),
          about('2', { ...pot, quantity: '1' }),
        ],
        of([goods(tea), goods({ ...tea, price: '80' })]),
        of([goods(tea), goods(pot)]),
      ),
    ).toEqual([
      ['17', 'Chè sen Tây Hồ|10|100|1000|8%|80|1080', 'Chè sen Tây Hồ|10|100|1000|8%|80|1080', '0|0|0'],
      ['17', 'Chè sen Tây Hồ|10|80|800|8%|64|864', 'Chè sen Tây Hồ|10|90|900|8%|72|972', '100|8|108'],
      ['18', 'Chè sen Tây Hồ|10|100|1000|8%|80|1080', '', '-1000|-80|-1080'],
      ['18', 'Ấm|2|50|100|8%|8|108', 'Ấm|1|50|50|8%|4|54', '-50|-4|-54'],
      ['18', '', 'Chén|2|50|100|8%|8|108', '100|8|108'],
    ])
  })
})

describe('there are no rows', () => {
  const originals = [of([goods()]), of([goods()])]

  it('of an invoice that corrects one other, or cannot be counted yet', () => {
    const lines = [about('1', { quantity: '' })]
    expect(listRows(vatInvoice(correctsSeveral('3', { lines })), originals)).toEqual([])
    for (const inv_feature of ['0', '1', '2'])
      expect(listRows({ ...vatInvoice(correctsSeveral('3')), inv_feature }, originals)).toEqual([])
  })

  it('of other invoices than are corrected', () => {
    expect(() => listRows(vatInvoice(correctsSeveral('3')), originals.slice(1))).toThrow(RangeError)
  })
})
