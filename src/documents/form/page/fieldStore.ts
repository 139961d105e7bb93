import {
  focus,
  setError,
  setValue,
  setValues,
  useFormStore,
  type FieldValues,
  type FormStore,
} from '@modular-forms/react'
import { useState } from 'react'
import type { AnyForm } from '../../../ui/form/connect/fieldSignals.ts'

const quietly = { shouldTouched: false, shouldDirty: false, shouldValidate: false, shouldFocus: false } as const

/** The store of one opened form. Values are checked when a field is left, when the form is submitted, and then with every change. */
export function useFieldStore<Values extends FieldValues>(
  values: Values,
  errorsIn: (fields: FormStore<Values>) => Readonly<Record<string, string>>,
): FormStore<Values>
export function useFieldStore(
  values: FieldValues,
  errorsIn: (fields: AnyForm) => Readonly<Record<string, string>>,
): AnyForm {
  const fields: AnyForm = useFormStore<{ [name: string]: FieldValues[string] }>({
    initialValues: values,
    validate: () => ({ ...errorsIn(fields) }),
    validateOn: 'submit',
    revalidateOn: 'change',
  })
  // What has no control travels with the document all the same: the store has every value before anything is drawn.
  useState(() => {
    for (const [name, value] of Object.entries(values))
      if (!Array.isArray(value)) setValue(fields, name, value, quietly)
  })
  return fields
}

/** Puts each problem at its field without moving the focus: the error summary takes it. */
export function putErrors<Values extends FieldValues>(
  fields: FormStore<Values>,
  errors: Readonly<Record<string, string>>,
): void
export function putErrors(fields: AnyForm, errors: Readonly<Record<string, string>>): void {
  for (const [name, error] of Object.entries(errors)) setError(fields, name, error, { shouldFocus: false })
}

/** Lets the fields say something else, as unsaved changes. */
export function putValues<Values extends FieldValues>(fields: FormStore<Values>, values: Values): void
export function putValues(fields: AnyForm, values: FieldValues): void {
  setValues(fields, values, { shouldTouched: false, shouldValidate: false, shouldFocus: false })
}

export function focusField<Values extends FieldValues>(fields: FormStore<Values>, name: string): void
export function focusField(fields: AnyForm, name: string): void {
  focus(fields, name)
}

/** A form stands as after a failed attempt to submit it: summed up, and checked with every change. */
export const markSubmitted = ({
  submitted,
  submitCount,
}: {
  readonly submitted: { value: boolean }
  readonly submitCount: { value: number; peek: () => number }
}): void => {
  submitted.value = true
  submitCount.value = Math.max(1, submitCount.peek())
}
