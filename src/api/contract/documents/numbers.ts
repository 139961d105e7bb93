import * as v from 'valibot'
import { listOf, textUpTo } from '../../../domain/bounded.ts'
import { numberReasons } from '../../../domain/documents/numbers.ts'
import { readText, readTextOrNull } from '../../../domain/reading.ts'
import { describeCall, noBody, none } from '../call.ts'
import { listQuery, paginationSchema } from '../paging.ts'
import type { DocumentCollection } from './kind.ts'

/** A number that no issued document carries. */
const numberSchema = v.object({
  /** Of its symbol. */
  year: v.number(),
  form: readText,
  symbol: readText,
  number: v.number(),
  /** The day of the document that gets it, `YYYY-MM-DD`: higher numbers are of this day or later. */
  day: readText,
  /** Which document goes on under it; null where the next one of its day gets it. */
  document_id: readTextOrNull,
  reason: v.picklist(numberReasons),
  /** Since when it waits for this reason: ISO 8601 in UTC. */
  since: readText,
})

const { page_number, page_size } = listQuery([])

/** Documents of a kind that is numbered. */
export interface NumberedCollection extends DocumentCollection {
  readonly numbersPath: string
}

/** The call of a numbered kind: numbers that wait, each with its reason. */
export const numberCalls = ({ name, numbersPath, records, readers }: NumberedCollection) => ({
  waiting: describeCall({
    name: `${name}.listNumbersWaiting`,
    summary: `Numbers of the company's ${records} that none is issued under, by symbol, a page at a time`,
    method: 'GET',
    path: numbersPath,
    access: readers,
    params: none,
    query: v.strictObject({ page_number, page_size, symbol: v.optional(textUpTo(20)) }),
    body: noBody,
    answer: v.object({ numbers: listOf(numberSchema, 100), pagination: paginationSchema }),
    refusals: [],
    source: 'chosen (docs/decisions/0482)',
  }),
})
export type NumberCalls = ReturnType<typeof numberCalls>
