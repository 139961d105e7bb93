import { getError, setError, submit, validate, type FieldPath } from '@modular-forms/react'
import type { RefObject } from 'react'
import * as v from 'valibot'
import type { FormChecks } from '../../../documents/form/useSubmission.ts'
import type { FieldProblem } from '../../../domain/failure.ts'
import type { CertificateValues } from '../../../domain/pitCertificate/content.ts'
import { certificateValues } from '../kind/vaults.ts'
import { valuesIn, type CertificateFields } from './fields.ts'
import { schemaFor, shownAt, type FormRules } from './formRules.ts'
import { textLabels } from './labels.ts'

type Path = FieldPath<CertificateValues>
const hasControl = (field: string): field is Path => field in textLabels

/** Puts each problem at its field, the first of each, without moving the focus: the error summary takes it. */
export const showProblems = (fields: CertificateFields, problems: readonly FieldProblem[]): void => {
  const shown = new Set<string>()
  for (const { field, message } of problems) {
    const place = shownAt(field)
    if (!hasControl(place) || shown.has(place)) continue
    shown.add(place)
    setError(fields, place, message, { shouldFocus: false })
  }
}

/** A form that opens with problems stands as after a failed attempt to submit it: summed up, and checked with every change. */
export const beginWithProblems = (fields: CertificateFields, problems: readonly FieldProblem[]): void => {
  if (problems.length === 0) return
  showProblems(fields, problems)
  fields.submitted.value = true
  fields.submitCount.value = Math.max(1, fields.submitCount.peek())
}

/** Checks fields that are in error once more, after a change of what their rules depend on. */
export const recheckIfWrong = (fields: CertificateFields, ...names: readonly Path[]): void => {
  for (const name of names)
    if ((getError(fields, name) ?? '') !== '') void validate(fields, name, { shouldFocus: false })
}

/** Checks the fields by the rules of the moment, and takes what passes as a certificate. */
export const formChecks = (fields: CertificateFields, rules: RefObject<FormRules>): FormChecks => ({
  submitFor: (purpose) => {
    rules.current = { ...rules.current, purpose }
    submit(fields)
  },
  valuesOf: (documentId) =>
    certificateValues.seal({ ...v.parse(schemaFor(rules.current.purpose), valuesIn(fields)), sid: documentId }),
})
