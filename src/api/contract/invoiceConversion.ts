import * as v from 'valibot'
import { textUpTo } from '../../domain/bounded.ts'
import { daySchema } from '../../domain/dates.ts'
import { longestConverter } from '../../domain/invoice/conversion.ts'
import { readText, readTexts } from '../../domain/reading.ts'
import { describeCall, noBody, none, staffWith } from './call.ts'
import { idSchema } from './ids.ts'
import { pdfByLink } from './invoiceOutput.ts'

/** Once for each invoice: a second conversion is refused with who has converted it and when. */
const convert = describeCall({
  name: 'invoices.convert',
  summary:
    'Converts an accepted invoice to paper, once: keeps who does it, by name, and the time of the server, which its print bears',
  method: 'POST',
  path: '/api/wtx/ca/v2/sales/e-invoices/convert',
  access: staffWith('invoice.send'),
  params: none,
  /** `convert_dt` may be left out: the day is the server's, and any other is refused. */
  query: v.strictObject({
    sid: idSchema,
    convert_by: textUpTo(longestConverter),
    convert_dt: v.optional(daySchema),
    convert_yn: v.optional(v.literal('Y'), 'Y'),
  }),
  body: noBody,
  /** `convert_dt` is ISO 8601 in UTC, `pdf_convert_url` a path that is valid for a while. */
  answer: v.object({ ...readTexts(['sid', 'convert_by', 'convert_dt']), pdf_convert_url: readText }),
  refusals: ['record.absent', 'invoice.notIssued', 'invoice.converted', 'fields.invalid'],
  source: 'seed 002 §3.6, §7.13; answer chosen (docs/decisions/0521)',
})

const downloadConverted = pdfByLink(
  'downloadConverted',
  'pdf-convert',
  'The PDF of an invoice that is converted to paper, with who has converted it and when, by a link that the server has made and signed',
)

export const invoiceConversion = { convert, downloadConverted }

export const calls = { convertInvoice: convert, downloadConvertedInvoice: downloadConverted }
