import type { Figure } from '../figure.ts'
import { drawing } from '../amounts/randomDocuments.ts'
import { numberIn } from '../numberIn.ts'
import { invoiceDifferences } from './invoiceDifferences.ts'
import { randomInvoice } from './randomInvoices.ts'

/** More than any of the invoices has lines. */
const moreThanLines = 14

/** Random invoices whose screen, XML, print, list and server do not say the same; the first ones are printed. */
export const invoiceFigures = (): Promise<readonly Figure[]> => {
  const count = numberIn('INVOICES', 1_000_000)
  const draw = drawing(numberIn('INVOICES_SEED', 20_261_206))
  let wrong = 0
  for (let at = 0; at < count; at += 1) {
    const invoice = randomInvoice(draw)
    const differences = invoiceDifferences(invoice, draw(moreThanLines))
    if (differences.length > 0 && (wrong += 1) <= 3) console.log(differences, JSON.stringify(invoice))
  }
  return Promise.resolve([{ name: `different of ${count} invoices`, value: wrong, unit: 'x', aim: 0 }])
}
