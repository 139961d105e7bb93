import { focus, getValues, reset, setError, useFormStore, type FieldValues, type FormStore } from '@modular-forms/react'
import * as v from 'valibot'
import { refusedFields, type Failure, type FieldProblem } from '../../domain/failure.ts'
import type { AnyForm } from '../../ui/form/connect/fieldSignals.ts'

/** The form's values, touched state and errors. */
export type RecordFields<Values extends FieldValues> = FormStore<Values>

/** What the values of a form are judged by. */
export interface RecordRules<Values extends FieldValues> {
  readonly schema: v.GenericSchema<Values, unknown>
  /** Problems beyond the schema's, as of facts that the values do not hold. */
  readonly check?: (values: Values) => readonly FieldProblem[]
}

type Errors = Record<string, string>

const schemaProblems = (schema: v.GenericSchema<FieldValues, unknown>, values: unknown): FieldProblem[] =>
  (v.safeParse(schema, values).issues ?? []).map((issue) => ({
    field: v.getDotPath(issue) ?? '',
    message: issue.message,
  }))

/** Every broken rule as a message code at its field, the first of each. */
const errorsOf = (problems: readonly FieldProblem[]): Errors => {
  const errors: Errors = {}
  for (const { field, message } of problems) errors[field] ??= message
  return errors
}

/** The store of one opened form. Values are checked when a field is left, when the form is submitted, and then with every change. */
export function useRecordFields<Values extends FieldValues>(
  values: Values,
  rules: RecordRules<Values>,
): RecordFields<Values>
export function useRecordFields(values: FieldValues, { schema, check = () => [] }: RecordRules<FieldValues>): AnyForm {
  const fields: AnyForm = useFormStore<{ [name: string]: FieldValues[string] }>({
    initialValues: values,
    validate: () => {
      const now = getValues(fields, { shouldActive: false, peek: true })
      return errorsOf([...schemaProblems(schema, now), ...check(now)])
    },
    validateOn: 'submit',
    revalidateOn: 'change',
  })
  return fields
}

/** Puts these values into the fields; nothing of them is unsaved. */
export function restoreFields<Values extends FieldValues>(fields: RecordFields<Values>, values: Values): void
export function restoreFields(fields: AnyForm, values: FieldValues): void {
  reset(fields, { initialValues: values })
}

/** What the server holds of the fields: what was opened, then what was saved last. */
export interface SavedFields {
  /** The fields as the server holds them. */
  readonly restore: () => void
  /** The server holds what stands in the fields: nothing of it is unsaved. */
  readonly take: () => void
}

export function savedFields<Values extends FieldValues>(fields: RecordFields<Values>, opened: Values): SavedFields
export function savedFields(fields: AnyForm, opened: FieldValues): SavedFields {
  let saved = opened
  const restore = (): void => restoreFields(fields, saved)
  return {
    restore,
    take: () => {
      saved = getValues(fields, { shouldActive: false, peek: true })
      restore()
    },
  }
}

/** Shows what the server refuses at its fields; the error summary takes the focus. */
export function showRefusedFields<Values extends FieldValues>(
  fields: RecordFields<Values>,
  failure: Failure | null,
): void
export function showRefusedFields(fields: AnyForm, failure: Failure | null): void {
  for (const { field, message } of refusedFields(failure)) setError(fields, field, message, { shouldFocus: false })
}

/** The focus goes where a new record begins. */
export function focusFirst<Values extends FieldValues>(fields: RecordFields<Values>, name: string): void
export function focusFirst(fields: AnyForm, name: string): void {
  focus(fields, name)
}
