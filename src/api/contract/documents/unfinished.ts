import * as v from 'valibot'
import { listOf, textUpTo } from '../../../domain/bounded.ts'
import { readText } from '../../../domain/reading.ts'
import { describeCall, noBody, none, type AnyCall } from '../call.ts'
import { idSchema } from '../ids.ts'
import { keptBy, keptRevision, openedWay, placeEntries } from './keptForm.ts'
import type { DocumentCollection } from './kind.ts'

/** Most unfinished forms that are kept of one account. */
export const mostUnfinished = 20

const unfinishedSchema = v.object({
  id: readText,
  way: openedWay,
  origin_id: readText,
  /** The version of the document that the form was opened with, empty where there is none. */
  base_version: readText,
  revision: readText,
  /** ISO 8601 in UTC. */
  kept_at: readText,
})
export type UnfinishedForm = v.InferOutput<typeof unfinishedSchema>

const source = 'chosen (docs/decisions/0376)'

/** What is kept of forms: read by the account that filled them alone. */
const keptCalls = <Answered extends AnyCall['answer']>(
  { name, unfinishedPath, readers: access }: DocumentCollection,
  answered: Answered,
) => ({
  list: describeCall({
    name: `${name}.listUnfinished`,
    summary: 'Forms that the account has begun and not saved, the newest first',
    method: 'GET',
    path: unfinishedPath,
    access,
    params: none,
    query: none,
    body: noBody,
    answer: v.object({ unfinished: listOf(unfinishedSchema, mostUnfinished) }),
    refusals: [],
    source,
  }),
  read: describeCall({
    name: `${name}.readUnfinished`,
    summary: 'What a form said that the account has begun and not saved',
    method: 'GET',
    path: `${unfinishedPath}/:id`,
    access,
    params: v.strictObject({ id: idSchema }),
    query: none,
    body: noBody,
    answer: v.object({ ...unfinishedSchema.entries, content: answered }),
    refusals: ['record.absent'],
    source,
  }),
})

/** Keeping and discarding: what somebody else has kept since is not touched. */
const keepingCalls = <Content extends AnyCall['body']>(
  { name, unfinishedPath, readers: access }: DocumentCollection,
  content: Content,
) => ({
  keep: describeCall({
    name: `${name}.keepUnfinished`,
    summary:
      'Keeps what a form says that is not saved yet, in place of what the same tab, or the named revision, has kept',
    method: 'PUT',
    path: unfinishedPath,
    access,
    params: none,
    query: none,
    body: v.strictObject({
      ...placeEntries,
      base_version: textUpTo(64),
      writer: keptBy,
      /** What the tab knows to be kept; empty where it knows of nothing. */
      revision: keptRevision,
      content,
    }),
    answer: unfinishedSchema,
    refusals: ['unfinished.keptElsewhere', 'unfinished.tooMany'],
    source,
  }),
  discard: describeCall({
    name: `${name}.discardUnfinished`,
    summary: 'Discards an unfinished form, unless another tab has kept it since',
    method: 'DELETE',
    path: `${unfinishedPath}/:id`,
    access,
    params: v.strictObject({ id: idSchema }),
    query: v.strictObject({ revision: keptRevision, writer: v.optional(textUpTo(64), '') }),
    body: noBody,
    answer: v.object({ discarded: v.boolean() }),
    refusals: [],
    source,
  }),
})

/** A form's content as it is kept, and as a server answers it. */
interface KeptContent<Content, Answered> {
  readonly content: Content
  readonly answered: Answered
}

/** The calls about unfinished forms. */
export const unfinishedCalls = <Content extends AnyCall['body'], Answered extends AnyCall['answer']>(
  collection: DocumentCollection,
  { content, answered }: KeptContent<Content, Answered>,
) => ({ ...keptCalls(collection, answered), ...keepingCalls(collection, content) })

export type UnfinishedCalls = ReturnType<typeof unfinishedCalls>
