import * as v from 'valibot'
import { listOf, textUpTo } from '../../domain/bounded.ts'
import { daySchema } from '../../domain/dates.ts'
import { readText, readTexts } from '../../domain/reading.ts'
import { companyStaff, describeCall, none } from './call.ts'
import { readItemFlags } from './items.ts'

const base = '/api/wtx/ca/v1/settings/items/lookup'

/** Items that one lookup answers. */
export const mostLookedUp = 20
/** Codes that are looked up at once: as many as a document is pasted lines. */
export const mostCodesLookedUp = 1000
/** Longest text or code that is looked up. */
export const lookupMaxLength = 100

const foundMembers = ['id', 'item_code', 'item_name', 'uom', 'unit_prc', 'curr_cd', 'vat_rate'] as const

const foundEntries = {
  ...readTexts(foundMembers),
  ...readItemFlags,
  /** The rate to write on an invoice of the day, as the element TSuat has it; `vat_rate` is the item's own. */
  rate: readText,
}
const foundItemSchema = v.object(foundEntries)
export type FoundItem = v.InferOutput<typeof foundItemSchema>

export const lookupItems = describeCall({
  name: 'items.lookup',
  summary:
    'Items for a line of an invoice: the one of the code, those whose code begins with the text, those whose name does, those whose name has all of its words; at most 20',
  method: 'POST',
  path: base,
  access: companyStaff,
  params: none,
  query: none,
  /** `day` is the one of the invoice, or of the one that it adjusts or replaces. */
  body: v.strictObject({ text: textUpTo(lookupMaxLength), day: daySchema }),
  answer: v.object({ items: listOf(foundItemSchema, mostLookedUp) }),
  refusals: [],
  source: 'chosen',
})

const codeFoundSchema = v.object({
  ...foundEntries,
  /** The code as it was sent. */
  asked: readText,
})
export type CodeFound = v.InferOutput<typeof codeFoundSchema>

export const lookupItemCodes = describeCall({
  name: 'items.lookupCodes',
  summary: 'Items by their codes, once for each code that one is found for; a code that looks like it counts',
  method: 'POST',
  path: `${base}/codes`,
  access: companyStaff,
  params: none,
  query: none,
  body: v.strictObject({ codes: listOf(textUpTo(lookupMaxLength), mostCodesLookedUp), day: daySchema }),
  answer: v.object({ items: listOf(codeFoundSchema, mostCodesLookedUp) }),
  refusals: [],
  source: 'chosen',
})

export const calls = { lookupItems, lookupItemCodes }
