import { uploadInvoices } from '../../../server/areas/invoices/upload/uploadInvoices.ts'
import { mostUploadedLines } from '../../../src/domain/invoice/upload/sent.ts'
import type { Figure } from '../figure.ts'
import { numberIn } from '../numberIn.ts'
import { draftedAgainstInsert, draftedOn } from '../server/drafting.ts'
import { sentInvoices } from './sentInvoices.ts'

/** Lines of one request of a page. */
const linesAtOnce = 2_000

const ofLines = (rows: number, lines: number): Promise<readonly Figure[]> =>
  draftedAgainstInsert({
    name: `invoices: ${rows} rows, ${lines} each,`,
    filled: ['invoices', 'invoice_contents', 'invoice_events', 'document_steps'],
    counted: ['invoice_tallies', 'invoice_day_tallies', 'invoice_sums'],
    prepared({ store, clock, member }) {
      const count = linesAtOnce / lines
      const requests = Array.from({ length: rows / linesAtOnce }, () =>
        JSON.stringify(sentInvoices(count, { day: draftedOn, symbol: 'C26TAA', lines })),
      )
      return async () => {
        for (const payload of requests) {
          const done = await uploadInvoices(store, clock, member, { payload, mode: 'valid' }, 'draft')
          if (!done.ok || done.value.success !== count) throw new Error('the invoices were not taken')
        }
      }
    },
  })

/** An upload of as many rows as one may have: an invoice each, and five of an invoice. */
export const invoiceDraftFigures = async (): Promise<readonly Figure[]> => {
  const rows = numberIn('ROWS', mostUploadedLines)
  return [...(await ofLines(rows, 1)), ...(await ofLines(rows, 5))]
}
