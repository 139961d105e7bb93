import * as v from 'valibot'
import { listOf, mostAnswered, textUpTo } from '../../domain/bounded.ts'
import { itemFlags } from '../../domain/items/rated.ts'
import { vatRates } from '../../domain/items/vatRates.ts'
import { readFlag, readList, readText, readTexts } from '../../domain/reading.ts'
import { companyStaff, describeCall, noBody, none } from './call.ts'
import { completed, listQuery, paginationSchema, readPaginationSchema } from './paging.ts'
import { settledUploadSchema, uploadBody, uploadKeySchema, uploadLimit, uploadResultSchema } from './upload.ts'

const base = '/api/wtx/ca/v1/settings/items'

/** Rows of a page of an export (seed 001 §9). */
export const exportedAtOnce = 500
/** Items that one call deletes. */
export const itemsDeletedAtOnce = 100

export const itemIdSchema = v.pipe(textUpTo(64), v.regex(/^[0-9A-Za-z-]{1,64}$/))

export const itemSortColumns = [
  'item_code',
  'item_name',
  'item_kname',
  'item_ename',
  'uom',
  'unit_prc',
  'vat_rate',
  'curr_cd',
  'memo',
] as const

/** What a row of the list has. */
export const itemRowMembers = [
  'id',
  'item_code',
  'item_name',
  'item_ename',
  'item_kname',
  'uom',
  'unit_prc',
  'vat_rate',
  'curr_cd',
  'memo',
  'created_at',
] as const

/** A row of the list; amounts are decimal texts (decision 0280), `created_at` ISO 8601. */
const itemListRowSchema = v.object({
  ...v.entriesFromList(itemRowMembers, v.string()),
  not_reduced: v.boolean(),
  special_consumption: v.boolean(),
})
export type ItemListRow = v.InferOutput<typeof itemListRowSchema>

const readTruth = v.pipe(
  readFlag,
  v.transform((flag) => flag === '1'),
  v.boolean(),
)

/** The flags of an item, however servers write them. */
export const readItemFlags = { not_reduced: readTruth, special_consumption: readTruth }

const listSchema = v.pipe(
  v.object({
    items: readList(v.object({ ...readTexts(itemRowMembers), ...readItemFlags })),
    pagination: readPaginationSchema,
  }),
  v.transform(({ items, pagination }) => ({ items, pagination: completed(pagination, items.length) })),
  v.object({ items: listOf(itemListRowSchema, mostAnswered), pagination: paginationSchema }),
)

const wholeNumber = v.pipe(textUpTo(3), v.regex(/^\d{1,3}$/), v.transform(Number))

export const listItems = describeCall({
  name: 'items.list',
  summary: 'Items of the company, a page at a time; pages of 500 are for exports',
  method: 'GET',
  path: base,
  access: companyStaff,
  params: none,
  query: v.strictObject({
    ...listQuery(itemSortColumns),
    page_size: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(exportedAtOnce)), '10'),
    vat_rate: v.optional(v.union([v.literal(''), v.picklist(vatRates)]), ''),
    flag: v.optional(v.union([v.literal(''), v.picklist(itemFlags)]), ''),
  }),
  body: noBody,
  answer: listSchema,
  refusals: [],
  source: 'seed 001 §7; path and `flag` chosen',
  beyondSeeds: ['flag'],
})

const itemTexts = [
  'item_code',
  'item_name',
  'item_ename',
  'item_kname',
  'uom',
  'unit_prc',
  'pur_cost',
  'vat_rate',
  'curr_cd',
  'memo',
  'picture',
] as const

const itemDetailSchema = v.object({
  id: readText,
  ...readTexts(itemTexts),
  /** Whether the code was given automatically. */
  product_source: readTruth,
  ...readItemFlags,
  version: readText,
})
export type ItemDetail = v.InferOutput<typeof itemDetailSchema>

export const itemDetail = describeCall({
  name: 'items.detail',
  summary: 'One item',
  method: 'GET',
  path: `${base}/:id`,
  access: companyStaff,
  params: v.strictObject({ id: itemIdSchema }),
  query: none,
  body: noBody,
  answer: itemDetailSchema,
  refusals: ['record.absent'],
  source: 'chosen',
})

