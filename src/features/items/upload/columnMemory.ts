import * as v from 'valibot'
import { rowFields } from '../../../domain/items/row.ts'
import type { SheetColumns } from '../../../domain/items/upload/headings.ts'

const place = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)))
const memorySchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.object(v.entriesFromList(rowFields, place))),
)

const keyOf = (userId: string): string => `tokhai.itemColumns.${userId}.20231108`
/** Files of different headings that are remembered. */
const mostKept = 20

const readAll = (userId: string): Readonly<Record<string, SheetColumns>> => {
  const read = v.safeParse(memorySchema, localStorage.getItem(keyOf(userId)) ?? '{}')
  if (!read.success) return {}
  // What is not there is left out, so that an optional column is one.
  return Object.fromEntries(
    Object.entries(read.output).map(([key, columns]) => [
      key,
      Object.fromEntries(Object.entries(columns).filter(([, column]) => column !== undefined)),
    ]),
  )
}

/** Which column was said to be which, for files with the same headings; kept for the user in this browser. */
export const rememberedColumns = (userId: string, headings: string): SheetColumns | null =>
  readAll(userId)[headings] ?? null

export const rememberColumns = (userId: string, headings: string, columns: SheetColumns): void => {
  const { [headings]: _, ...others } = readAll(userId)
  const kept = Object.entries({ ...others, [headings]: columns }).slice(-mostKept)
  localStorage.setItem(keyOf(userId), JSON.stringify(Object.fromEntries(kept)))
}
