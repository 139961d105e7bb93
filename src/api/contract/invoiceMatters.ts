import * as v from 'valibot'
import { listOf, textUpTo } from '../../domain/bounded.ts'
import { daySchema } from '../../domain/dates.ts'
import { readText, readTexts } from '../../domain/reading.ts'
import { companyStaff, describeCall, noBody, none, staffWith } from './call.ts'
import { idSchema } from './ids.ts'
import { invoices } from './invoiceCollection.ts'

const { path, source } = invoices

/** Invoices that one call asks about. */
const mostAsked = 100

const checkStatus = describeCall({
  name: 'invoices.checkStatus',
  summary:
    'Where invoices are with the tax authority, as its last answers say; those that the company does not have are left out',
  method: 'POST',
  path: `${path}/check-cqt-status`,
  access: companyStaff,
  params: none,
  query: none,
  body: v.strictObject({ sid: v.pipe(listOf(idSchema, mostAsked), v.nonEmpty()) }),
  answer: v.object({
    invoices: listOf(v.object(readTexts(['sid', 'etax_status', 'etax_rslt', 'tax_auth_cd', 'answered_at'])), mostAsked),
  }),
  refusals: [],
  source,
})

const existIssued = describeCall({
  name: 'invoices.existIssued',
  summary:
    'Whether invoices of a form and symbol are issued on a day after this one: those of an earlier day may not follow',
  method: 'GET',
  path: `${path}/exist-issued-invoices/:form/:symbol/:day`,
  access: companyStaff,
  params: v.strictObject({ form: textUpTo(1), symbol: textUpTo(6), day: daySchema }),
  query: none,
  body: noBody,
  answer: v.object({ exists: v.boolean(), last_date: readText, last_no: readText }),
  refusals: [],
  source: `${source}; its three parameters and the answer chosen`,
})

const resendEmail = describeCall({
  name: 'invoices.resendEmail',
  summary:
    'Sends the buyer of an accepted invoice its e-mail again, at addresses that may be others than those in it; to each once a minute at most',
  method: 'POST',
  path: `${path}/resend-email`,
  access: staffWith('invoice.send'),
  params: none,
  query: none,
  body: v.strictObject({
    sid: idSchema,
    emails: v.pipe(listOf(v.pipe(textUpTo(50), v.email('email_is_invalid')), 5), v.nonEmpty()),
  }),
  answer: v.object({ sent_to: listOf(readText, 5) }),
  refusals: ['record.absent', 'invoice.notIssued', 'request.tooMany'],
  source: `${source}; \`emails\` added`,
  beyondSeeds: ['emails'],
})

const mails = describeCall({
  name: 'invoices.mails',
  summary: 'The e-mails of an invoice, the newest first: to whom, when, and what became of each',
  method: 'GET',
  path: `${path}/:id/mails`,
  access: companyStaff,
  params: v.strictObject({ id: idSchema }),
  query: none,
  body: noBody,
  answer: v.object({
    mails: listOf(
      v.object({
        ...readTexts(['id', 'address', 'at', 'result_at', 'reason']),
        /** `waiting`, `accepted` by the mail server, or `failed`. */
        state: v.picklist(['waiting', 'accepted', 'failed']),
      }),
      mostAsked,
    ),
  }),
  refusals: ['record.absent'],
  source: 'chosen',
})

const symbols = describeCall({
  name: 'invoices.symbols',
  summary:
    'Symbols of the templates in use on a day, with the number that the next invoice gets, and why one cannot be used',
  method: 'GET',
  path: '/api/wtx/ca/v1/settings/form-no',
  access: companyStaff,
  params: none,
  /** Of a symbol type alone where it is given. The shop is not asked for: all templates are the company's. */
  query: v.strictObject({
    invoice_date: daySchema,
    symbol_type: v.optional(textUpTo(1)),
    seller_shop_id: v.optional(textUpTo(64)),
  }),
  body: noBody,
  answer: v.object({
    symbols: listOf(
      v.object({
        ...readTexts([
          'temp_id',
          'layout_id',
          'smbl_type',
          'form_no',
          'serial_no',
          'next_no',
          'last_date',
          'logo_img',
          'bg_img',
        ]),
        /** Why nothing can be issued under it; empty where it can. */
        problem: v.picklist(['', 'used_up', 'not_declared', 'later_day_has_number']),
      }),
      100,
    ),
  }),
  refusals: [],
  source: 'seed 002 §7.15; answer chosen',
})

export const invoiceMatters = { checkStatus, existIssued, resendEmail, mails, symbols }
export type InvoiceSymbol = v.InferOutput<(typeof symbols)['answer']>['symbols'][number]
export type InvoiceMail = v.InferOutput<(typeof mails)['answer']>['mails'][number]

export const calls = {
  checkInvoiceStatus: checkStatus,
  existIssuedInvoices: existIssued,
  resendInvoiceEmail: resendEmail,
  invoiceMails: mails,
  invoiceSymbols: symbols,
}
