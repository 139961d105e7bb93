import * as v from 'valibot'
import { listOf, mostAnswered, textUpTo } from '../../domain/bounded.ts'
import { daySchema } from '../../domain/dates.ts'
import { deletedAtOnce } from '../../domain/documents/listRules.ts'
import { authorityStatuses, shownStatuses } from '../../domain/declaration/status.ts'
import { readList, readText, readTexts } from '../../domain/reading.ts'
import { describeCall, noBody, none } from './call.ts'
import { byCollection, type DeclarationCollection } from './declarationCollection.ts'
import { idSchema } from './ids.ts'
import { completed, listQuery, paginationSchema, readPaginationSchema } from './paging.ts'

export const declarationSortColumns = [
  'decl_form_no',
  'register_date',
  'decl_type',
  'noti_cd_tax',
  'reference',
  'pos_key',
  'tr_cd_tax',
] as const

const rowMembers = [
  'declaration_id',
  'decl_form_no',
  'register_date',
  'decl_type',
  'noti_cd_tax',
  'noti_nm_tax',
  'reference',
  'pos_key',
  'tr_cd_tax',
  'confirm_until',
] as const

/** A row of the list (seed 000 §3); `confirm_until` is described at `declarationDetail`. */
const declarationListItemSchema = v.object({
  ...v.entriesFromList(rowMembers, v.string()),
  /** Whether it was turned down, and has been changed since without being sent again. */
  is_corrected: v.boolean(),
})

/** A row as a server answers it: its id is named `declaration_id` or `id` (seed 000 §3). */
const readRow = v.object({ ...readTexts(rowMembers), is_corrected: v.nullish(v.boolean(), false), id: readText })

const readListSchema = v.object({ declarations: readList(readRow), pagination: readPaginationSchema })

const listSchema = v.pipe(
  readListSchema,
  v.transform(({ declarations, pagination }) => ({
    declarations: declarations.map(({ id, ...row }) => ({ ...row, declaration_id: row.declaration_id || id })),
    pagination: completed(pagination, declarations.length),
  })),
  v.object({ declarations: listOf(declarationListItemSchema, mostAnswered), pagination: paginationSchema }),
)
export type DeclarationListItem = v.InferOutput<typeof declarationListItemSchema>

/** The days of `register_date` that are asked for: `start_date` falls back to 2023-01-01, `end_date` to today in Vietnam. */
const days = { start_date: v.optional(daySchema), end_date: v.optional(daySchema) }

const listCall = ({ name, path, records, source, readers }: DeclarationCollection) =>
  describeCall({
    name: `${name}.list`,
    summary: `The company's ${records}, a page at a time`,
    method: 'GET',
    path,
    access: readers,
    params: none,
    /**
     * `search_value` finds what holds all its words. `status` (as it is shown: `inProgress` is sent or received) and `decl_type` narrow
     * the list.
     */
    query: v.strictObject({
      ...days,
      ...listQuery(declarationSortColumns),
      status: v.optional(v.picklist(shownStatuses)),
      decl_type: v.optional(v.pipe(textUpTo(10), v.regex(/^[0-9A-Za-z]{1,10}$/))),
    }),
    body: noBody,
    answer: listSchema,
    refusals: [],
    source: `${source}; \`status\` and \`decl_type\` added`,
    beyondSeeds: ['status', 'decl_type'],
  })

const countCall = ({ name, countsPath, records, readers }: DeclarationCollection) =>
  describeCall({
    name: `${name}.count`,
    summary: `How many of the company's ${records} are in each status`,
    method: 'GET',
    path: countsPath,
    access: readers,
    params: none,
    /** The days of the list, with the same defaults. */
    query: v.strictObject(days),
    body: noBody,
    /** A status without declarations is left out. */
    answer: v.object({
      counts: listOf(v.object({ status: v.picklist(authorityStatuses), count: v.number() }), mostAnswered),
    }),
    refusals: [],
    source: 'chosen',
  })

const deleteCall = ({ name, path, records, source, writersWith }: DeclarationCollection) =>
  describeCall({
    name: `${name}.delete`,
    summary: `Deletes drafts of ${records}; all of them or none`,
    method: 'DELETE',
    path,
    access: writersWith('declaration.delete'),
    params: none,
    query: none,
    body: v.strictObject({ declaration_id: v.pipe(listOf(idSchema, deletedAtOnce), v.minLength(1)) }),
    answer: v.nullish(v.object({ deleted: v.nullish(v.number(), null) }), {}),
    refusals: ['record.absent', 'declaration.notDraft'],
    source,
  })

const restoreCall = ({ name, path, records, writersWith }: DeclarationCollection) =>
  describeCall({
    name: `${name}.restore`,
    summary: `Takes deleted drafts of ${records} back, for an hour after they were deleted; all of them or none`,
    method: 'POST',
    path: `${path}/restore`,
    access: writersWith('declaration.delete'),
    params: none,
    query: none,
    body: v.strictObject({ declaration_id: v.pipe(listOf(idSchema, deletedAtOnce), v.minLength(1)) }),
    answer: v.object({ restored: v.number() }),
    refusals: ['declaration.notRestorable'],
    source: 'chosen',
  })

/** The calls of a collection's list. */
const listCalls = (collection: DeclarationCollection) => ({
  list: listCall(collection),
  count: countCall(collection),
  delete: deleteCall(collection),
  restore: restoreCall(collection),
})
export type DeclarationListCalls = ReturnType<typeof listCalls>

export const declarationLists = byCollection(listCalls)

export const calls = {
  listDeclarations: declarationLists.eInvoice.list,
  countDeclarations: declarationLists.eInvoice.count,
  deleteDeclarations: declarationLists.eInvoice.delete,
  restoreDeclarations: declarationLists.eInvoice.restore,
  listEDocumentDeclarations: declarationLists.eDocument.list,
  countEDocumentDeclarations: declarationLists.eDocument.count,
  deleteEDocumentDeclarations: declarationLists.eDocument.delete,
  restoreEDocumentDeclarations: declarationLists.eDocument.restore,
  listPitDeclarations: declarationLists.pit.list,
  countPitDeclarations: declarationLists.pit.count,
  deletePitDeclarations: declarationLists.pit.delete,
  restorePitDeclarations: declarationLists.pit.restore,
}
