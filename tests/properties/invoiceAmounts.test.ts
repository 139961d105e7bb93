import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal, amountOf } from '../../src/domain/amounts/decimal.ts'
import type { GivenLine } from '../../src/domain/amounts/line.ts'
import { natures } from '../../src/domain/amounts/line.ts'
import { documentXml } from '../../src/domain/documents/kind.ts'
import { invoiceAmounts } from '../../src/domain/invoice/amounts.ts'
import type { InvoiceValues } from '../../src/domain/invoice/content.ts'
import { adjustingInvoice } from '../../src/domain/invoice/corrections/drafts.ts'
import { adjustmentProblems, amountsLeft } from '../../src/domain/invoice/corrections/left.ts'
import { invoiceKind } from '../../src/domain/invoice/kind.ts'
import type { InvoiceLine } from '../../src/domain/invoice/lines.ts'
import { drawing, randomDocument } from '../../tools/bench/amounts/randomDocuments.ts'
import { salesInvoice, vatInvoice } from '../domain/invoice/support/samples.ts'
import { textsAt } from '../domain/invoice/support/tree.ts'
import { readXml } from '../domain/readXml.ts'

const lineOf = (given: GivenLine): InvoiceLine => ({
  nature: natures[given.nature].code,
  item_code: '',
  item_name: 'Chè',
  unit: '',
  quantity: given.quantity,
  price: given.price,
  discount_rate: given.discountRate,
  discount_amt: given.discount,
  amount: given.amount,
  vat_rate: given.rate,
  special_kind: '1',
  special: [{ name: 'SKhung', value: 'x' }],
})

const extras = fc.record({
  fees: fc.array(fc.nat({ max: 1_000_000 }).map(String), { maxLength: 3 }),
  untaxed: fc.nat({ max: 1000 }).map(String),
  other: fc.nat({ max: 1000 }).map(String),
  reduced: fc.constantFrom('', '1', '2', '3', '5'),
  isSales: fc.boolean(),
})

/** Invoices of any lines of both forms; of lines that adjust another document too, since sums are the same. */
const someInvoice = fc
  .tuple(fc.integer({ min: 1, max: 2 ** 31 - 1 }), extras)
  .map(([seed, { fees, untaxed, other, reduced, isSales }]): InvoiceValues => {
    const { currency, prices, lines } = randomDocument(drawing(seed))
    const common = {
      curr_cd: currency,
      price_kind: prices,
      lines: lines.map(lineOf),
      fees: fees.map((fee_amt) => ({ fee_name: 'Phí', fee_amt })),
      other_reduction: other,
    }
    return isSales
      ? salesInvoice({ ...common, reduced_percent: currency === 'VND' ? reduced : '' })
      : vatInvoice({ ...common, untaxed_reduction: untaxed })
  })

const sumOf = (texts: readonly string[]): string =>
  amountOf(texts.reduce((sum, text) => sum.plus(decimal(text)), decimal('0')))

describe('the XML of any invoice', () => {
  it('has the totals that its amounts have, and they come to what is paid', () => {
    fc.assert(
      fc.property(someInvoice, (values) => {
        const counted = invoiceAmounts(values)
        if (!counted.ok) throw new Error(JSON.stringify(counted.failure))
        const { net, tax, total, discount, rates, lines, branchReduction } = counted.value
        const { tree } = readXml(documentXml(invoiceKind, values, 'id', 1))
        const paid = (tag: string): readonly string[] => textsAt(tree, `DLHDon/NDHDon/TToan/${tag}`)
        const none = (amount: string): readonly string[] => (amount === '0' ? [] : [amount])
        const isSales = values.form_no === '2'
        expect(paid('TgTTTBSo')).toEqual([total])
        expect(paid('TTCKTMai')).toEqual(none(discount))
        expect(paid('TgTCThue')).toEqual(isSales && branchReduction === '0' ? [] : [net])
        expect(paid('TgTThue')).toEqual(isSales ? [] : [tax])
        expect(paid('TGTKhac')).toEqual(none(sumOf([values.other_reduction, branchReduction])))
        expect(paid('THTTLTSuat/LTSuat/ThTien')).toEqual(rates.map((each) => each.net))
        expect(paid('THTTLTSuat/LTSuat/TThue')).toEqual(rates.map((each) => each.tax))
        const written = textsAt(tree, 'DLHDon/NDHDon/DSHHDVu/HHDVu/ThTien')
        expect(written).toEqual(lines.filter((_, place) => values.lines[place]?.nature !== '4').map((each) => each.net))
        const taken = [...paid('TGTKCThue'), ...paid('TGTKhac')]
        const before = [net, ...paid('TgTThue'), ...paid('DSLPhi/LPhi/TPhi')]
        expect(amountOf(decimal(sumOf(before)).minus(decimal(sumOf(taken))))).toBe(total)
      }),
      { numRuns: 300 },
    )
  })
})

const issued = (values: InvoiceValues) => ({ ...values, inv_no: '17' })

describe('an invoice that takes all of another one back', () => {
  it('leaves nothing of it, in any rate and total, whatever it said', () => {
    fc.assert(
      fc.property(someInvoice, (values) => {
        fc.pre(!amountsLeft(values, []).net.startsWith('-'))
        const back = adjustingInvoice(issued(values), values, 'notGiven', '')
        const { rates, ...totals } = amountsLeft(values, [back])
        expect(totals).toEqual({ net: '0', tax: '0', total: '0' })
        expect(rates.flatMap(({ net, tax }) => [net, tax]).every((amount) => amount === '0')).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  it('may do so once', () => {
    fc.assert(
      fc.property(someInvoice, (values) => {
        const back = adjustingInvoice(issued(values), values, 'notGiven', '')
        const { rates, net, total } = amountsLeft(values, [])
        const isPositive = [net, total, ...rates.map((each) => each.net)].every((amount) => !amount.startsWith('-'))
        fc.pre(isPositive && decimal(total).gt('4'))
        expect(adjustmentProblems(values, [], back)).toEqual([])
        expect(adjustmentProblems(values, [back], back)).toEqual([{ field: 'lines', message: 'more_than_is_left' }])
      }),
      { numRuns: 200 },
    )
  })
})
