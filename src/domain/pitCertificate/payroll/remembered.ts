import type { PayrollField } from './columns.ts'

/** Columns that say the same in most rows. */
const repeated: ReadonlySet<PayrollField> = new Set([
  'taxpayer_nation',
  'taxpayer_resident',
  'income_type',
  'final_insurance_amt',
  'donations_amt',
  'income_from_mon',
  'income_to_mon',
  'income_year',
])

/** Texts that are remembered of a column: more begin anew. */
const most = 1_000
const longest = 300

/** What comes of the texts of a column, which is remembered where most rows say the same: reading one costs more than finding it. */
export const remembered = <Value>(field: PayrollField, work: (text: string) => Value): ((text: string) => Value) => {
  if (!repeated.has(field)) return work
  const known = new Map<string, { readonly value: Value }>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found.value
    const value = work(text)
    if (known.size >= most) known.clear()
    if (text.length <= longest) known.set(text, { value })
    return value
  }
}
