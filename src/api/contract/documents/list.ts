import * as v from 'valibot'
import { listOf, mostAnswered } from '../../../domain/bounded.ts'
import { daySchema } from '../../../domain/dates.ts'
import { deletedAtOnce } from '../../../domain/documents/listRules.ts'
import type { Permission } from '../../../domain/session.ts'
import { describeCall, noBody, none, type AnyCall } from '../call.ts'
import { idSchema } from '../ids.ts'
import type { DocumentCollection, DocumentKind } from './kind.ts'

/** The days of documents that are asked for: what they fall back to is said by their kind. */
export const askedDays = { start_date: v.optional(daySchema), end_date: v.optional(daySchema) }

/** A list as its kind describes it. */
interface ListedKind<
  Query extends AnyCall['query'],
  Answer extends AnyCall['answer'],
  Status extends string,
  Id extends string,
  DeleteRefusal extends string,
  RestoreRefusal extends string,
> extends DocumentKind {
  readonly members: DocumentKind['members'] & { readonly id: Id }
  readonly refusals: DocumentKind['refusals'] & {
    readonly delete: readonly DeleteRefusal[]
    readonly restore: readonly RestoreRefusal[]
  }
  readonly query: Query
  /** What of the query the seeds do not name. */
  readonly beyondSeeds: readonly string[]
  readonly answer: Answer
  /** Statuses that are counted. */
  readonly statuses: readonly Status[]
}

interface Page<Query, Answer> {
  readonly query: Query
  readonly beyondSeeds: readonly string[]
  readonly answer: Answer
}

const namesOf = (members: readonly string[]): string => members.map((member) => `\`${member}\``).join(' and ')

const listCall = <Query extends AnyCall['query'], Answer extends AnyCall['answer']>(
  { name, path, listPath = path, records, source, readers }: DocumentCollection,
  { query, answer, beyondSeeds }: Page<Query, Answer>,
) =>
  describeCall({
    name: `${name}.list`,
    summary: `The company's ${records}, a page at a time`,
    method: 'GET',
    path: listPath,
    access: readers,
    params: none,
    query,
    body: noBody,
    answer,
    refusals: [],
    source: beyondSeeds.length === 0 ? source : `${source}; ${namesOf(beyondSeeds)} added`,
    beyondSeeds,
  })

/** The pages of a list by a body: what is sought of people stands in no address, which a proxy, a log or a browser would keep. */
export const searchCall = <Query extends AnyCall['query'], Answer extends AnyCall['answer']>(
  { name, records, readers }: DocumentCollection,
  { query, answer }: Pick<Page<Query, Answer>, 'query' | 'answer'>,
  path: string,
) =>
  describeCall({
    name: `${name}.search`,
    summary: `The company's ${records} as the list answers them, asked for by a body`,
    method: 'POST',
    path,
    access: readers,
    params: none,
    query: none,
    body: query,
    answer,
    refusals: [],
    source: 'chosen (docs/decisions/0505)',
  })

const countCall = <Status extends string>(
  { name, countsPath, records, readers }: DocumentCollection,
  statuses: readonly Status[],
) =>
  describeCall({
    name: `${name}.count`,
    summary: `How many of the company's ${records} are in each status`,
    method: 'GET',
    path: countsPath,
    access: readers,
    params: none,
    query: v.strictObject(askedDays),
    body: noBody,
    /** A status without documents is left out. */
    answer: v.object({ counts: listOf(v.object({ status: v.picklist(statuses), count: v.number() }), mostAnswered) }),
    refusals: [],
    source: 'chosen',
  })

/** Ids of drafts, under the kind's name of an id. */
const draftsSchema = <Id extends string>(id: Id) =>
  v.strictObject(v.entriesFromList([id], v.pipe(listOf(idSchema, deletedAtOnce), v.minLength(1))))

/** What is done to drafts that are named by their ids. */
interface DraftsCall<Id, Reason> {
  readonly id: Id
  readonly permission: Permission
  readonly refusals: readonly Reason[]
}

const deleteCall = <Id extends string, Reason extends string>(
  { name, path, records, source, writersWith }: DocumentCollection,
  { id, permission, refusals }: DraftsCall<Id, Reason>,
) =>
  describeCall({
    name: `${name}.delete`,
    summary: `Deletes drafts of ${records}; all of them or none`,
    method: 'DELETE',
    path,
    access: writersWith(permission),
    params: none,
    query: none,
    body: draftsSchema(id),
    answer: v.nullish(v.object({ deleted: v.nullish(v.number(), null) }), {}),
    refusals: ['record.absent', ...refusals],
    source,
  })

const restoreCall = <Id extends string, Reason extends string>(
  { name, path, records, writersWith }: DocumentCollection,
  { id, permission, refusals }: DraftsCall<Id, Reason>,
) =>
  describeCall({
    name: `${name}.restore`,
    summary: `Takes deleted drafts of ${records} back, for an hour after they were deleted; all of them or none`,
    method: 'POST',
    path: `${path}/restore`,
    access: writersWith(permission),
    params: none,
    query: none,
    body: draftsSchema(id),
    answer: v.object({ restored: v.number() }),
    refusals,
    source: 'chosen',
  })

/** The calls of a list: its pages, its counts, drafts that are deleted and taken back. */
export const listCalls = <
  Query extends AnyCall['query'],
  Answer extends AnyCall['answer'],
  Status extends string,
  Id extends string,
  DeleteRefusal extends string,
  RestoreRefusal extends string,
>(
  collection: DocumentCollection,
  kind: ListedKind<Query, Answer, Status, Id, DeleteRefusal, RestoreRefusal>,
) => {
  const { members, permissions, refusals } = kind
  const drafts = { id: members.id, permission: permissions.delete }
  return {
    list: listCall(collection, kind),
    count: countCall(collection, kind.statuses),
    delete: deleteCall(collection, { ...drafts, refusals: refusals.delete }),
    restore: restoreCall(collection, { ...drafts, refusals: refusals.restore }),
  }
}
