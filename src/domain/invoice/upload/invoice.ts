import * as v from 'valibot'
import type { FieldProblem } from '../../failure.ts'
import { invoiceAmounts } from '../amounts.ts'
import { mostInvoiceLines, type InvoiceValues } from '../content.ts'
import { invoiceDraftSchema, invoiceSchema } from '../rules.ts'
import { differencesOf } from './claims.ts'
import { headFields, rowFields, type HeadField, type RowField, type UploadProblem } from './fields.ts'
import { isKeyMissing } from './group.ts'
import { readHead, type ReadHead } from './heads.ts'
import { readLine, type UploadedLine } from './lines.ts'
import type { ReadRow } from './readRow.ts'
import type { UploadPurpose, UploadTerms } from './settings.ts'

/** An invoice of a file. */
export interface UploadedInvoice {
  readonly rows: readonly ReadRow[]
  readonly values: InvoiceValues
  readonly problems: readonly UploadProblem[]
}

/** What the rules of a purpose find, and the values as they are kept. */
export const checkedUpload = (values: InvoiceValues, purpose: UploadPurpose) => {
  const { success, output, issues } = v.safeParse(purpose === 'issue' ? invoiceSchema : invoiceDraftSchema, values)
  const problems = success
    ? []
    : issues.map((issue): FieldProblem => ({ field: v.getDotPath(issue) ?? '', message: issue.message }))
  return { values: success ? output : values, problems }
}

const headOf = (field: string): HeadField => headFields.find((one) => one === field) ?? carriers[field] ?? 'order_no'

/** Where a problem of a value without a column of its own stands. */
const carriers: Readonly<Partial<Record<string, HeadField>>> = {
  smbl_type: 'serial_no',
  form_no: 'serial_no',
  xml_vs: 'inv_date',
  other_reduction: 'total_amt',
  reduced_percent: 'total_amt',
}

/** The cell that a problem of the form's field stands at. */
const placed = (
  { field, message }: FieldProblem,
  rows: readonly ReadRow[],
  rowOf: ReadHead['rowOf'],
): UploadProblem => {
  const [, index, name] = /^lines\.(\d+)\.(\w+)/.exec(field) ?? []
  if (index !== undefined) {
    const own: RowField = rowFields.find((one) => one === name) ?? 'item_name'
    return { row: rows[Number(index)]?.number ?? 0, field: own, message }
  }
  if (field === 'lines') return { row: rows[0]?.number ?? 0, field: 'item_name', message }
  const head = headOf(field)
  return { row: rowOf(head), field: head, message }
}

/** Amounts of a draft that can be counted and are not what its own texts say. */
const wrongAmounts = ({ lines }: InvoiceValues, problems: readonly FieldProblem[]): readonly FieldProblem[] =>
  problems.filter(({ field }) => {
    const [, index = '', name] = /^lines\.(\d+)\.(\w+)$/.exec(field) ?? []
    const own = rowFields.find((one) => one === name)
    const line = lines[Number(index)]
    return line !== undefined && own !== undefined && own !== 'tax_amt' && line[own] !== ''
  })

const countedProblems = (
  values: InvoiceValues,
  { rowOf, total }: ReadHead,
  lines: readonly UploadedLine[],
  rows: readonly ReadRow[],
): readonly UploadProblem[] => {
  const counted = invoiceAmounts(values)
  if (!counted.ok) return wrongAmounts(values, counted.failure).map((problem) => placed(problem, rows, rowOf))
  const claims = { total, taxes: lines.map(({ tax }) => tax) }
  return differencesOf(values, claims, counted.value).map(({ line, message }) =>
    line === null
      ? { row: rowOf('total_amt'), field: 'total_amt', message }
      : { row: rows[line]?.number ?? 0, field: 'tax_amt', message },
  )
}

const tooManyLines = (rows: readonly ReadRow[]): readonly UploadProblem[] => {
  const first = rows[mostInvoiceLines]
  return first === undefined ? [] : [{ row: first.number, field: 'item_name', message: `too_many:${mostInvoiceLines}` }]
}

/** At most one problem of each cell, in the order of rows. */
const inOrder = (problems: readonly UploadProblem[]): readonly UploadProblem[] => {
  const seen = new Set<string>()
  const first = problems.filter(({ row, field }) => {
    const cell = `${row} ${field}`
    const isNew = !seen.has(cell)
    seen.add(cell)
    return isNew
  })
  return first.toSorted((one, other) => one.row - other.row)
}

/** The rows of one invoice as it is kept, with all that is wrong with them by themselves. */
export const uploadedInvoice = (rows: readonly ReadRow[], terms: UploadTerms): UploadedInvoice => {
  const problems: UploadProblem[] = rows.flatMap((row) => row.problems.map((one) => ({ row: row.number, ...one })))
  const [first] = rows
  if (first !== undefined && isKeyMissing(terms.layout, terms.hasKeys, first))
    problems.push({ row: first.number, field: 'order_no', message: 'order_number_is_required' })
  const head = readHead(rows, terms, problems)
  const tooMany = tooManyLines(rows)
  if (tooMany.length > 0) return { rows, values: head.values, problems: inOrder([...problems, ...tooMany]) }
  const lines = rows.map((row) => readLine(row, head.values.form_no, terms, problems))
  const checked = checkedUpload({ ...head.values, lines: lines.map(({ line }) => line) }, terms.settings.purpose)
  const found = checked.problems.map((problem) => placed(problem, rows, head.rowOf))
  const isCounted = problems.length === 0 && found.length === 0
  const counted = isCounted ? countedProblems(checked.values, head, lines, rows) : []
  return { rows, values: checked.values, problems: inOrder([...problems, ...found, ...counted]) }
}
