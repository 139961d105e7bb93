import * as v from 'valibot'
import { listOf, textUpTo } from '../../domain/bounded.ts'
import { readText } from '../../domain/reading.ts'
import { describeCall, filers, none } from './call.ts'
import { searchMaxLength } from './paging.ts'

/** Records of a kind that one search answers. */
export const mostOfKind = 5

const hitSchema = v.object({
  id: readText,
  title: readText,
  /** What distinguishes records of the same title. */
  detail: readText,
  /** A code that the kind has words for; empty where it has none. */
  status: readText,
})

const groupSchema = v.object({
  /** The id of the settings panel or page that shows them. */
  kind: readText,
  hits: listOf(hitSchema, mostOfKind),
  /** Whether there are more of the kind. */
  has_more: v.boolean(),
})
export type FoundGroup = v.InferOutput<typeof groupSchema>
export type FoundHit = v.InferOutput<typeof hitSchema>

export const findRecords = describeCall({
  name: 'search.find',
  summary: 'Records of the company in which every word is found, at most 5 of each kind that the caller may read',
  method: 'POST',
  path: '/api/wtx/ca/v1/search',
  access: filers,
  params: none,
  query: none,
  /** Names of people are searched, which stand in no address. */
  body: v.strictObject({ search_value: textUpTo(searchMaxLength) }),
  answer: v.object({ groups: listOf(groupSchema, 50) }),
  refusals: [],
  source: 'chosen',
})

export const calls = { findRecords }
