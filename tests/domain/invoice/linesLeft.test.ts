import { describe, expect, it, test } from 'vitest'
import type { InvoiceValues } from '../../../src/domain/invoice/content.ts'
import { adjustingInvoice } from '../../../src/domain/invoice/corrections/drafts.ts'
import type { InvoiceError } from '../../../src/domain/invoice/corrections/errors.ts'
import { adjustmentProblems, amountsLeft } from '../../../src/domain/invoice/corrections/left.ts'
import { invoiceLeft } from '../../../src/domain/invoice/corrections/linesLeft.ts'
import type { InvoiceLine } from '../../../src/domain/invoice/lines.ts'
import { goods, note, vatInvoice } from './support/samples.ts'

const original = {
  ...vatInvoice({
    inv_date: '2026-10-05',
    lines: [
      goods({ quantity: '10', price: '100000' }),
      goods({ item_code: 'GOM', item_name: 'Ấm', quantity: '4', price: '50000', vat_rate: '10%', discount_rate: '5' }),
      note('Giao trước 8 giờ'),
    ],
    fees: [{ fee_name: 'Phí giao', fee_amt: '9000' }],
    other_reduction: '1000',
  }),
  inv_no: '17',
}
const begun = vatInvoice({ inv_date: '2026-11-20', serial_no: 'C26TBB', lines: [] })

const adjusting = (lines: InvoiceLine[], changes: Partial<InvoiceValues> = {}): InvoiceValues => ({
  ...adjustingInvoice(original, begun, { error: 'amount', note: 'Sai' }, []),
  lines,
  ...changes,
})
const pot = (changes: Partial<InvoiceLine>) =>
  goods({ item_code: 'GOM', item_name: 'Ấm', vat_rate: '10%', discount_rate: '5', ...changes })
const discount = (amount: string) =>
  goods({ nature: '3', item_code: '', item_name: 'Chiết khấu thương mại', unit: '', quantity: '', price: '', amount })

const shownLines = (lines: readonly InvoiceLine[]) =>
  lines.map(({ item_name, quantity, price, amount, vat_rate }) =>
    [item_name, quantity, price, amount, vat_rate].join('|'),
  )
const leftBy = (...adjustments: readonly (readonly InvoiceLine[])[]) =>
  shownLines(
    invoiceLeft(
      original,
      adjustments.map((lines) => adjusting([...lines])),
    ).lines,
  )

const tea = 'Chè sen Tây Hồ|10|100000||8%'
const pots = 'Ấm|4|50000||10%'
const said = 'Giao trước 8 giờ||||'

