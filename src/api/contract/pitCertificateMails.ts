import * as v from 'valibot'
import { mailChoiceSchema } from '../../domain/pitCertificate/mailedPdf.ts'
import { describeCall, noBody, none } from './call.ts'
import { pitStaffWith } from './pitStaff.ts'

const path = '/api/wtx/ca/v1/e-pit/certificate-mails'
const access = pitStaffWith('pit-certificate.make')
const source = 'chosen (docs/decisions/0502)'

const read = describeCall({
  name: 'pitCertificates.mailChoice',
  summary: 'Whether the mails to people of accepted certificates carry the PDF, and what opens it',
  method: 'GET',
  path,
  access,
  params: none,
  query: none,
  body: noBody,
  answer: mailChoiceSchema,
  refusals: [],
  source,
})

const choose = describeCall({
  name: 'pitCertificates.chooseMail',
  summary: 'Chooses that for the company, for mails that leave from now on',
  method: 'PUT',
  path,
  access,
  params: none,
  query: none,
  body: v.strictObject(mailChoiceSchema.entries),
  answer: mailChoiceSchema,
  refusals: [],
  source,
})

export const pitCertificateMails = { read, choose }

export const calls = { readPitCertificateMailChoice: read, choosePitCertificateMail: choose }
