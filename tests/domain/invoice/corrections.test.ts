import { describe, expect, it, test } from 'vitest'
import type { InvoiceValues } from '../../../src/domain/invoice/content.ts'
import { adjustingInvoice, replacingInvoice } from '../../../src/domain/invoice/corrections/drafts.ts'
import type { InvoiceError } from '../../../src/domain/invoice/corrections/errors.ts'
import { adjustmentProblems, amountsLeft } from '../../../src/domain/invoice/corrections/left.ts'
import type { InvoiceLine } from '../../../src/domain/invoice/lines.ts'
import { adjusting, begun, original, wrong } from './support/corrected.ts'
import { problemsOf } from './support/problems.ts'
import { goods, note, salesInvoice, vatInvoice } from './support/samples.ts'

describe('a replacing invoice', () => {
  const replacing = replacingInvoice(original, begun, { error: 'goods', note: 'Sai tên hàng' })

  it('says what the first one says, under a symbol and on a day of its own, by the company as it is now', () => {
    const { inv_no: _, ...said } = original
    expect(replacing).toEqual({
      ...said,
      sid: '',
      serial_no: 'C26TBB',
      inv_date: '2026-11-20',
      comp_nm: 'Chè Sen mới',
      inv_feature: '1',
      inv_type_ref: '1',
      form_no_ref: '1',
      serial_no_ref: 'C26TAA',
      inv_no_ref: '17',
      inv_date_ref: '2026-10-05',
      note: 'Sai tên hàng',
      correction_error: 'goods',
    })
    expect(problemsOf({ ...replacing, agreement_no: 'BB-01', agreement_date: '2026-11-19' })).toEqual([])
  })

  it('is of the version, the symbol and the seller of its own day', () => {
    const ofToday = {
      xml_vs: '2.1.0',
      smbl_type: 'D',
      serial_no: 'C26DBB',
      comp_nm: 'Chè Sen mới',
      comp_taxcd: '0199999984-001',
      comp_add: 'Số 2 phố Huế, Hà Nội',
      comp_tel_no: '024 3825 9999',
      comp_eml: 'moi@example.vn',
    }
    expect(replacingInvoice(original, { ...begun, ...ofToday }, wrong)).toMatchObject(ofToday)
  })

  it('of a form that the company has no symbol of has none yet', () => {
    expect(replacingInvoice(original, salesInvoice(), wrong)).toMatchObject({
      form_no: '1',
      smbl_type: '',
      serial_no: '',
    })
  })

  it('shares nothing with the first one, which filling it in would change', () => {
    const special = [{ name: 'SKhung', value: 'RLH-1' }]
    const first = { ...original, lines: [goods({ nature: '5', special_kind: '1', special })] }
    for (const made of [
      replacingInvoice(first, begun, wrong),
      adjustingInvoice(first, begun, { error: 'goods', note: 'Sai' }, []),
    ]) {
      expect(made.lines.map((line) => line.special)).toEqual(made.lines.map(() => special))
      for (const line of made.lines) {
        expect(first.lines).not.toContain(line)
        expect(line.special).not.toBe(special)
        expect(line.special[0]).not.toBe(special[0])
      }
    }
    const { fees } = replacingInvoice(first, begun, wrong)
    expect(fees).toEqual(first.fees)
    expect(fees[0]).not.toBe(first.fees[0])
  })

  it('takes over no agreement about the first one', () => {
    const agreed = { ...original, agreement_no: 'BB-01', agreement_date: '2026-10-04' }
    expect(replacingInvoice(agreed, begun, wrong)).toMatchObject({ agreement_no: '', agreement_date: '' })
  })
})

