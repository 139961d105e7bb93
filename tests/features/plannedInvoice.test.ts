import type { TDocumentDefinitions } from 'pdfmake/interfaces'
import { expect, test } from 'vitest'
import { printedInvoiceOf } from '../../src/domain/invoice/print/print.ts'
import { drawInvoice } from '../../src/printing/drawing/templates/invoice/drawInvoice.ts'
import { planPages } from '../../src/printing/drawing/templates/invoice/plan.ts'
import { noImages } from '../../src/printing/drawing/templates/page.ts'
import { invoiceLine, printableInvoice } from './support/printableInvoice.ts'
import { drawDefinition } from './support/printPdf.ts'

const heights = { above: 300, head: 40, blankRow: 15, carried: 15, below: 150 }
const place = { top: 32, bottom: 798 }

/** How often the height of a row is read. */
const readsOf = (count: number): number => {
  let reads = 0
  const rows = new Proxy(
    Array.from({ length: count }, () => 15),
    {
      get: (target, member, receiver): unknown => {
        if (typeof member === 'string' && /^\d+$/.test(member)) reads += 1
        return Reflect.get(target, member, receiver)
      },
    },
  )
  const { rows: pages } = planPages({ ...heights, rows }, place, 6)
  expect(pages.reduce((sum, page) => sum + page, 0)).toBe(count)
  return reads
}

test('ten times the lines are parted into pages with ten times the work', () => {
  expect(readsOf(10_000)).toBeLessThan(10.5 * readsOf(1000))
})

test('a long invoice is laid out to be measured, and drawn once', async () => {
  const lines = Array.from({ length: 60 }, (_line, index) => invoiceLine({ item_name: `Mặt hàng ${index + 1}` }))
  let begun = 0
  let drawn = 0
  const draw = async (definition: TDocumentDefinitions): Promise<Buffer> => {
    begun += 1
    const pdf = await drawDefinition(definition)
    drawn += 1
    return pdf
  }
  const { pages, plan } = await drawInvoice(printedInvoiceOf(printableInvoice({ lines })), noImages, draw)
  expect([begun, drawn]).toEqual([2, 1])
  expect(plan.rows.length).toBe(pages)
  expect(pages).toBeGreaterThan(1)
})

test('what goes wrong while an invoice is measured is answered', async () => {
  const lines = Array.from({ length: 60 }, () => invoiceLine())
  const broken = () => Promise.reject(new Error('no font'))
  await expect(drawInvoice(printedInvoiceOf(printableInvoice({ lines })), noImages, broken)).rejects.toThrow('no font')
})