/** Size only: the rules of the form are `itemSchema`'s. */
const text = textUpTo(2000)

const itemBodySchema = v.strictObject({
  ...v.entriesFromList(itemTexts, text),
  /** With it, the code is given by the server and the one that is sent counts for nothing. */
  product_source: v.optional(v.boolean(), false),
  /** Flags that are not sent stay as they are; of a new item, 10 per cent is then not reduced. */
  not_reduced: v.optional(v.boolean()),
  special_consumption: v.optional(v.boolean()),
})
export type ItemBody = v.InferOutput<typeof itemBodySchema>

const savedSchema = v.nullish(
  v.object({ id: v.nullish(readText, ''), version: v.nullish(readText, ''), item_code: v.nullish(readText, '') }),
  {},
)

export const createItem = describeCall({
  name: 'items.create',
  summary: 'Creates an item; the same request again answers the same',
  method: 'POST',
  path: base,
  access: companyStaff,
  params: none,
  query: none,
  /** `id` is a UUID of version 7 that the form has made, or empty. */
  body: v.strictObject({ ...itemBodySchema.entries, id: v.optional(v.union([v.literal(''), itemIdSchema]), '') }),
  answer: savedSchema,
  refusals: ['fields.invalid', 'item.changed'],
  source: 'seed 001 §7; path, `product_source`, flags, `id` and answer chosen',
  beyondSeeds: ['id', 'product_source', 'not_reduced', 'special_consumption'],
})

export const changeItem = describeCall({
  name: 'items.change',
  summary: 'Changes an item as it was opened; content that is kept already is answered as kept',
  method: 'PUT',
  path: `${base}/:id`,
  access: companyStaff,
  params: v.strictObject({ id: itemIdSchema }),
  query: none,
  body: v.strictObject({ ...itemBodySchema.entries, version: v.optional(textUpTo(64), '') }),
  answer: savedSchema,
  refusals: ['record.absent', 'fields.invalid', 'item.changed'],
  source: 'seed 001 §7; path, `product_source`, flags, `version` and answer chosen',
  beyondSeeds: ['version', 'product_source', 'not_reduced', 'special_consumption'],
})

export const deleteItems = describeCall({
  name: 'items.delete',
  summary: 'Deletes items; all of them or none',
  method: 'DELETE',
  path: base,
  access: companyStaff,
  params: none,
  query: none,
  body: v.strictObject({ item_id: v.pipe(listOf(itemIdSchema, itemsDeletedAtOnce), v.minLength(1)) }),
  answer: v.nullish(v.object({ deleted: v.nullish(v.number(), null) }), {}),
  refusals: ['record.absent'],
  source: 'seed 001 §7; path, `item_id` and answer chosen',
})

export const uploadItems = describeCall({
  name: 'items.upload',
  summary: 'Creates many items at once; the same key again answers what the first request did',
  method: 'POST',
  path: `${base}/bulk`,
  access: companyStaff,
  multipart: uploadLimit,
  params: none,
  query: none,
  /** `payload`: rows of seed 001 §3 "Bulk item row". */
  body: v.strictObject({ ...uploadBody, status: v.literal('1') }),
  answer: uploadResultSchema,
  refusals: ['fields.invalid', 'upload.changed'],
  source: 'seed 001 §7; path, `upload_key`, `mode` and answer chosen',
  beyondSeeds: ['upload_key', 'mode'],
})

export const settleUpload = describeCall({
  name: 'items.settleUpload',
  summary:
    'What became of an upload, by its key; null where the server has none, and then it takes none under this key any more',
  method: 'POST',
  path: `${base}/bulk/:key/settle`,
  access: companyStaff,
  params: v.strictObject({ key: uploadKeySchema }),
  query: none,
  body: noBody,
  answer: settledUploadSchema,
  refusals: [],
  source: 'chosen',
})

export const calls = { listItems, itemDetail, createItem, changeItem, deleteItems, uploadItems, settleUpload }