describe('what a replacing invoice carries over', () => {
  const replaced = (error: InvoiceError) => replacingInvoice(original, begun, { error, note: 'Sai' })
  const shown = (error: InvoiceError) =>
    replaced(error).lines.map(({ nature, item_name, quantity, price, vat_rate }) =>
      [nature, item_name, quantity, price, vat_rate].join('|'),
    )
  const all = ['1|Chè sen Tây Hồ|10|100000|8%', '1|Ấm|2|50000|10%', '4|Giao trước 8 giờ|||']

  test.each<readonly [InvoiceError, readonly string[]]>([
    ['nameOrAddress', all],
    ['taxCode', all],
    ['goods', all],
    ['quantity', all],
    ['price', all],
    ['rate', all],
    ['amount', all],
    ['wrongBuyer', all],
    ['returned', ['1|Chè sen Tây Hồ||100000|8%', '1|Ấm||50000|10%', '4|Giao trước 8 giờ|||']],
    ['notGiven', ['4|Sai|||']],
    ['volumeDiscount', [...all, '3|Chiết khấu thương mại|||8%', '3|Chiết khấu thương mại|||10%']],
    ['authorityNotice', all],
  ])('lines for %s', (error, lines) => {
    expect(shown(error)).toEqual(lines)
    expect(replaced(error)).toMatchObject({ inv_feature: '1', inv_no_ref: '17', correction_error: error })
  })

  it('nothing of a buyer who has not bought', () => {
    const { company_name, tax_code, address, email, customer_id } = replaced('wrongBuyer')
    expect([company_name, tax_code, address, email, customer_id]).toEqual(['', '', '', '', ''])
    expect(replaced('amount')).toMatchObject({ tax_code: original.tax_code, email: original.email })
  })

  it('neither fee nor reduction where nothing was sold, so that it comes to nothing', () => {
    const agreed = { ...replaced('notGiven'), agreement_no: 'BB-01', agreement_date: '2026-11-19' }
    expect(problemsOf(agreed)).toEqual([])
    expect(amountsLeft(agreed, [])).toMatchObject({ net: '0', tax: '0', total: '0', rates: [] })
    expect(replaced('returned')).toMatchObject({ fees: original.fees, other_reduction: '1000' })
    const reduced = { ...original, untaxed_reduction: '2000' }
    expect(replacingInvoice(reduced, begun, { error: 'notGiven', note: 'Sai' })).toMatchObject({
      untaxed_reduction: '',
      other_reduction: '',
    })
  })

  it('no amount and no discount of lines whose goods came back in part, given beside or in place of quantity and price', () => {
    const first = { ...original, lines: [goods({ discount_amt: '500', amount: '374500' })] }
    expect(replacingInvoice(first, begun, { error: 'returned', note: 'Sai' }).lines).toEqual([goods({ quantity: '' })])
  })
})

describe('an adjusting invoice begins as what is wrong has it', () => {
  const shown = (error: InvoiceError) =>
    adjusting(error).lines.map(({ nature, item_name, quantity, price, amount, vat_rate }) =>
      [nature, item_name, quantity, price, amount, vat_rate].join('|'),
    )
  const back = ['1|Chè sen Tây Hồ|-10|100000||8%', '1|Ấm|-2|50000||10%']

  test.each<readonly [InvoiceError, readonly string[]]>([
    ['nameOrAddress', ['4|Sai||||']],
    ['taxCode', ['4|Sai||||']],
    ['goods', [...back, '1|Chè sen Tây Hồ|10|100000||8%', '1|Ấm|2|50000||10%']],
    ['quantity', ['1|Chè sen Tây Hồ||100000||8%', '1|Ấm||50000||10%']],
    ['price', ['1|Chè sen Tây Hồ|10|||8%', '1|Ấm|2|||10%']],
    ['rate', [...back, '1|Chè sen Tây Hồ|10|100000||', '1|Ấm|2|50000||']],
    ['amount', ['1|Chè sen Tây Hồ||||8%', '1|Ấm||||10%']],
    ['wrongBuyer', back],
    ['returned', back],
    ['notGiven', back],
    ['volumeDiscount', ['3|Chiết khấu thương mại||||8%', '3|Chiết khấu thương mại||||10%']],
    ['authorityNotice', ['1|Chè sen Tây Hồ||||8%', '1|Ấm||||10%']],
  ])('%s', (error, lines) => {
    expect(shown(error)).toEqual(lines)
    expect(adjusting(error)).toMatchObject({ inv_feature: '2', inv_no_ref: '17', note: 'Sai' })
  })

  it('keeps the discount of a line whose price or quantity is another', () => {
    expect(adjusting('price').lines[1]?.discount_rate).toBe('5')
    expect(adjusting('quantity').lines[1]?.discount_rate).toBe('5')
    expect(adjusting('amount').lines[1]?.discount_rate).toBe('')
  })

  it('takes back quantity, discount and amount of each line as they were given, and nothing from nothing', () => {
    const given = goods({ discount_amt: '500', amount: '374500' })
    const lines = [given, goods({ price: '1', discount_amt: '0' })]
    const back = adjustingInvoice({ ...original, lines }, begun, { error: 'notGiven', note: 'Sai' }, [])
    expect(back.lines).toEqual([
      { ...given, quantity: '-3', discount_amt: '-500', amount: '-374500' },
      goods({ price: '1', quantity: '-3', discount_amt: '0' }),
    ])
  })

  test.each<readonly [InvoiceError, Partial<InvoiceLine>]>([
    ['price', { price: '' }],
    ['quantity', { quantity: '' }],
    ['amount', { price: '', quantity: '' }],
  ])('of a wrong %s it leaves the amounts of each line open', (error, open) => {
    const first = { ...original, lines: [goods({ discount_amt: '500', amount: '374500' })] }
    const { lines } = adjustingInvoice(first, begun, { error, note: 'Sai' }, [])
    expect(lines).toEqual([goods(open)])
  })

  it('takes back fees and reductions only with all of the invoice', () => {
    const whole = { fees: [{ fee_name: 'Phí giao', fee_amt: '-9000' }], other_reduction: '-1000' }
    expect(adjusting('notGiven')).toMatchObject(whole)
    expect(adjusting('wrongBuyer')).toMatchObject(whole)
    expect(adjusting('returned')).toMatchObject({ fees: [], untaxed_reduction: '', other_reduction: '' })
    const reduced = { ...original, untaxed_reduction: '2000' }
    const back = (error: InvoiceError) => adjustingInvoice(reduced, begun, { error, note: 'Sai' }, []).untaxed_reduction
    expect((['notGiven', 'wrongBuyer', 'returned'] as const).map(back)).toEqual(['-2000', '-2000', ''])
  })
})

