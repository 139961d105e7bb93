import * as v from 'valibot'
import {
  certificateEntries,
  readCertificateEntries,
  type CertificateContent,
} from '../../domain/pitCertificate/content.ts'
import { readText, readTextOrNull, readTexts } from '../../domain/reading.ts'
import { editionEntries, formCalls, type EditionSchema } from './documents/form.ts'
import { issueRunCalls } from './documents/issueRuns.ts'
import { numberCalls } from './documents/numbers.ts'
import { signedXmlCall } from './documents/output.ts'
import { sendingCalls } from './documents/sending.ts'
import { pitCertificateKind, pitCertificates } from './pitCertificateCollection.ts'
import { pitStaffWith } from './pitStaff.ts'

/** What the server adds to the content of a certificate (seed 002 §3.4). */
const filedEntries = {
  version: readText,
  /** `refid` is the company's own name for it, `guid` the number of the authority's message about it. */
  ...readTexts(['refid', 'guid', 'inv_no', 'etax_status', 'etax_rslt', 'tax_auth_cd', 'lookup_cd', 'lookup_link']),
  /** `1` replaced, `2` adjusted, or empty; and by which certificate. */
  ...readTexts(['corrected_by', 'corrected_by_sid', 'corrects_sid']),
  sign_by: readText,
  /** ISO 8601 with zone, or empty. */
  requested_at: readText,
  /** `YYYY-MM-DDTHH:mm:ss` in Vietnam, as the signature says it, or empty. */
  signed_at: readText,
  is_corrected: v.nullish(v.boolean(), false),
  req_issue_yn: v.nullish(v.boolean(), false),
  /** Pictures of the template that its symbol is of, which its print shows; absent where there are none. */
  logo_img: v.optional(readText),
  bg_img: v.optional(readText),
  /** Paths that are valid for a while; null before it is issued. */
  signed_xml_url: readTextOrNull,
  pdf_url: readTextOrNull,
}

const detailSchema = v.object({ ...readCertificateEntries, ...filedEntries })
export type PitCertificateDetail = v.InferOutput<typeof detailSchema>

const editionSchema: EditionSchema<CertificateContent> = v.strictObject({ ...certificateEntries, ...editionEntries })

const filed = {
  ...pitCertificateKind,
  detail: detailSchema,
  edition: editionSchema,
  saved: v.object(readTexts(['sid', 'version'])),
  generated: v.object({ ...readTexts(['sid', 'version', 'inv_no', 'sign_id', 'req_key']), xml_data: v.string() }),
  sent: v.object(readTexts(['sid', 'req_key', 'etax_status'])),
  contentBeyondSeeds: ['comp_nm', 'comp_eml'],
} as const

export const pitCertificateFiling = {
  ...formCalls(pitCertificates, filed),
  ...sendingCalls(pitCertificates, filed),
  runs: issueRunCalls(pitCertificates, pitCertificateKind),
  numbers: numberCalls(pitCertificates),
}
export type PitCertificateFilingCalls = typeof pitCertificateFiling

export const downloadPitCertificateXml = signedXmlCall({
  name: 'pitCertificates',
  path: '/api/wtx/ca/v1/download/xml/epit',
  access: pitStaffWith('pit-certificate.amounts'),
  source: 'seed 002 §7.11; path chosen, hash made on the server',
})

export const calls = {
  pitCertificateDetail: pitCertificateFiling.detail,
  generatePitCertificateXml: pitCertificateFiling.generateXml,
  savePitCertificateDraft: pitCertificateFiling.saveDraft,
  issuePitCertificate: pitCertificateFiling.send,
  findPitCertificateIssue: pitCertificateFiling.findSent,
  listPitCertificateRuns: pitCertificateFiling.runs.list,
  readPitCertificateRun: pitCertificateFiling.runs.read,
  startPitCertificateRun: pitCertificateFiling.runs.start,
  resumePitCertificateRun: pitCertificateFiling.runs.resume,
  cancelPitCertificateRun: pitCertificateFiling.runs.cancel,
  pausePitCertificateRun: pitCertificateFiling.runs.pause,
  putAwayPitCertificateRun: pitCertificateFiling.runs.putAway,
  pitCertificateNumbersWaiting: pitCertificateFiling.numbers.waiting,
  downloadPitCertificateXml,
}