describe('the lines that are left of an invoice', () => {
  test.each<readonly [string, readonly (readonly InvoiceLine[])[], readonly string[]]>([
    ['nothing was corrected', [], [tea, pots, said]],
    ['goods came back', [[goods({ quantity: '-3', price: '100000' })]], ['Chè sen Tây Hồ|7|100000||8%', pots, said]],
    [
      'the price was cut, and then goods came back',
      [[goods({ quantity: '10', price: '-5000' })], [goods({ quantity: '-2', price: '95000' })]],
      ['Chè sen Tây Hồ|8|95000||8%', pots, said],
    ],
    ['a discount by per cent stays', [[pot({ quantity: '-1', price: '50000' })]], [tea, 'Ấm|3|50000||10%', said]],
    ['all of a line came back', [[goods({ quantity: '-10', price: '100000' })]], [pots, said]],
    [
      'an amount alone was taken off',
      [[goods({ quantity: '', price: '', amount: '-70000' })]],
      ['Chè sen Tây Hồ|||930000|8%', pots, said],
    ],
    [
      'the rate was another',
      [[goods({ quantity: '-10', price: '100000' }), goods({ quantity: '10', price: '100000', vat_rate: '10%' })]],
      [pots, said, 'Chè sen Tây Hồ|10|100000||10%'],
    ],
    ['a discount was reached', [[discount('20000')]], [tea, pots, said, 'Chiết khấu thương mại|||20000|8%']],
    [
      'a second one was reached',
      [[discount('20000')], [discount('5000')]],
      [tea, pots, said, 'Chiết khấu thương mại|||25000|8%'],
    ],
    [
      'the rate of some of it was another',
      [[goods({ quantity: '-3', price: '100000' }), goods({ quantity: '3', price: '100000', vat_rate: '10%' })]],
      ['Chè sen Tây Hồ|7|100000||8%', pots, said, 'Chè sen Tây Hồ|3|100000||10%'],
    ],
    [
      'goods of the same name and another code were added',
      [[goods({ item_code: 'CHE-02', quantity: '1', price: '100000' })]],
      [tea, pots, said, 'Chè sen Tây Hồ|1|100000||8%'],
    ],
    [
      'a discount was given that is called as its goods',
      [[goods({ nature: '3', quantity: '', price: '', amount: '20000' })]],
      [tea, pots, said, 'Chè sen Tây Hồ|||20000|8%'],
    ],
    [
      'quantity and price were others, also where that rounds to nothing',
      [[goods({ quantity: '2', price: '0.2' })]],
      ['Chè sen Tây Hồ|||1000000|8%', pots, said],
    ],
    [
      'the discount was another, also where that rounds to nothing',
      [[goods({ quantity: '1', price: '100000', discount_rate: '0.0001' })]],
      ['Chè sen Tây Hồ|||1100000|8%', pots, said],
    ],
    [
      'an amount was given beside its price, also where that is nothing',
      [[goods({ quantity: '', price: '100000', amount: '0' })]],
      ['Chè sen Tây Hồ|||1000000|8%', pots, said],
    ],
    ['all of an amount was taken off', [[goods({ quantity: '', price: '', amount: '-1000000' })]], [pots, said]],
    ['a line is still open', [[goods({ quantity: '-3', price: '' })]], [tea, pots, said]],
    ['something was only said', [[note('Tên đúng: Chè ướp sen')]], [tea, pots, said]],
  ])('where %s', (_what, adjustments, lines) => {
    expect(leftBy(...adjustments)).toEqual(lines)
  })

  it('are those of the same price, where two have the same name', () => {
    const two = { ...original, lines: [goods({ price: '100000' }), goods({ price: '90000', quantity: '5' })] }
    const { lines } = invoiceLeft(two, [adjusting([goods({ price: '90000', quantity: '-1' })])])
    expect(shownLines(lines)).toEqual(['Chè sen Tây Hồ|3|100000||8%', 'Chè sen Tây Hồ|4|90000||8%'])
  })

  it('have no other numbers beside an amount', () => {
    const first = { ...original, lines: [pot({ quantity: '4', price: '50000', discount_amt: '10000' })] }
    const off = pot({ quantity: '', price: '', discount_rate: '', amount: '-10000' })
    expect(invoiceLeft(first, [adjusting([off])]).lines).toEqual([
      pot({ quantity: '', price: '', discount_rate: '', discount_amt: '', amount: '180000' }),
    ])
  })

  it('keep what is left of a discount that was given as an amount, and are counted anew', () => {
    const first = { ...original, lines: [goods({ quantity: '10', price: '100', discount_amt: '50', amount: '950' })] }
    const back = adjusting([goods({ quantity: '-2', price: '100', discount_amt: '-10', amount: '-190' })])
    expect(invoiceLeft(first, [back]).lines).toEqual([goods({ quantity: '8', price: '100', discount_amt: '40' })])
  })

  it('are left as they are where they cannot be counted, as without a rate', () => {
    for (const open of [{ price: '' }, { vat_rate: '' }]) {
      const lines = [goods({ quantity: '3', ...open })]
      const { lines: left } = invoiceLeft({ ...original, lines }, [adjusting([goods({ quantity: '-1', ...open })])])
      expect(left).toEqual(lines)
    }
    const lines = [goods({ quantity: '3', price: '' })]
    expect(invoiceLeft({ ...original, lines }, [adjusting([goods({ quantity: '-1' })])]).lines).toEqual(lines)
  })

  it('of an amount stay one, whatever is added in quantity and price', () => {
    const first = { ...original, lines: [goods({ quantity: '', price: '100', amount: '0' })] }
    const { lines } = invoiceLeft(first, [adjusting([goods({ quantity: '2', price: '100' })])])
    expect(shownLines(lines)).toEqual(['Chè sen Tây Hồ|||200|8%'])
  })

  it('are counted to the cent in a foreign currency', () => {
    const dollars = { curr_cd: 'USD', ex_rate: '25000' }
    const first = { ...original, ...dollars, lines: [goods({ quantity: '3', price: '19.995' })] }
    const [one, two] = ['-1', '-2'].map((quantity) => adjusting([goods({ quantity, price: '19.995' })], dollars))
    if (one === undefined || two === undefined) throw new Error('no adjustments')
    // 59.99 (59.985) without 20 (19.995) leaves 39.99, which is what two of them come to.
    expect(shownLines(invoiceLeft(first, [one]).lines)).toEqual(['Chè sen Tây Hồ|2|19.995||8%'])
    const cents = adjusting([goods({ quantity: '', price: '', amount: '-0.05' })], dollars)
    expect(shownLines(invoiceLeft(first, [cents]).lines)).toEqual(['Chè sen Tây Hồ|||59.94|8%'])
    // Without 39.99 it leaves 20, which is what one of them comes to.
    expect(shownLines(invoiceLeft(first, [two]).lines)).toEqual(['Chè sen Tây Hồ|1|19.995||8%'])
  })

  it('of a promotion are what of it was not taken back', () => {
    const gift = (quantity: string, price = '') => goods({ nature: '2', quantity, price })
    const leftOf = (back: InvoiceLine) => invoiceLeft({ ...original, lines: [gift('5')] }, [adjusting([back])]).lines
    expect(leftOf(gift('-2'))).toEqual([gift('3')])
    expect(leftOf(gift('-5'))).toEqual([])
    expect(leftOf(gift('-2', '1000'))).toEqual([gift('5')])
  })

  it('come to what is left, where quantity and price would be rounded to something else', () => {
    const lines = [goods({ quantity: '3', price: '33.5' })]
    const { lines: left } = invoiceLeft({ ...original, lines }, [adjusting([goods({ quantity: '-1', price: '33.5' })])])
    // 100.5 and 33.5 are rounded to 101 and 34, which leaves 67, as two of them come to.
    expect(shownLines(left)).toEqual(['Chè sen Tây Hồ|2|33.5||8%'])
    const { lines: one } = invoiceLeft({ ...original, lines }, [
      adjusting([goods({ quantity: '-1', price: '33.5' })]),
      adjusting([goods({ quantity: '-1', price: '33.5' })]),
    ])
    // 67 - 34 leaves 33, and one of them comes to 34.
    expect(shownLines(one)).toEqual(['Chè sen Tây Hồ|||33|8%'])
  })

  it('go with the fees and reductions that are left', () => {
    const back = adjusting([note('x')], { fees: [{ fee_name: 'Phí giao', fee_amt: '-9000' }], other_reduction: '-400' })
    expect(invoiceLeft(original, [back])).toMatchObject({ fees: [], other_reduction: '600', untaxed_reduction: '' })
    const two = {
      ...original,
      untaxed_reduction: '2000',
      fees: [...original.fees, { fee_name: 'Phí khác', fee_amt: '500' }],
    }
    expect(invoiceLeft(two, [back]).fees).toEqual([{ fee_name: 'Phí khác', fee_amt: '500' }])
    const some = { fees: [{ fee_name: 'Phí giao', fee_amt: '-4000' }], untaxed_reduction: '-500', other_reduction: '' }
    expect(invoiceLeft(two, [adjusting([note('x')], some)])).toMatchObject({
      fees: [
        { fee_name: 'Phí giao', fee_amt: '5000' },
        { fee_name: 'Phí khác', fee_amt: '500' },
      ],
      untaxed_reduction: '1500',
      other_reduction: '1000',
    })
    expect(invoiceLeft(original, [adjusting([note('x')], some)])).toMatchObject({ untaxed_reduction: '-500' })
    const more = adjusting([note('x')], { fees: [{ fee_name: 'Phí khác', fee_amt: '500' }] })
    expect(invoiceLeft(original, [more]).fees).toEqual([...original.fees, { fee_name: 'Phí khác', fee_amt: '500' }])
  })
})

