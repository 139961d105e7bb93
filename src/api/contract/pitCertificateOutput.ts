import * as v from 'valibot'
import { describeCall, noBody, none } from './call.ts'
import { linkParams } from './documents/output.ts'
import { idSchema } from './ids.ts'
import { pitStaffWith } from './pitStaff.ts'

const readers = pitStaffWith('pit-certificate.amounts')

/** A PDF and the name of its file. */
const pdf = v.object({ bytes: v.instance(Uint8Array), filename: v.string() })

const report = describeCall({
  name: 'pitCertificates.report',
  summary:
    'The PDF of a certificate, drawn on the server; with `convert_yn=Y` as a document on paper, in the name of whoever asks for it',
  method: 'GET',
  path: '/api/wtx/ca/v1/report/epit/:id',
  access: readers,
  params: v.strictObject({ id: idSchema }),
  query: v.strictObject({ convert_yn: v.optional(v.picklist(['Y', 'N']), 'N') }),
  body: noBody,
  document: 'application/pdf',
  answer: pdf,
  refusals: ['record.absent', 'pitCertificate.noPrint', 'request.tooMany'],
  source: 'seed 002 §7.16; `convert_yn` as in §3.6',
  beyondSeeds: ['convert_yn'],
})

const downloadPdf = describeCall({
  name: 'pitCertificates.downloadPdf',
  summary: 'The PDF of a certificate by a link that the server has made and signed',
  method: 'GET',
  path: '/api/wtx/ca/v1/download/epit/pdf2/:id/:expires/:hash',
  access: readers,
  params: linkParams,
  query: none,
  body: noBody,
  document: 'application/pdf',
  answer: pdf,
  refusals: ['record.absent', 'link.expired', 'pitCertificate.noPrint', 'request.tooMany'],
  source: 'seed 002 §7.11; the hash is made on the server',
})

export const pitCertificateOutput = { report, downloadPdf }

export const calls = { reportPitCertificate: report, downloadPitCertificatePdf: downloadPdf }
