import * as v from 'valibot'
import { listOf, mostAnswered, textUpTo } from '../../domain/bounded.ts'
import {
  citySchema,
  codeGroupSchema,
  codeItemSchema,
  nationalitySchema,
  taxOfficeSchema,
} from '../../domain/codeList.ts'
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

export const cityInfo = describeCall({
  name: 'commons.cityInfo',
  summary: 'Cities by the three-digit code of their tax department; all without `cd`',
  method: 'GET',
  path: `${base}/city-info`,
  access: 'session',
  params: none,
  query: v.strictObject({ cd: v.optional(code) }),
  body: noBody,
  answer: listOf(citySchema, mostAnswered),
  refusals: [],
  source: 'seed 002 §7.2',
})

export const taxOfficeInfo = describeCall({
  name: 'commons.taxOfficeInfo',
  summary: 'Tax offices of a city; all without `city_code`',
  method: 'GET',
  path: `${base}/tax-office-info`,
  access: 'session',
  params: none,
  query: v.strictObject({ city_code: v.optional(code) }),
  body: noBody,
  answer: listOf(taxOfficeSchema, mostAnswered),
  refusals: [],
  source: 'seed 000 §7, 002 §7.2',
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
