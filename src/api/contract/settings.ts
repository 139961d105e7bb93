import * as v from 'valibot'
import { companySchema } from '../../domain/company.ts'
import { readText } from '../../domain/reading.ts'
import { companyStaff, describeCall, noBody, none } from './call.ts'

const base = '/api/wtx/ca/v1/settings'

export const company = describeCall({
  name: 'settings.company',
  summary: 'The seller company of the session',
  method: 'GET',
  path: `${base}/company`,
  access: companyStaff,
  params: none,
  query: none,
  body: noBody,
  answer: companySchema,
  refusals: [],
  source: 'seed 000 §7',
})

export const processingTime = describeCall({
  name: 'settings.processingTime',
  summary: 'How long the tax authority takes to answer, in seconds',
  method: 'GET',
  path: `${base}/processing-time`,
  access: companyStaff,
  params: none,
  query: none,
  body: noBody,
  answer: v.object({ receipt_seconds: v.number(), decision_seconds: v.number(), server_time: readText }),
  refusals: [],
  source: 'seed 002 §7.3; answer chosen',
})

export const calls = { company, processingTime }
