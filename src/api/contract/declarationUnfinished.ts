import * as v from 'valibot'
import { listOf, textUpTo } from '../../domain/bounded.ts'
import type { DeclarationForm } from '../../domain/declaration/forms/definition.ts'
import { declarationBodySchema, readDeclarationEntries, type DeclarationBody } from '../../domain/declaration/wire.ts'
import { readText } from '../../domain/reading.ts'
import { describeCall, noBody, none } from './call.ts'
import { formOfCollection } from './declarationForms.ts'
import { byCollection, type DeclarationCollection } from './declarationCollection.ts'
import { idSchema } from './ids.ts'
import { keptBy, keptRevision, openedWay, placeEntries } from './documents/keptForm.ts'

/** Most unfinished forms that are kept of one account. */
export const mostUnfinished = 20

const unfinishedSchema = v.object({
  id: readText,
  way: openedWay,
  origin_id: readText,
  /** The version of the declaration that the form was opened with, empty where there is none. */
  base_version: readText,
  revision: readText,
  /** ISO 8601 in UTC. */
  kept_at: readText,
})
export type UnfinishedForm = v.InferOutput<typeof unfinishedSchema>

const source = 'chosen (docs/decisions/0376)'

const answeredSchema = (form: DeclarationForm): v.GenericSchema<unknown, DeclarationBody> =>
  v.object(readDeclarationEntries(form))

/** What is kept of forms: read by the account that filled them alone. */
const describeKept = ({ name, unfinishedPath, readers: access }: DeclarationCollection, form: DeclarationForm) => ({
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
    answer: v.object({ ...unfinishedSchema.entries, content: answeredSchema(form) }),
    refusals: ['record.absent'],
    source,
  }),
})

/** Keeping and discarding: what somebody else has kept since is not touched. */
const describeKeeping = ({ name, unfinishedPath, readers: access }: DeclarationCollection, form: DeclarationForm) => ({
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
      content: declarationBodySchema(form),
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

/** The calls about unfinished forms of a collection. */
const unfinishedCalls = (collection: DeclarationCollection) => {
  const form = formOfCollection[collection.key]
  return { ...describeKept(collection, form), ...describeKeeping(collection, form) }
}
export type UnfinishedCalls = ReturnType<typeof unfinishedCalls>

export const unfinishedForms = byCollection(unfinishedCalls)

export const calls = {
  listUnfinishedDeclarations: unfinishedForms.eInvoice.list,
  readUnfinishedDeclaration: unfinishedForms.eInvoice.read,
  keepUnfinishedDeclaration: unfinishedForms.eInvoice.keep,
  discardUnfinishedDeclaration: unfinishedForms.eInvoice.discard,
  listUnfinishedEDocumentDeclarations: unfinishedForms.eDocument.list,
  readUnfinishedEDocumentDeclaration: unfinishedForms.eDocument.read,
  keepUnfinishedEDocumentDeclaration: unfinishedForms.eDocument.keep,
  discardUnfinishedEDocumentDeclaration: unfinishedForms.eDocument.discard,
  listUnfinishedPitDeclarations: unfinishedForms.pit.list,
  readUnfinishedPitDeclaration: unfinishedForms.pit.read,
  keepUnfinishedPitDeclaration: unfinishedForms.pit.keep,
  discardUnfinishedPitDeclaration: unfinishedForms.pit.discard,
}
