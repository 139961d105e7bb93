import * as v from 'valibot'
import { listOf, mostAnswered, textUpTo } from '../../domain/bounded.ts'
import { readList, readTexts } from '../../domain/reading.ts'
import { administrators, describeCall, noBody, none, streamed } from './call.ts'
import { completed, listQuery, paginationSchema, readPaginationSchema } from './paging.ts'

const base = '/api/wtx/ca/v1/settings/audit'

export const auditSortColumns = ['at', 'action'] as const

const entryTexts = ['id', 'at', 'person', 'user_id', 'action', 'record', 'detail'] as const

const entrySchema = v.object(v.entriesFromList(entryTexts, v.string()))
/** Who did what: `at` is a moment in UTC, `record` the id of what it was done to, `detail` JSON without secrets. */
export type AuditEntry = v.InferOutput<typeof entrySchema>

const day = v.pipe(textUpTo(10), v.isoDate())

/** What the trail is narrowed by: the id of a person's account, that of a record, and days in Vietnam. */
const narrowing = {
  person: v.optional(textUpTo(64)),
  record: v.optional(textUpTo(64)),
  from: v.optional(day),
  to: v.optional(day),
}

export const listAudit = describeCall({
  name: 'audit.list',
  summary: 'Who did what in the company, a page at a time',
  method: 'GET',
  path: base,
  access: administrators,
  params: none,
  query: v.strictObject({ ...listQuery(auditSortColumns), ...narrowing }),
  body: noBody,
  answer: v.pipe(
    v.object({ entries: readList(v.object(readTexts(entryTexts))), pagination: readPaginationSchema }),
    v.transform(({ entries, pagination }) => ({ entries, pagination: completed(pagination, entries.length) })),
    v.object({ entries: listOf(entrySchema, mostAnswered), pagination: paginationSchema }),
  ),
  refusals: [],
  source: 'chosen',
})

/** Entries that one file holds at most. */
export const mostExported = 10_000

export const exportAudit = describeCall({
  name: 'audit.export',
  summary:
    'The same as a CSV file, the newest 10,000 entries; texts that a spreadsheet would calculate begin with an apostrophe',
  method: 'GET',
  path: `${base}/export`,
  access: administrators,
  params: none,
  query: v.strictObject({ search_value: v.optional(textUpTo(100), ''), ...narrowing }),
  body: noBody,
  document: 'text/csv; charset=utf-8',
  answer: streamed,
  refusals: [],
  source: 'chosen',
})

export const calls = { listAudit, exportAudit }
