import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { rateProblems } from '../../../src/domain/invoice/amountProblems.ts'
import { invoiceAmounts } from '../../../src/domain/invoice/amounts.ts'
import { invoiceValuesOf, type InvoiceValues } from '../../../src/domain/invoice/content.ts'
import { lineProblems } from '../../../src/domain/invoice/lineProblems.ts'
import { invoiceDraftSchema, invoiceSchema } from '../../../src/domain/invoice/rules.ts'
import { writtenInvoice } from '../../../src/domain/invoice/written.ts'
import { longInvoice } from './support/samples.ts'

/** How often a piece of work reads a member of a line. */
const readsOf = (work: (values: InvoiceValues) => unknown, lines: number): number => {
  let reads = 0
  const values = longInvoice(lines)
  const watched = values.lines.map(
    (line) =>
      new Proxy(line, {
        get: (target, member): unknown => {
          reads += 1
          return Reflect.get(target, member)
        },
      }),
  )
  work({ ...values, lines: watched })
  return reads
}

describe('an invoice of 1,000 lines', () => {
  it.each<readonly [string, (values: InvoiceValues) => unknown]>([
    ['checked', (values) => v.parse(invoiceSchema, values)],
    ['checked as a draft', (values) => v.parse(invoiceDraftSchema, values)],
    ['taken from what is kept', invoiceValuesOf],
    ['searched for problems of lines', lineProblems],
    ['searched for problems of rates', rateProblems],
    ['counted', invoiceAmounts],
    ['written', writtenInvoice],
  ])('is %s with as much work for each line as one of 10', (_name, work) => {
    const few = readsOf(work, 10)
    expect(few).toBeGreaterThan(0)
    expect(readsOf(work, 1000)).toBe(100 * few)
  })
})
