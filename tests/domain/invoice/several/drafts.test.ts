import { describe, expect, it } from 'vitest'
import type { InvoiceValues } from '../../../../src/domain/invoice/content.ts'
import { adjustingInvoice, replacingInvoice } from '../../../../src/domain/invoice/corrections/drafts.ts'
import { invoiceErrors } from '../../../../src/domain/invoice/corrections/errors.ts'
import {
  adjustingSeveral,
  replacingSeveral,
  type CorrectedOriginal,
} from '../../../../src/domain/invoice/several/drafts.ts'
import { partAbout } from '../../../../src/domain/invoice/several/part.ts'
import { problemsOf } from '../support/problems.ts'
import { goods, note, vatInvoice } from '../support/samples.ts'
import { correctsSeveral } from '../support/several.ts'

const of = (inv_no: string, inv_date: string, changes: Partial<InvoiceValues> = {}): CorrectedOriginal => ({
  original: { ...vatInvoice({ sid: `sid-${inv_no}`, inv_date, serial_no: 'C26TAA', ...changes }), inv_no },
  before: [],
})

const tea = goods({ quantity: '10', price: '100' })
const pot = goods({ item_code: 'GOM', item_name: 'Ấm', vat_rate: '10%' })
const first = of('9', '2026-10-05', { lines: [tea, note('Giao sớm')], buyer_name: 'Lê Văn Bình' })
const second = of('10', '2026-10-05', { lines: [pot, note('Giao sớm')] })
const third = {
  ...of('3', '2026-10-20', { lines: [tea] }),
  before: [vatInvoice({ lines: [{ ...tea, quantity: '-4' }] })],
}
const all = [third, second, first]

const begun = vatInvoice({ inv_date: '2026-11-20', serial_no: 'C26TBB', comp_nm: 'Chè Sen mới', lines: [] })
const wrong = { error: 'price', note: 'Sai giá' } as const
const agreed = { agreement_no: 'BB-01', agreement_date: '2026-11-19' }

const linesIn = ({ lines }: InvoiceValues) =>
  lines.map(({ about, item_name, quantity, price }) => [about, item_name, quantity, price].join('|'))

describe('an invoice that corrects several, as it begins', () => {
  it('names them by day, symbol and number, and is taxed by the latest of them', () => {
    const draft = replacingSeveral(all, begun, wrong)
    expect(draft.corrected.map(Object.values)).toEqual([
      ['1', 'C26TAA', '9', '2026-10-05'],
      ['1', 'C26TAA', '10', '2026-10-05'],
      ['1', 'C26TAA', '3', '2026-10-20'],
    ])
    expect(draft).toMatchObject({
      inv_feature: '3',
      inv_type_ref: '1',
      form_no_ref: '',
      serial_no_ref: '',
      inv_no_ref: '',
      inv_date_ref: '2026-10-20',
      correction_list_no: 'BK-C26TAA-9',
      correction_error: 'price',
      note: 'Sai giá',
    })
    const other = of('1', '2026-10-05', { serial_no: 'C26TAB' })
    const names = adjustingSeveral([other, first], begun, wrong).corrected.map(({ serial_no_ref }) => serial_no_ref)
    expect(names).toEqual(['C26TAA', 'C26TAB'])
  })

  it('has the head of the first one, under its own symbol and day', () => {
    const { buyer_name, serial_no, inv_date, comp_nm, sid } = replacingSeveral(all, begun, wrong)
    expect([buyer_name, serial_no, inv_date, comp_nm, sid]).toEqual([
      'Lê Văn Bình',
      'C26TBB',
      '2026-11-20',
      'Chè Sen mới',
      '',
    ])
  })

  it('has the lines of each, that say whom they are about, and what is only said once', () => {
    expect(linesIn(replacingSeveral(all, begun, wrong))).toEqual([
      '1|Chè sen Tây Hồ|10|100',
      '|Giao sớm||',
      '2|Ấm|3|125000',
      '3|Chè sen Tây Hồ|10|100',
    ])
    expect(linesIn(adjustingSeveral(all, begun, wrong))).toEqual([
      '1|Chè sen Tây Hồ|10|',
      '2|Ấm|3|',
      '3|Chè sen Tây Hồ|6|',
    ])
  })

  it.each(['nameOrAddress', 'taxCode'] as const)('says what is only said once: %s', (error) => {
    expect(linesIn(adjustingSeveral(all, begun, { ...wrong, error }))).toEqual(['|Sai giá||'])
  })

  it('says once that nothing was given', () => {
    expect(linesIn(replacingSeveral(all, begun, { ...wrong, error: 'notGiven' }))).toEqual(['|Sai giá||'])
  })

  it.each(invoiceErrors)('says of each what a correction of it alone would: %s', (error) => {
    const counting = ({ lines }: InvoiceValues) => lines.filter(({ nature }) => nature !== '4')
    const several = [
      adjustingSeveral(all, begun, { ...wrong, error }),
      replacingSeveral(all, begun, { ...wrong, error }),
    ]
    for (const [place, { original, before }] of [first, second, third].entries()) {
      const alone = [
        adjustingInvoice(original, begun, { ...wrong, error }, before),
        replacingInvoice(original, begun, { ...wrong, error }),
      ]
      expect(several.map((draft) => counting(partAbout(draft, place)))).toEqual(alone.map(counting))
    }
  })

  it('keeps every rule once it is agreed', () => {
    expect(problemsOf({ ...replacingSeveral(all, begun, wrong), ...agreed })).toEqual([])
    expect(problemsOf({ ...adjustingSeveral(all, begun, { ...wrong, error: 'wrongBuyer' }), ...agreed })).toEqual([])
  })

  it('has nothing beside lines, of whatever it begins with', () => {
    const beside = {
      fees: [{ fee_name: 'Phí giao', fee_amt: '9000' }],
      untaxed_reduction: '1',
      other_reduction: '2',
      reduced_percent: '3',
    }
    const two = [of('1', '2026-10-05', beside), of('2', '2026-10-05', beside)]
    for (const draft of [
      adjustingSeveral(two, begun, { ...wrong, error: 'notGiven' }),
      replacingSeveral(two, begun, wrong),
    ])
      expect(draft).toMatchObject({ fees: [], untaxed_reduction: '', other_reduction: '', reduced_percent: '' })
  })

  it('is made of one invoice at least', () => {
    expect(() => replacingSeveral([], begun, wrong)).toThrow(RangeError)
  })
})

describe('what corrects one that corrected several', () => {
  it('says nothing of these', () => {
    const { original } = of('5', '2026-10-20', correctsSeveral('3'))
    for (const draft of [replacingInvoice(original, begun, wrong), adjustingInvoice(original, begun, wrong, [])]) {
      expect([draft.corrected, draft.correction_list_no]).toEqual([[], ''])
      expect(new Set(draft.lines.map(({ about }) => about))).toEqual(new Set(['']))
    }
    expect(problemsOf({ ...replacingInvoice(original, begun, wrong), ...agreed })).toEqual([])
  })
})
