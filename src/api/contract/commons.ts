import * as v from 'valibot'
import { listOf, mostAnswered, textUpTo } from '../../domain/bounded.ts'
import {
  citySchema,
  codeGroupSchema,
  codeItemSchema,
  nationalitySchema,
  taxOfficeSchema,
} from '../../domain/codeList.ts'
import { readList } from '../../domain/reading.ts'
import { describeCall, noBody, none } from './call.ts'

const base = '/api/wtx/ca/v1/commons'

export const nationalInfo = describeCall({
  name: 'commons.nationalInfo',
  summary: 'Nationalities with three names',
  method: 'GET',
  path: `${base}/national-info`,
  access: 'session',
  params: none,
  query: none,
  body: noBody,
  answer: listOf(nationalitySchema, mostAnswered),
  refusals: [],
  source: 'seed 002 §7.2',
})

const code = v.pipe(textUpTo(3), v.regex(/^\d{3}$/))
const nationCode = v.pipe(textUpTo(10), v.regex(/^[0-9A-Za-z]{1,10}$/))

export const cityInfo = describeCall({
  name: 'commons.cityInfo',
  summary: 'Cities of a nation by its code, which are those of Vietnam; all without `cd`',
  method: 'GET',
  path: `${base}/city-info`,
  access: 'session',
  params: none,
  query: v.strictObject({ cd: v.optional(nationCode) }),
  body: noBody,
  answer: listOf(citySchema, mostAnswered),
  refusals: [],
  source: 'seed 001 §7, 002 §7.2',
})

const officeSchema = v.object(v.entriesFromList(['txof_id', 'txof_nm', 'city_code', 'former_district'], v.string()))

/** Offices as a server answers them: in `tax_Office_info` (seed 001 §7), or as the list itself (seed 000 §7). */
const readOffices = v.union([
  v.object({ tax_Office_info: readList(taxOfficeSchema) }),
  v.pipe(
    readList(taxOfficeSchema),
    v.transform((offices) => ({ tax_Office_info: offices })),
  ),
])

export const taxOfficeInfo = describeCall({
  name: 'commons.taxOfficeInfo',
  summary: 'Tax offices of a city; all without `city_code`',
  method: 'GET',
  path: `${base}/tax-office-info`,
  access: 'session',
  params: none,
  query: v.strictObject({ city_code: v.optional(code) }),
  body: noBody,
  answer: v.pipe(readOffices, v.object({ tax_Office_info: listOf(officeSchema, mostAnswered) })),
  refusals: [],
  source: 'seed 000 §7, 001 §7, 002 §7.2',
})

export const codeList = describeCall({
  name: 'commons.codeList',
  summary: 'A code list by its group, with en, vn and ko names',
  method: 'GET',
  path: `${base}/codes/:group`,
  access: 'session',
  params: v.strictObject({ group: codeGroupSchema }),
  query: none,
  body: noBody,
  answer: listOf(codeItemSchema, mostAnswered),
  refusals: [],
  source: 'seed 000 §3, §7; path chosen',
})

export const calls = { nationalInfo, cityInfo, taxOfficeInfo, codeList }
