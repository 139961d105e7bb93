import * as v from 'valibot'
import { listOf, textUpTo } from '../../domain/bounded.ts'
import { daySchema } from '../../domain/dates.ts'
import { readText, readTexts } from '../../domain/reading.ts'
import { describeCall, noBody, none } from './call.ts'
import { idSchema } from './ids.ts'
import { searchValueSchema } from './paging.ts'
import { pitCertificates } from './pitCertificateCollection.ts'
import { pitStaffWith } from './pitStaff.ts'

const { path, readers, source } = pitCertificates

/** Certificates that one call asks about. */
const mostAsked = 100

const idsSchema = v.pipe(listOf(idSchema, mostAsked), v.nonEmpty())

const checkStatus = describeCall({
  name: 'pitCertificates.checkStatus',
  summary:
    'Where certificates are with the tax authority, as its last answers say; those that the company does not have are left out',
  method: 'POST',
  path: `${path}/check-cqt-status`,
  access: readers,
  params: none,
  query: none,
  body: v.strictObject({ sid: idsSchema }),
  answer: v.object({
    certificates: listOf(
      v.object(readTexts(['sid', 'etax_status', 'etax_rslt', 'tax_auth_cd', 'answered_at'])),
      mostAsked,
    ),
  }),
  refusals: [],
  source,
})

const existIssued = describeCall({
  name: 'pitCertificates.existIssued',
  summary:
    'Certificates that are issued to the same person for the same kind of income and some of the same months as this one',
  method: 'GET',
  path: `${path}/exist-issued-invoices/:id`,
  access: readers,
  params: v.strictObject({ id: idSchema }),
  query: none,
  body: noBody,
  answer: v.object({
    exists: v.boolean(),
    certificates: listOf(
      v.object(
        readTexts(['sid', 'serial_no', 'inv_no', 'inv_date', 'income_from_mon', 'income_to_mon', 'income_year']),
      ),
      mostAsked,
    ),
  }),
  refusals: ['record.absent'],
  source: `${source}; answer chosen`,
})

const resendEmail = describeCall({
  name: 'pitCertificates.resendEmail',
  summary:
    'Sends the person of an accepted certificate its e-mail again, at an address that may be another than the one in it',
  method: 'POST',
  path: `${path}/resend-email`,
  access: pitStaffWith('pit-certificate.send'),
  params: none,
  query: none,
  body: v.strictObject({ sid: idSchema, email: v.pipe(textUpTo(50), v.email('email_is_invalid')) }),
  answer: v.object({ sent_to: readText }),
  refusals: ['record.absent', 'pitCertificate.notIssued', 'request.tooMany'],
  source: `${source}; \`email\` added`,
  beyondSeeds: ['email'],
})

const personTexts = [
  'taxpayer_nm',
  'taxpayer_taxcd',
  'taxpayer_add',
  'taxpayer_nation',
  'taxpayer_resident',
  'taxpayer_cid',
  'taxpayer_tel_no',
  'taxpayer_eml',
] as const

/** People of earlier certificates: what a new one is filled with. */
const people = describeCall({
  name: 'pitCertificates.people',
  summary:
    'People of earlier certificates whose name, tax code or identity paper holds all words of the search, as their latest one says',
  // What is sought of people stands in no address, which proxies and browsers keep.
  method: 'POST',
  path: '/api/wtx/ca/v1/e-pit/certificate-people',
  access: pitStaffWith('pit-certificate.new'),
  params: none,
  query: none,
  body: v.strictObject({ search_value: searchValueSchema }),
  answer: v.object({ people: listOf(v.object(readTexts(personTexts)), 20) }),
  refusals: [],
  source: 'chosen (docs/decisions/0491)',
})

const symbols = describeCall({
  name: 'pitCertificates.symbols',
  summary: 'Symbols of the templates in use on a day, with the number that the next certificate gets',
  method: 'GET',
  path: '/api/wtx/ca/v1/e-pit/certificate-symbols',
  access: readers,
  params: none,
  query: v.strictObject({ inv_date: daySchema }),
  body: noBody,
  answer: v.object({
    symbols: listOf(v.object(readTexts(['temp_id', 'smbl_type', 'form_no', 'serial_no', 'next_no', 'last_date'])), 100),
  }),
  refusals: [],
  source: 'chosen, after seed 002 §3.5 and §7.15',
})

export const pitCertificateMatters = { checkStatus, existIssued, resendEmail, people, symbols }
export type TaxpayerOfCertificates = v.InferOutput<(typeof people)['answer']>['people'][number]

export const calls = {
  checkPitCertificateStatus: checkStatus,
  existIssuedPitCertificates: existIssued,
  resendPitCertificateEmail: resendEmail,
  pitCertificatePeople: people,
  pitCertificateSymbols: symbols,
}
