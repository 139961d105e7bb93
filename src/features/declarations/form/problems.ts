import { focus, getError, getValues, setError, validate } from '@modular-forms/react'
import { isChosenRow, type CertificateRow } from '../../../domain/declaration/certificateRows.ts'
import type { FieldProblem } from '../../../domain/failure.ts'
import { hasControl, readRowCell, shownAt, type DeclarationPath } from './fieldNames.ts'
import type { DeclarationFields } from './fields.ts'

/** The same problems at the form's rows: what travelled held the rows with a certificate only (seed 000 §5). */
const atFormRows = (
  problems: readonly FieldProblem[],
  rows: readonly Pick<CertificateRow, 'sig_id'>[],
): FieldProblem[] => {
  const travelled = rows.flatMap((row, index) => (isChosenRow(row) ? [index] : []))
  return problems.map(({ field, message }) => {
    const cell = readRowCell(field)
    const row = cell === null ? undefined : travelled[cell.row]
    return cell === null || row === undefined
      ? { field, message }
      : { field: `digital_signatures.${row}.${cell.column}`, message }
  })
}

/** Puts each problem at its field, the first of each, without moving the focus: the error summary takes it. */
export const showProblems = (fields: DeclarationFields, problems: readonly FieldProblem[]): void => {
  const shown = new Set<string>()
  for (const { field, message } of problems) {
    const place = shownAt(field)
    if (!hasControl(place) || shown.has(place)) continue
    shown.add(place)
    setError(fields, place, message, { shouldFocus: false })
  }
}

/** Shows what the server has refused, at the form's own rows. */
export const showRefused = (fields: DeclarationFields, refused: readonly FieldProblem[]): void => {
  const rows = getValues(fields, { shouldActive: false, peek: true }).digital_signatures ?? []
  showProblems(
    fields,
    atFormRows(
      refused,
      rows.map((row) => ({ sig_id: row?.sig_id ?? '' })),
    ),
  )
}

/** A form that opens with refused fields stands as after a failed attempt to submit it: summed up, and checked with every change. */
export const beginWithProblems = (fields: DeclarationFields, refused: readonly FieldProblem[]): void => {
  if (refused.length === 0) return
  showRefused(fields, refused)
  fields.submitted.value = true
  fields.submitCount.value = Math.max(1, fields.submitCount.peek())
}

/** Marks fields that somebody has found fault with and puts the focus on the first; from now on each change checks its field. */
export const markConcerned = (fields: DeclarationFields, problems: readonly FieldProblem[]): void => {
  const [first] = problems
  if (first === undefined) return
  showProblems(fields, problems)
  fields.submitted.value = true
  if (hasControl(first.field)) focus(fields, first.field)
}

/** Checks a field now. For rules that hang on another field's value, which the store does not check with its own. */
export const recheck = (fields: DeclarationFields, field: DeclarationPath): void => {
  void validate(fields, field, { shouldFocus: false })
}

/** As `recheck`, for a field that is in error: what was fine stays quiet until the form is submitted. */
export const recheckIfWrong = (fields: DeclarationFields, field: DeclarationPath): void => {
  if ((getError(fields, field) ?? '') !== '') recheck(fields, field)
}
