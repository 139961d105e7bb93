import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal, amountOf } from '../../src/domain/amounts/decimal.ts'
import { documentXml } from '../../src/domain/documents/kind.ts'
import { invoiceAmounts } from '../../src/domain/invoice/amounts.ts'
import type { InvoiceValues } from '../../src/domain/invoice/content.ts'
import { adjustingInvoice } from '../../src/domain/invoice/corrections/drafts.ts'
import { adjustmentProblems, amountsLeft } from '../../src/domain/invoice/corrections/left.ts'
import { invoiceKind } from '../../src/domain/invoice/kind.ts'
import { drawing } from '../../tools/bench/amounts/randomDocuments.ts'
import { invoiceDifferences } from '../../tools/bench/invoices/invoiceDifferences.ts'
import { randomInvoice } from '../../tools/bench/invoices/randomInvoices.ts'
import { textsAt } from '../domain/invoice/support/tree.ts'
import { readXml } from '../domain/readXml.ts'
import { hostileSize } from '../support/hostileSize.ts'

/** Invoices of any lines of both forms; of lines that adjust another document too, since sums are the same. */
const someInvoice = fc.integer({ min: 1, max: 2 ** 31 - 1 }).map((seed) => randomInvoice(drawing(seed)))

const sumOf = (texts: readonly string[]): string =>
  amountOf(texts.reduce((sum, text) => sum.plus(decimal(text === '' ? '0' : text)), decimal('0')))

describe('the XML of any invoice', () => {
  it('has the totals that its amounts have, and they come to what is paid', () => {
    fc.assert(
      fc.property(someInvoice, ({ values }) => {
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
      { numRuns: 200 },
    )
  })
})

describe('any invoice', () => {
  it('says the same on screen, in its XML, in print and in the list as a count in whole numbers does', () => {
    fc.assert(
      fc.property(someInvoice, fc.nat({ max: 13 }), (invoice, onFirstPage) => {
        expect(invoiceDifferences(invoice, onFirstPage)).toEqual([])
      }),
      { numRuns: hostileSize(200, 20_000) },
    )
  })
})

const notGiven = { error: 'notGiven', note: '' } as const
const issued = (values: InvoiceValues) => ({ ...values, inv_no: '17' })

describe('an invoice that takes all of another one back', () => {
  it('leaves nothing of it, in any rate and total, whatever it said', () => {
    fc.assert(
      fc.property(someInvoice, ({ values }) => {
        fc.pre(!amountsLeft(values, []).net.startsWith('-'))
        const back = adjustingInvoice(issued(values), values, notGiven, [])
        const { rates, ...totals } = amountsLeft(values, [back])
        expect(totals).toEqual({ net: '0', tax: '0', total: '0' })
        expect(rates.flatMap(({ net, tax }) => [net, tax]).every((amount) => amount === '0')).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  it('may do so once', () => {
    fc.assert(
      fc.property(someInvoice, ({ values }) => {
        const back = adjustingInvoice(issued(values), values, notGiven, [])
        const { rates, net, total } = amountsLeft(values, [])
        const isPositive = [net, total, ...rates.map((each) => each.net)].every((amount) => !amount.startsWith('-'))
        fc.pre(isPositive && decimal(total).gt('4'))
        expect(adjustmentProblems(values, [], back)).toEqual([])
        expect(adjustmentProblems(values, [back], back)).toEqual([{ field: 'lines', message: 'more_than_is_left' }])
      }),
      { numRuns: 200 },
    )
  })

  it('takes back what an earlier one has left of it', () => {
    fc.assert(
      fc.property(someInvoice, fc.nat({ max: 4 }), ({ values }, place) => {
        const { rates, net, total } = amountsLeft(values, [])
        fc.pre([net, total, ...rates.map((each) => each.net)].every((amount) => !amount.startsWith('-')))
        const all = adjustingInvoice(issued(values), values, { error: 'returned', note: '' }, [])
        const some = { ...all, lines: all.lines.filter((_, index) => index % 5 <= place) }
        const rest = adjustingInvoice(issued(values), values, notGiven, [some])
        const left = amountsLeft(values, [some, rest])
        // Taxes are rounded in each of the two.
        const isNothing = (amount: string) => decimal(amount).abs().lte('2')
        expect([left.net, left.total, ...left.rates.flatMap((each) => [each.net, each.tax])].every(isNothing)).toBe(
          true,
        )
      }),
      { numRuns: 200 },
    )
  })
})
