import { describe, expect, it, test } from 'vitest'
import type { InvoiceValues } from '../../../src/domain/invoice/content.ts'
import { invoiceBefore, invoiceDifferences } from '../../../src/domain/invoice/corrections/differences.ts'
import { adjustingInvoice, replacingInvoice } from '../../../src/domain/invoice/corrections/drafts.ts'
import type { InvoiceError } from '../../../src/domain/invoice/corrections/errors.ts'
import { adjustmentProblems, amountsLeft } from '../../../src/domain/invoice/corrections/left.ts'
import { problemsOf } from './support/problems.ts'
import { goods, note, salesInvoice, vatInvoice } from './support/samples.ts'

const original = {
  ...vatInvoice({
    sid: 'first',
    inv_date: '2026-10-05',
    remark: 'Giao tại kho',
    lines: [
      goods({ quantity: '10', price: '100000' }),
      goods({ item_code: 'GOM', item_name: 'Ấm', quantity: '2', price: '50000', vat_rate: '10%', discount_rate: '5' }),
      note('Giao trước 8 giờ'),
    ],
    fees: [{ fee_name: 'Phí giao', fee_amt: '9000' }],
    other_reduction: '1000',
  }),
  inv_no: '17',
}
const begun = vatInvoice({ inv_date: '2026-11-20', serial_no: 'C26TBB', comp_nm: 'Chè Sen mới', lines: [] })

const lineOfAmount = (amount: string) => goods({ quantity: '', price: '', amount })
const wrong = { error: 'amount', note: 'Sai' } as const

const adjusting = (error: InvoiceError, changes: Partial<InvoiceValues> = {}): InvoiceValues => ({
  ...adjustingInvoice(original, begun, { error, note: 'Sai' }, []),
  ...changes,
})

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

  it('of a form that the company has no symbol of has none yet', () => {
    expect(replacingInvoice(original, salesInvoice(), wrong)).toMatchObject({
      form_no: '1',
      smbl_type: '',
      serial_no: '',
    })
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

  it('takes back fees and reductions only with all of the invoice', () => {
    const whole = { fees: [{ fee_name: 'Phí giao', fee_amt: '-9000' }], other_reduction: '-1000' }
    expect(adjusting('notGiven')).toMatchObject(whole)
    expect(adjusting('wrongBuyer')).toMatchObject(whole)
    expect(adjusting('returned')).toMatchObject({ fees: [], other_reduction: '' })
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

  it('with a rate that the first one has not, but where it takes the place of one', () => {
    const strange = [{ field: 'lines', message: 'original_has_no_such_rate' }]
    expect(problems({ lines: [lineOf('1000', '5%')] })).toEqual(strange)
    expect(problems({ lines: [lineOf('-1000', '5%')] })).toEqual(strange)
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

describe('what a correction changes', () => {
  it('of a replacing invoice is what it says otherwise, with the difference of amounts', () => {
    const replacing = replacingInvoice(original, begun, wrong)
    expect(invoiceDifferences(invoiceBefore(original, []), replacing)).toEqual({ fields: [], lines: [], totals: [] })
    const [first, second] = replacing.lines
    if (first === undefined || second === undefined) throw new Error('no lines')
    const changed = { ...replacing, address: 'Huế', lines: [{ ...first, quantity: '9' }, second] }
    expect(invoiceDifferences(invoiceBefore(original, []), changed)).toEqual({
      fields: [{ field: 'address', before: '12 Lý Thường Kiệt, Hà Nội', after: 'Huế' }],
      lines: [
        {
          name: 'Chè sen Tây Hồ',
          fields: ['quantity'],
          before: '1000000',
          after: '900000',
          difference: '-100000',
        },
        { name: 'Giao trước 8 giờ', fields: [], before: '0', after: '', difference: '0' },
      ],
      totals: [
        { of: 'net', rate: '8%', before: '1000000', after: '900000', difference: '-100000' },
        { of: 'tax', rate: '8%', before: '80000', after: '72000', difference: '-8000' },
        { of: 'net', rate: '', before: '1095000', after: '995000', difference: '-100000' },
        { of: 'tax', rate: '', before: '89500', after: '81500', difference: '-8000' },
        { of: 'total', rate: '', before: '1192500', after: '1084500', difference: '-108000' },
      ],
    })
  })

  it('of an adjusting invoice is what it adds, line by line', () => {
    const [taken, , right] = adjusting('goods').lines
    if (taken === undefined || right === undefined) throw new Error('no lines')
    const changed = adjusting('goods', { address: 'Huế', lines: [taken, { ...right, price: '90000' }] })
    expect(invoiceDifferences(invoiceBefore(original, []), changed)).toEqual({
      fields: [{ field: 'address', before: '12 Lý Thường Kiệt, Hà Nội', after: 'Huế' }],
      lines: [
        { name: 'Chè sen Tây Hồ', fields: [], before: '1000000', after: '0', difference: '-1000000' },
        { name: 'Chè sen Tây Hồ', fields: [], before: '0', after: '900000', difference: '900000' },
      ],
      totals: [
        { of: 'net', rate: '8%', before: '1000000', after: '900000', difference: '-100000' },
        { of: 'tax', rate: '8%', before: '80000', after: '72000', difference: '-8000' },
        { of: 'net', rate: '', before: '1095000', after: '995000', difference: '-100000' },
        { of: 'tax', rate: '', before: '89500', after: '81500', difference: '-8000' },
        { of: 'total', rate: '', before: '1192500', after: '1084500', difference: '-108000' },
      ],
    })
  })

  it('of one after another is compared with what the earlier ones have left', () => {
    const cut = adjusting('price', { lines: [goods({ quantity: '10', price: '-5000' })] })
    const back = adjusting('returned', { lines: [goods({ quantity: '-2', price: '95000' })] })
    expect(invoiceDifferences(invoiceBefore(original, [cut]), back)).toMatchObject({
      lines: [{ name: 'Chè sen Tây Hồ', before: '950000', after: '760000', difference: '-190000' }],
      totals: [
        { of: 'net', rate: '8%', before: '950000', after: '760000' },
        { of: 'tax', rate: '8%', before: '76000', after: '60800' },
        { of: 'net', rate: '', before: '1045000', after: '855000' },
        { of: 'tax', rate: '', before: '85500', after: '70300' },
        { of: 'total', rate: '', before: '1138500', after: '933300' },
      ],
    })
  })

  it('counts what can be counted, while other lines are still open', () => {
    const [open, taken] = [goods({ quantity: '10', price: '' }), lineOfAmount('-1000')]
    const { lines, totals } = invoiceDifferences(
      invoiceBefore(original, []),
      adjusting('price', { lines: [open, taken] }),
    )
    expect(lines.map(({ difference }) => difference)).toEqual(['0', '-1000'])
    expect(totals[0]).toMatchObject({ of: 'net', rate: '8%', difference: '-1000' })
  })

  it('shows a discount as what it takes off, and a new line by itself', () => {
    const [line] = adjusting('volumeDiscount').lines
    if (line === undefined) throw new Error('no line')
    const changed = adjusting('volumeDiscount', { lines: [{ ...line, amount: '50000' }] })
    expect(invoiceDifferences(invoiceBefore(original, []), changed)).toMatchObject({
      lines: [{ name: 'Chiết khấu thương mại', before: '', after: '-50000', difference: '-50000' }],
    })
  })
})
