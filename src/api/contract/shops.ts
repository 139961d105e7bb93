import * as v from 'valibot'
import { listOf, mostAnswered, textUpTo } from '../../domain/bounded.ts'
import { keysOf } from '../../domain/form/table.ts'
import { readCode, readList, readText, readTexts } from '../../domain/reading.ts'
import { mostPos } from '../../domain/shop/pos.ts'
import { shopTexts } from '../../domain/shop/shop.ts'
import { companyStaff, describeCall, noBody, none, staffWith } from './call.ts'
import { completed, listQuery, paginationSchema, readPaginationSchema, searchValueSchema } from './paging.ts'

const base = '/api/wtx/ca/v1/settings/shops'

/** Shops that one call deletes. */
export const shopsDeletedAtOnce = 100

export const shopIdSchema = v.pipe(textUpTo(64), v.regex(/^[0-9A-Za-z-]{1,64}$/))

export const shopSortColumns = ['name', 'shop_code', 'address', 'tel_no'] as const

const rowMembers = ['id', 'name', 'shop_code', 'address', 'tel_no'] as const

/** A row of the list (seed 001 §2.2). */
const shopRowSchema = v.object(v.entriesFromList(rowMembers, v.string()))
export type ShopRow = v.InferOutput<typeof shopRowSchema>

const listSchema = v.pipe(
  v.object({ shops: readList(v.object(readTexts(rowMembers))), pagination: readPaginationSchema }),
  v.transform(({ shops, pagination }) => ({ shops, pagination: completed(pagination, shops.length) })),
  v.object({ shops: listOf(shopRowSchema, mostAnswered), pagination: paginationSchema }),
)

export const listShops = describeCall({
  name: 'shops.list',
  summary: 'Shops of the company, a page at a time',
  method: 'GET',
  path: base,
  access: companyStaff,
  params: none,
  query: v.strictObject(listQuery(shopSortColumns)),
  body: noBody,
  answer: listSchema,
  refusals: [],
  source: 'seed 001 §7',
})

/** A POS that can be selected. */
const posOptionSchema = v.object({
  /** `name` is the shop's. */
  ...readTexts(['sid', 'pos_no', 'name']),
  /** Whether its shop still uses it, and whether the template of `pdf_id` names it. */
  use_yn: readCode(['Y', 'N'], 'Y'),
  selected_yn: readCode(['Y', 'N'], 'N'),
})
export type PosOption = v.InferOutput<typeof posOptionSchema>

export const findPos = describeCall({
  name: 'shops.findPos',
  summary: 'POS in use in the shops of the company, at most 100, by number and shop; and all that a template names',
  method: 'GET',
  path: `${base}/pos`,
  access: companyStaff,
  params: none,
  /** `pdf_id` is the template that the POS are looked up for. */
  query: v.strictObject({ pdf_id: v.optional(textUpTo(64)), search_value: searchValueSchema }),
  body: noBody,
  answer: v.object({ pos_id: readList(posOptionSchema) }),
  refusals: [],
  source: 'seed 001 §7',
})

const readAuto = v.pipe(v.nullish(v.boolean(), true), v.boolean())

const shopDetailSchema = v.object({
  id: readText,
  ...readTexts(keysOf(shopTexts)),
  logo_url: readText,
  auto: readAuto,
  /** All that were ever saved, those that are not used any more among them. */
  pos_id: readList(v.object({ ...readTexts(['sid', 'pos_no']), del_yn: readCode(['Y', 'N'], 'N') })),
  version: readText,
})
export type ShopDetail = v.InferOutput<typeof shopDetailSchema>

export const shopDetail = describeCall({
  name: 'shops.detail',
  summary: 'One shop with its POS',
  method: 'GET',
  path: `${base}/:id`,
  access: companyStaff,
  params: v.strictObject({ id: shopIdSchema }),
  query: none,
  body: noBody,
  answer: shopDetailSchema,
  refusals: ['record.absent'],
  source: 'seed 001 §7; `version` added',
})

/** Size only: the rules of the form are `shopSchema`'s. */
const text = textUpTo(2000)

const posSchema = v.strictObject({ sid: textUpTo(64), pos_no: text, del_yn: v.picklist(['Y', 'N']) })

const shopBodySchema = v.strictObject({
  ...v.entriesFromList(keysOf(shopTexts), text),
  /** The address of a picture that was uploaded, or empty. */
  logo: v.optional(text, ''),
  auto: v.boolean(),
  /** A POS without `sid` is a new one; a saved one that is left out stays as it is. */
  pos_id: listOf(posSchema, mostPos),
})
export type ShopBody = v.InferOutput<typeof shopBodySchema>

const savedSchema = v.nullish(v.object({ id: v.nullish(readText, ''), version: v.nullish(readText, '') }), {})

export const createShop = describeCall({
  name: 'shops.create',
  summary: 'Creates a shop; the same request again answers the same',
  method: 'POST',
  path: base,
  access: staffWith('shop.add'),
  params: none,
  query: none,
  /** `id` is a UUID of version 7 that the form has made, or empty. */
  body: v.strictObject({ ...shopBodySchema.entries, id: v.optional(v.union([v.literal(''), shopIdSchema]), '') }),
  answer: savedSchema,
  refusals: ['fields.invalid', 'shop.changed'],
  source: 'seed 001 §7; `id` and answer added',
  beyondSeeds: ['id'],
})

export const changeShop = describeCall({
  name: 'shops.change',
  summary: 'Changes a shop as it was opened; content that is kept already is answered as kept',
  method: 'PUT',
  path: `${base}/:id`,
  access: staffWith('shop.save'),
  params: v.strictObject({ id: shopIdSchema }),
  query: none,
  /** `version` is the one that the form was opened with, or that its latest saving has answered. */
  body: v.strictObject({ ...shopBodySchema.entries, version: v.optional(textUpTo(64), '') }),
  answer: savedSchema,
  refusals: ['record.absent', 'fields.invalid', 'shop.changed'],
  source: 'seed 001 §7; `version` and answer added',
  beyondSeeds: ['version'],
})

export const deleteShops = describeCall({
  name: 'shops.delete',
  summary: 'Deletes shops; all of them or none. A shop that is in use is named in `status.fields` with what uses it',
  method: 'DELETE',
  path: base,
  access: staffWith('shop.delete'),
  params: none,
  query: none,
  body: v.strictObject({ shop_id: v.pipe(listOf(shopIdSchema, shopsDeletedAtOnce), v.minLength(1)) }),
  answer: v.nullish(v.object({ deleted: v.nullish(v.number(), null) }), {}),
  refusals: ['record.absent', 'shop.inUse'],
  source: 'seed 001 §7; answer chosen',
})

export const calls = { listShops, findPos, shopDetail, createShop, changeShop, deleteShops }
