import * as v from 'valibot'
import { listOf, textUpTo } from '../../../domain/bounded.ts'
import { mostRunRows, mostRunsRead, runReasons, runRowStates, runStates } from '../../../domain/documents/issueRuns.ts'
import { readText, readTexts } from '../../../domain/reading.ts'
import { describeCall, noBody, none } from '../call.ts'
import { keyEntries, openingRefusals } from '../hsmKey.ts'
import { idSchema } from '../ids.ts'
import { listQuery, paginationSchema } from '../paging.ts'
import type { DocumentCollection, DocumentKind } from './kind.ts'

const runSchema = v.object({
  id: readText,
  /** The request key that it was begun with. */
  req_key: readText,
  state: v.picklist(runStates),
  /** Why it waits; empty where it does not. */
  reason: v.picklist(['', ...runReasons]),
  /** Of the certificate that signs. */
  serial_no: readText,
  /** ISO 8601 in UTC; `ended_at` is empty until it ends. */
  started_at: readText,
  ended_at: readText,
  /** How many documents it carries, and how many of them are in each state. */
  total: v.number(),
  counts: v.object(v.entriesFromList([...runRowStates], v.number())),
})
export type IssueRun = v.InferOutput<typeof runSchema>

/** One document of a run. `reason` is the code with which generating or sending has refused it, with the fields that it concerns. */
const rowSchema = v.object({
  position: v.number(),
  document_id: readText,
  state: v.picklist(runRowStates),
  reason: readText,
  fields: listOf(v.object(readTexts(['field', 'message'])), 100),
})
export type IssueRunRow = v.InferOutput<typeof rowSchema>

const wantedSchema = v.strictObject({
  document_id: idSchema,
  /** The version that was looked at: one that has changed since is refused. */
  version: textUpTo(64),
})

const wantedRows = v.pipe(
  listOf(wantedSchema, mostRunRows),
  v.nonEmpty(),
  v.check((rows) => new Set(rows.map(({ document_id: id }) => id)).size === rows.length),
)

const source = 'chosen (docs/decisions/0470)'
const ofRun = v.strictObject({ id: idSchema })

/** Reading: whoever began a run sees it, and nobody else. */
const readingCalls = ({ name, runsPath, writersWith }: DocumentCollection, { permissions }: DocumentKind) => ({
  list: describeCall({
    name: `${name}.listIssueRuns`,
    summary: 'Issue runs of the account that are open, or have ended and were not put away, the newest first',
    method: 'GET',
    path: runsPath,
    access: writersWith(permissions.send),
    params: none,
    query: none,
    body: noBody,
    answer: v.object({ runs: listOf(runSchema, mostRunsRead) }),
    refusals: [],
    source,
  }),
  read: describeCall({
    name: `${name}.readIssueRun`,
    summary: 'An issue run with a page of its documents, in the order in which they were given',
    method: 'GET',
    path: `${runsPath}/:id`,
    access: writersWith(permissions.send),
    params: ofRun,
    query: v.strictObject({
      page_number: listQuery([]).page_number,
      page_size: listQuery([]).page_size,
      state: v.optional(v.picklist(runRowStates)),
    }),
    body: noBody,
    answer: v.object({ run: runSchema, rows: listOf(rowSchema, 100), pagination: paginationSchema }),
    refusals: ['record.absent'],
    source,
  }),
})

/** The PIN opens the key for a run; it is kept nowhere. */
const signingCalls = ({ name, runsPath, writersWith }: DocumentCollection, { permissions }: DocumentKind) => ({
  start: describeCall({
    name: `${name}.startIssueRun`,
    summary:
      'Has the server generate, sign and send documents by a key of the signing server; the same request key again answers the same run',
    method: 'POST',
    path: runsPath,
    access: writersWith(permissions.send),
    params: none,
    query: none,
    body: v.strictObject({ req_key: idSchema, ...keyEntries, rows: wantedRows }),
    answer: runSchema,
    refusals: [...openingRefusals, 'issueRun.another', 'issueRun.conflict'],
    source,
  }),
  resume: describeCall({
    name: `${name}.resumeIssueRun`,
    summary: 'Goes on with an issue run that waits, with the PIN given again; one that runs is answered as it is',
    method: 'POST',
    path: `${runsPath}/:id/resume`,
    access: writersWith(permissions.send),
    params: ofRun,
    query: none,
    body: v.strictObject(keyEntries),
    answer: runSchema,
    refusals: [...openingRefusals, 'record.absent', 'issueRun.ended', 'issueRun.underWay'],
    source,
  }),
})

const endingCalls = ({ name, runsPath, writersWith }: DocumentCollection, { permissions }: DocumentKind) => ({
  cancel: describeCall({
    name: `${name}.cancelIssueRun`,
    summary:
      'Stops what an issue run has not begun; what is sent stays sent, and one that has ended is answered as it is',
    method: 'POST',
    path: `${runsPath}/:id/cancel`,
    access: writersWith(permissions.send),
    params: ofRun,
    query: none,
    body: noBody,
    answer: runSchema,
    refusals: ['record.absent'],
    source,
  }),
  pause: describeCall({
    name: `${name}.pauseIssueRun`,
    summary:
      'Has an issue run wait: what it is at ends, the rest goes on with the PIN given again; one that does not run is answered as it is',
    method: 'POST',
    path: `${runsPath}/:id/pause`,
    access: writersWith(permissions.send),
    params: ofRun,
    query: none,
    body: noBody,
    answer: runSchema,
    refusals: ['record.absent'],
    source: 'chosen (docs/decisions/0525)',
  }),
  putAway: describeCall({
    name: `${name}.putAwayIssueRun`,
    summary: 'Lists an issue run that has ended no more',
    method: 'POST',
    path: `${runsPath}/:id/put-away`,
    access: writersWith(permissions.send),
    params: ofRun,
    query: none,
    body: noBody,
    answer: runSchema,
    refusals: ['record.absent', 'issueRun.open'],
    source,
  }),
})

/** The calls of runs: bulk work by a key of the signing server, which goes on without the page. */
export const issueRunCalls = (collection: DocumentCollection, kind: DocumentKind) => ({
  ...readingCalls(collection, kind),
  ...signingCalls(collection, kind),
  ...endingCalls(collection, kind),
})
export type IssueRunCalls = ReturnType<typeof issueRunCalls>
