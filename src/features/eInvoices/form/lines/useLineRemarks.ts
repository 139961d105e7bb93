import { useDeferredValue, useMemo } from 'react'
import * as v from 'valibot'
import type { FieldProblem } from '../../../../domain/failure.ts'
import { invoiceSchema } from '../../../../domain/invoice/rules.ts'
import type { LineRemark } from '../../../../ui/lineGrid/lineColumn.ts'
import { invoiceIn, type InvoiceFields } from '../fields.ts'
import type { GridLine } from './gridLine.ts'
import type { LineTerms } from './lineAmounts.ts'
import { remarksOf } from './lineRemarks.ts'

interface Given {
  readonly fields: InvoiceFields
  readonly rows: readonly GridLine[]
  readonly terms: LineTerms
  readonly isChecked: boolean
  readonly doubts: ReadonlyMap<string, Readonly<Record<string, LineRemark>>>
  readonly messageOf: (code: string) => string
}

/** What the rules say of the lines. */
const problemsIn = (fields: InvoiceFields): readonly FieldProblem[] => {
  const { issues = [] } = v.safeParse(invoiceSchema, invoiceIn(fields))
  return issues.map((issue) => ({ field: v.getDotPath(issue) ?? '', message: issue.message }))
}

/** What is wrong with cells, or may be; it comes behind what is typed. */
export const useLineRemarks = ({ fields, rows, terms, isChecked, doubts, messageOf }: Given) => {
  const seen = useDeferredValue(rows)
  return useMemo(
    () => remarksOf({ rows: seen, terms, problems: isChecked ? problemsIn(fields) : [], doubts, messageOf }),
    [fields, seen, terms, isChecked, doubts, messageOf],
  )
}