describe('what is left of an invoice', () => {
  it('is what it came to with all that has adjusted it, also by rates', () => {
    expect(amountsLeft(original, [])).toMatchObject({ net: '1095000', tax: '89500', total: '1192500' })
    const cut = adjusting('price', { lines: [goods({ quantity: '10', price: '-5000' })] })
    expect(amountsLeft(original, [cut, cut])).toEqual({
      net: '995000',
      tax: '81500',
      total: '1084500',
      rates: [
        { rate: '8%', net: '900000', tax: '72000' },
        { rate: '10%', net: '95000', tax: '9500' },
      ],
    })
  })

  it('is nothing of one that cannot be counted yet', () => {
    const open = vatInvoice({ lines: [goods({ price: '' })] })
    expect(amountsLeft(open, [])).toEqual({ net: '0', tax: '0', total: '0', rates: [] })
    expect(amountsLeft(original, [open])).toMatchObject({ net: '1095000', tax: '89500', total: '1192500' })
  })

  it('is nothing once it was taken back whole', () => {
    expect(amountsLeft(original, [adjusting('notGiven')])).toEqual({
      net: '0',
      tax: '0',
      total: '0',
      rates: [
        { rate: '8%', net: '0', tax: '0' },
        { rate: '10%', net: '0', tax: '0' },
      ],
    })
  })
})

