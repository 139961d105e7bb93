import { describe, expect, it } from 'vitest'
import { drawing } from '../../tools/bench/amounts/randomDocuments.ts'
import { printedAmounts, printOf } from '../../tools/bench/invoices/printedAmounts.ts'
import { randomInvoice, type RandomInvoice } from '../../tools/bench/invoices/randomInvoices.ts'
import { printPdf } from '../features/support/printPdf.ts'
import { hasPdftotext, pagesOf } from '../features/support/readPdf.ts'
import { hostileSize } from '../support/hostileSize.ts'

if (!hasPdftotext) console.info('skipped: pdftotext is not installed, so no amount is read back')

/** Letters alone: how far words of a line stand from one another says nothing. */
const closed = (text: string): string => text.normalize('NFC').replaceAll(/\s/g, '')

/** Longest name of a line that is sure to stand on one line of the page. */
const shortName = 10

/** What stands on lines of the page, each by itself, in their order; long names and what is said below names may go on in further lines. */
const drawnLines = (invoice: RandomInvoice) => {
  const { lines, sums, rates, words } = printedAmounts(invoice, 0)
  const cells = lines.map((line) => [...line.values()].map((cell) => cell.split('\n')))
  const firstOf = (line: readonly (readonly string[])[]): string[] => line.map(([first = '']) => first)
  const isLong = (text: string): boolean => /\p{L}/u.test(text) && text.length > shortName
  return {
    items: cells.map(firstOf).flatMap((line) => (line.some(isLong) ? [] : [closed(line.join(''))])),
    details: cells.flatMap((line) => [
      ...firstOf(line).filter(isLong).map(closed),
      ...line.flatMap(([, ...details]) => details.map(closed)),
    ]),
    sums: sums.map(({ amount }) => closed(amount)),
    rates: rates.map(([, ...amounts]) => closed(amounts.join(''))),
    words: closed(words),
  }
}

const readBack = async (invoice: RandomInvoice): Promise<readonly string[]> => {
  const pdf = await printPdf({ kind: 'invoice', invoice: printOf(invoice), logo: null, background: null })
  return pagesOf(pdf).flat().map(closed)
}

/** Those of some that a page has, in the order in which it has them. */
const found = (lines: readonly string[], wanted: readonly string[], isOn: (line: string, text: string) => boolean) => {
  let from = 0
  return wanted.filter((text) => {
    const at = lines.findIndex((line, index) => index >= from && isOn(line, text))
    if (at === -1) return false
    from = at + 1
    return true
  })
}

/** Whether amounts end a line, behind whatever stands there of their caption. */
const endsIn = (line: string, amounts: string): boolean =>
  line.endsWith(amounts) && !/[\d.,-]$/.test(line.slice(0, -amounts.length))

describe.skipIf(!hasPdftotext)('the text of a PDF', () => {
  it('has the amounts of any invoice as they were drawn, each line in one piece', async () => {
    const draw = drawing(20_261_206)
    for (let at = 0; at < hostileSize(6, 300); at += 1) {
      const invoice = randomInvoice(draw)
      const { items, details, sums, rates, words } = drawnLines(invoice)
      const lines = await readBack(invoice)
      expect(found(lines, items, (line, text) => line === text)).toEqual(items)
      expect(found(lines, rates, endsIn)).toEqual(rates)
      expect(found(lines, sums, endsIn)).toEqual(sums)
      const text = lines.join('')
      expect(details.filter((detail) => !text.includes(detail))).toEqual([])
      expect(text).toContain(words)
    }
  })
})
