import * as v from 'valibot'
import type { CellProblem } from '../upload/rowRules.ts'
import { customerFields, customerSchema, type CustomerField, type CustomerValues } from './customer.ts'

/** A customer of an upload, as it is kept. */
export type CustomerUploadRow = Readonly<CustomerValues>

const isField = (name: string): name is CustomerField => customerFields.some((field) => field === name)

/** A row with its texts as they are kept, and what is wrong with it by itself: at most one problem of each cell. */
export const checkedRow = (
  row: CustomerUploadRow,
): { readonly kept: CustomerUploadRow; readonly problems: readonly CellProblem<CustomerField>[] } => {
  const { success, output, issues } = v.safeParse(customerSchema, row)
  if (success) return { kept: output, problems: [] }
  const problems = new Map<CustomerField, string>()
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? ''
    if (isField(field) && !problems.has(field)) problems.set(field, issue.message)
  }
  return { kept: row, problems: [...problems].map(([field, message]) => ({ field, message })) }
}