describe('an adjusting invoice is refused', () => {
  const problems = (changes: Partial<InvoiceValues>, before: readonly InvoiceValues[] = []) =>
    adjustmentProblems(original, before, adjusting('amount', changes))
  const lineOf = (amount: string, vat_rate = '8%') => goods({ quantity: '', price: '', amount, vat_rate })
  const more = [{ field: 'lines', message: 'more_than_is_left' }]

  it('where it takes back more than is left, of one rate or at once with others', () => {
    expect(problems({ lines: [lineOf('-1000000')] })).toEqual([])
    expect(problems({ lines: [lineOf('-1000001')] })).toEqual(more)
    expect(problems({ lines: [lineOf('-95001', '10%'), lineOf('5000000')] })).toEqual(more)
    const before = [adjusting('amount', { lines: [lineOf('-400000')] })]
    expect(problems({ lines: [lineOf('-600000')] }, before)).toEqual([])
    expect(problems({ lines: [lineOf('-600001')] }, before)).toEqual(more)
    expect(problems({ lines: [note('x')], fees: [{ fee_name: 'Phí', fee_amt: '-1192600' }] })).toEqual(more)
  })

  it('not where rounding alone takes its tax below nothing', () => {
    const small = vatInvoice({ lines: [goods({ quantity: '1', price: '15', vat_rate: '10%' })] })
    const third = adjusting('amount', { lines: [lineOf('-5', '10%')] })
    expect(amountsLeft(small, [third, third, third])).toMatchObject({ net: '0', tax: '-1', total: '-1' })
    expect(adjustmentProblems(small, [third, third], third)).toEqual([])
    expect(adjustmentProblems(small, [third, third, third], third)).toEqual(more)
  })

  it('not where each of several rounds a unit more than was charged', () => {
    const small = vatInvoice({ lines: [goods({ quantity: '1', price: '25', vat_rate: '10%' })] })
    const fifth = adjusting('amount', { lines: [lineOf('-5', '10%')] })
    expect(amountsLeft(small, [fifth, fifth, fifth, fifth, fifth])).toMatchObject({ net: '0', tax: '-2', total: '-2' })
    expect(adjustmentProblems(small, [fifth, fifth, fifth, fifth], fifth)).toEqual([])
  })

  it('not where prices of one of the two include VAT, whose share of them is rounded', () => {
    const pricedOf = (price: string, price_kind: string) =>
      vatInvoice({ price_kind, lines: [goods({ quantity: '1', price, vat_rate: '10%' })] })
    const back = (price_kind: string) => adjusting('amount', { price_kind, lines: [lineOf('-5', '10%')] })
    const below = (first: InvoiceValues, third: InvoiceValues) => {
      expect(amountsLeft(first, [third, third, third])).toMatchObject({ net: '-1' })
      return adjustmentProblems(first, [third, third], third)
    }
    expect(below(pricedOf('15', 'gross'), back('gross'))).toEqual([])
    expect(below(pricedOf('15', 'gross'), back('net'))).toEqual([])
    expect(below(pricedOf('14', 'net'), back('gross'))).toEqual([])
    expect(below(pricedOf('14', 'net'), back('net'))).toEqual(more)
    // One that adjusts rounds by itself too.
    expect(adjustmentProblems(pricedOf('4', 'net'), [], back('gross'))).toEqual([])
  })

  it('of a form without rates too, also where a fee makes up for it', () => {
    const sales = salesInvoice({ lines: [goods({ quantity: '1', price: '1000', vat_rate: '' })] })
    const back = (amount: string) =>
      adjustmentProblems(
        sales,
        [],
        salesInvoice({
          inv_feature: '2',
          lines: [lineOf(amount, '')],
          fees: [{ fee_name: 'Phí', fee_amt: '5000' }],
        }),
      )
    expect(back('-1000')).toEqual([])
    expect(back('-1001')).toEqual(more)
  })

  it('with a rate that the first one has not, but where it takes the place of one', () => {
    const strange = [{ field: 'lines', message: 'original_has_no_such_rate' }]
    expect(problems({ lines: [lineOf('1000', '5%')] })).toEqual(strange)
    expect(problems({ lines: [lineOf('-1000', '5%')] })).toEqual(strange)
    expect(problems({ lines: [lineOf('1000'), lineOf('1000', '5%')] })).toEqual(strange)
    expect(problems({ lines: [lineOf('1000')] })).toEqual([])
    expect(problems({ lines: [lineOf('-1000000'), lineOf('1000000', '5%')] })).toEqual([])
  })

  it('with no rate that an earlier correction has brought', () => {
    const [back, to] = [lineOf('-1000000'), lineOf('1000000', '5%')]
    const before = [adjusting('rate', { lines: [back, to] })]
    expect(problems({ lines: [lineOf('-1000', '5%')] }, before)).toEqual([])
  })

  it('of another form, or in another currency', () => {
    expect(problems({ form_no: '2' })).toEqual([{ field: 'form_no', message: 'original_has_another_form' }])
    expect(problems({ curr_cd: 'USD' })).toEqual([{ field: 'curr_cd', message: 'original_has_another_currency' }])
  })

  it('and any other is not', () => {
    const replacing = { ...replacingInvoice(original, begun, wrong), curr_cd: 'USD' }
    expect(adjustmentProblems(original, [], replacing)).toEqual([])
  })
})
