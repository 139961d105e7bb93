import * as v from 'valibot'
import { orBlank, type TextRule } from '../../form/textRules.ts'
import { recordOf } from '../../form/table.ts'
import { certificateAmounts, certificateFields } from '../fields.ts'
import { incomeConditions } from '../rules.ts'
import { payrollFields, type PayrollField, type PayrollRow } from './columns.ts'
import type { PayrollProblem } from './readRow.ts'
import { remembered } from './remembered.ts'

/** What the certificates of a payroll are drafted for: drafts may have gaps, what is issued may not. */
export type PayrollPurpose = 'draft' | 'issue'

interface Checked {
  readonly purpose: PayrollPurpose
  /** `YYYY-MM-DD`, of the certificates. */
  readonly day: string
  /** Whether a text names a nationality. */
  readonly isNationality: (name: string) => boolean
}

type Parsed = { readonly text: string } | { readonly message: string }

const parsedBy =
  (rule: TextRule) =>
  (text: string): Parsed => {
    const { success, output, issues } = v.safeParse(rule, text, { abortPipeEarly: true })
    return success ? { text: output } : { message: issues[0].message }
  }

/** The text as it is kept, or what is wrong with it, by purpose and field. */
const readings = {
  issue: recordOf(payrollFields, (field) => remembered(field, parsedBy(certificateFields[field].rule))),
  draft: recordOf(payrollFields, (field) => remembered(field, parsedBy(orBlank(certificateFields[field].rule)))),
} satisfies Readonly<Record<PayrollPurpose, unknown>>

const beyondFields = (
  row: PayrollRow,
  wrong: ReadonlySet<string>,
  { purpose, day, isNationality }: Checked,
): readonly PayrollProblem[] => {
  const values = { ...row, inv_date: day }
  const conditions = purpose === 'draft' ? [] : incomeConditions.filter((condition) => !wrong.has(condition.with))
  return [
    ...(row.taxpayer_nation !== '' && !isNationality(row.taxpayer_nation)
      ? [{ field: 'taxpayer_nation' as const, message: 'nationality_is_not_in_the_list' }]
      : []),
    ...conditions.filter(({ holds }) => !holds(values)).map(({ field, message }) => ({ field, message })),
    ...certificateAmounts
      .filter((field) => purpose === 'issue' && row[field].startsWith('-'))
      .map((field) => ({ field, message: 'amount_is_negative' })),
  ]
}

/** A row with its texts as they are kept, and what is wrong with it by itself: at most one problem of each cell. */
export const checkedPayrollRow = (
  row: PayrollRow,
  checked: Checked,
): { readonly kept: PayrollRow; readonly problems: readonly PayrollProblem[] } => {
  const kept: Record<PayrollField, string> = { ...row }
  const problems: PayrollProblem[] = []
  for (const field of payrollFields) {
    const read = readings[checked.purpose][field](row[field])
    if ('text' in read) kept[field] = read.text
    else problems.push({ field, message: read.message })
  }
  const wrong = new Set<string>(problems.map(({ field }) => field))
  const others = beyondFields(kept, wrong, checked).filter(({ field }) => !wrong.has(field))
  return { kept, problems: [...problems, ...others] }
}
