import * as v from 'valibot'
import { fixableFields, type Arrangement } from '../../../domain/items/upload/arrangement.ts'
import { rowFields } from '../../../domain/items/row.ts'

/** What was said of columns, and of values for every row. */
export type Choice = Pick<Arrangement, 'columns' | 'fixed'>

const place = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)))
const columnsEntries = v.entriesFromList(rowFields, place)
const fixedSchema = v.object(v.entriesFromList(fixableFields, v.optional(v.string())))
const memorySchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.object({ ...columnsEntries, fixed: v.optional(fixedSchema, {}) })),
)

const keyOf = (userId: string): string => `tokhai.itemColumns.${userId}.20231108`
/** Files of different headings that are remembered. */
const mostKept = 20

const present = <Value>(record: Readonly<Record<string, Value | undefined>>): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(record).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])))

type Memory = v.InferOutput<typeof memorySchema>

const readAll = (userId: string): Memory => {
  const read = v.safeParse(memorySchema, localStorage.getItem(keyOf(userId)) ?? '{}')
  return read.success ? read.output : {}
}

/** Which column was said to be which, for files with the same headings; kept for the user in this browser. */
export const rememberedChoice = (userId: string, headings: string): Choice | null => {
  const kept = readAll(userId)[headings]
  if (kept === undefined) return null
  // What is not there is left out, so that an optional column is one.
  const { fixed, ...columns } = kept
  return { columns: present(columns), fixed: present(fixed) }
}

export const rememberChoice = (userId: string, headings: string, { columns, fixed }: Choice): void => {
  const { [headings]: _, ...others } = readAll(userId)
  const kept = Object.entries({ ...others, [headings]: { ...columns, fixed } }).slice(-mostKept)
  localStorage.setItem(keyOf(userId), JSON.stringify(Object.fromEntries(kept)))
}
