import * as v from 'valibot'
import { listOf, mostAnswered, textUpTo } from '../../domain/bounded.ts'
import { authorityStatuses, shownStatuses } from '../../domain/declaration/status.ts'
import { readList, readText, readTexts } from '../../domain/reading.ts'
import { byCollection, declarationKind, type DeclarationCollection } from './declarationCollection.ts'
import { askedDays, listCalls } from './documents/list.ts'
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
  'explain_until',
] as const

/** A row of the list (seed 000 §3); `confirm_until` and `explain_until` are described at `declarationDetail`. */
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

const listed = {
  ...declarationKind,
  /**
   * `start_date` falls back to 2023-01-01, `end_date` to today in Vietnam. `search_value` finds what holds all its words. `status` (as it is
   * shown: `inProgress` is sent or received) and `decl_type` narrow the list.
   */
  query: v.strictObject({
    ...askedDays,
    ...listQuery(declarationSortColumns),
    status: v.optional(v.picklist(shownStatuses)),
    decl_type: v.optional(v.pipe(textUpTo(10), v.regex(/^[0-9A-Za-z]{1,10}$/))),
  }),
  beyondSeeds: ['status', 'decl_type'],
  answer: listSchema,
  statuses: authorityStatuses,
} as const

const callsOf = (collection: DeclarationCollection) => listCalls(collection, listed)
export type DeclarationListCalls = ReturnType<typeof callsOf>

export const declarationLists = byCollection(callsOf)

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