describe('a later adjustment begins with what is left', () => {
  const before = [
    adjusting([goods({ quantity: '10', price: '-5000' })]),
    adjusting([pot({ quantity: '-4', price: '50000' }), discount('20000')]),
  ]
  const next = (error: InvoiceError) => adjustingInvoice(original, begun, { error, note: 'Sai' }, before)

  it('takes back what earlier ones have left of goods and discounts', () => {
    expect(shownLines(next('returned').lines)).toEqual([
      'Chè sen Tây Hồ|-10|95000||8%',
      'Chiết khấu thương mại|||-20000|8%',
    ])
  })

  it('gives again what an earlier one has taken off beside the lines of the first', () => {
    const cup = goods({ item_name: 'Chén', quantity: '-1', price: '1000' })
    const back = adjustingInvoice(original, begun, { error: 'notGiven', note: 'Sai' }, [adjusting([cup])])
    expect(shownLines(back.lines)).toContain('Chén|1|1000||8%')
  })

  it('cuts the price of what is left', () => {
    expect(shownLines(next('price').lines)[0]).toBe('Chè sen Tây Hồ|10|||8%')
    expect(shownLines(next('price').lines).join()).not.toContain('Ấm')
  })

  it('leaves nothing once it takes all of it back, and is not refused', () => {
    const whole = next('notGiven')
    expect(amountsLeft(original, [...before, whole])).toMatchObject({ net: '0', tax: '0', total: '0' })
    expect(adjustmentProblems(original, before, whole)).toEqual([])
    const fromFirst = adjustingInvoice(original, begun, { error: 'notGiven', note: 'Sai' }, [])
    expect(adjustmentProblems(original, before, fromFirst)).toEqual([{ field: 'lines', message: 'more_than_is_left' }])
  })
})
