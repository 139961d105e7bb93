import * as v from 'valibot'
import { textUpTo } from '../../domain/bounded.ts'
import { companyInformationSchema, companyTexts } from '../../domain/companyForm.ts'
import { keysOf } from '../../domain/form/table.ts'
import { readText } from '../../domain/reading.ts'
import { describeCall, filers, noBody, none, staffWith } from './call.ts'

const base = '/api/wtx/ca/v1/settings'

export const company = describeCall({
  name: 'settings.company',
  summary: 'The seller company of the session',
  method: 'GET',
  path: `${base}/company`,
  access: filers,
  params: none,
  query: none,
  body: noBody,
  /** `version` names what the company says. */
  answer: v.object({ ...companyInformationSchema.entries, version: readText }),
  refusals: [],
  source: 'seed 000 §7',
})

/** Size only: the rules of the form are `companyFormSchema`'s. */
const text = textUpTo(2000)

export const changeCompany = describeCall({
  name: 'settings.changeCompany',
  summary:
    'Changes the company as it was opened, but for its tax code; content that is kept already is answered as kept',
  method: 'PATCH',
  path: `${base}/company`,
  access: staffWith('company.save'),
  params: none,
  query: none,
  body: v.strictObject({
    ...v.entriesFromList(keysOf(companyTexts), text),
    profile_image: text,
    version: v.optional(textUpTo(64), ''),
  }),
  answer: v.nullish(v.object({ version: v.nullish(readText, '') }), {}),
  refusals: ['fields.invalid', 'company.changed'],
  source: 'seed 002 §7.3, 001 §7; `version` and answer added',
  beyondSeeds: ['version'],
})

export const processingTime = describeCall({
  name: 'settings.processingTime',
  summary: 'How long the tax authority takes to answer, in seconds',
  method: 'GET',
  path: `${base}/processing-time`,
  access: filers,
  params: none,
  query: none,
  body: noBody,
  answer: v.object({ receipt_seconds: v.number(), decision_seconds: v.number(), server_time: readText }),
  refusals: [],
  source: 'seed 002 §7.3; answer chosen',
})

export const calls = { company, changeCompany, processingTime }
