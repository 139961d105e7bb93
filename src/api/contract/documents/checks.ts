import * as v from 'valibot'
import { listOf } from '../../../domain/bounded.ts'
import { mostRunRows } from '../../../domain/documents/issueRuns.ts'
import { readTexts } from '../../../domain/reading.ts'
import { describeCall, none, type AnyCall } from '../call.ts'
import { idSchema } from '../ids.ts'
import { searchValueSchema } from '../paging.ts'
import type { DocumentCollection, DocumentKind } from './kind.ts'
import { askedDays } from './list.ts'

/** Of a document that breaks this many rules the others are not named. */
export const mostProblems = 100

/**
 * What is asked of every kind, beside what narrows its list: `selected` are documents by their ids, `list` the drafts of the list as it is
 * narrowed. What the other needs is left out.
 */
export const askedToIssue = {
  of: v.picklist(['selected', 'list']),
  sid: v.optional(listOf(idSchema, mostRunRows), []),
  ...askedDays,
  search_value: searchValueSchema,
}

/** What is said of a document of every kind, beside its name: of which version it is, and what forbids that it is issued. No amount. */
export const checkedEntries = {
  ...readTexts(['sid', 'version', 'etax_status']),
  is_corrected: v.boolean(),
  problems: listOf(v.object(readTexts(['field', 'message'])), mostProblems),
}

interface CheckedKind<Body, Answer, Reason> {
  readonly path: string
  readonly body: Body
  readonly answer: Answer
  /** Where the list finds more drafts than a run carries. */
  readonly tooMany: Reason
  readonly source: string
}

/** The call that checks documents before a run is begun over them. */
export const checkCall = <Body extends AnyCall['body'], Answer extends AnyCall['answer'], const Reason extends string>(
  { name, records, writersWith }: DocumentCollection,
  { permissions }: DocumentKind,
  { path, body, answer, tooMany, source }: CheckedKind<Body, Answer, Reason>,
) =>
  describeCall({
    name: `${name}.checkToIssue`,
    summary: `The ${records} that a run is to carry, with their versions and what forbids that they are issued, as many as one run carries; ids that the company does not have are left out`,
    method: 'POST',
    path,
    access: writersWith(permissions.send),
    params: none,
    query: none,
    body,
    answer,
    refusals: [tooMany],
    source,
  })
