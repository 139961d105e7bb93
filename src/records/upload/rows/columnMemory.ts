import * as v from 'valibot'
import type { ColumnChoice } from '../../../domain/upload/arrangement.ts'
import type { RowRules } from '../../../domain/upload/rowRules.ts'

/** Which column was said to be which, for files with the same headings. */
export interface ColumnMemory {
  readonly of: (headings: string) => ColumnChoice | null
  readonly keep: (headings: string, choice: ColumnChoice) => void
}

const place = v.pipe(v.number(), v.integer(), v.minValue(0))
const fixedSchema = v.optional(v.record(v.string(), v.string()), {})
const memorySchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.objectWithRest({ fixed: fixedSchema }, place)),
)

/** Files of different headings that are remembered. */
const mostKept = 20

const readAll = (key: string): v.InferOutput<typeof memorySchema> => {
  const read = v.safeParse(memorySchema, localStorage.getItem(key) ?? '{}')
  return read.success ? read.output : {}
}

const onlyOf = <Value>(fields: readonly string[], record: Readonly<Record<string, Value>>) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => fields.includes(field)))

/** Kept for the user in this browser. @param name of the list */
export const columnMemory = (
  name: string,
  { fields, fixable }: Pick<RowRules<string>, 'fields' | 'fixable'>,
  userId: string,
): ColumnMemory => {
  const key = `tokhai.uploadColumns.${name}.${userId}.20231108`
  return {
    of: (headings) => {
      const kept = readAll(key)[headings]
      if (kept === undefined) return null
      const { fixed, ...columns } = kept
      return { columns: onlyOf(fields, columns), fixed: onlyOf(fixable, fixed) }
    },
    keep: (headings, { columns, fixed }) => {
      const { [headings]: _, ...others } = readAll(key)
      const kept = Object.entries({ ...others, [headings]: { ...columns, fixed } }).slice(-mostKept)
      localStorage.setItem(key, JSON.stringify(Object.fromEntries(kept)))
    },
  }
}
