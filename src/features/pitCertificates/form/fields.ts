import { getValues, setValue, useFormStore, type FormErrors, type FormStore } from '@modular-forms/react'
import { useState, type RefObject } from 'react'
import * as v from 'valibot'
import type { FieldProblem } from '../../../domain/failure.ts'
import { certificateTexts, type CertificateValues } from '../../../domain/pitCertificate/content.ts'
import { problemsOf, shownAt, type FormRules } from './formRules.ts'

/** The form's values, touched state and errors. Amounts are as they are kept, or as they were typed where they are none. */
export type CertificateFields = FormStore<CertificateValues>

const valuesSchema: v.GenericSchema<unknown, CertificateValues> = v.object({
  sid: v.string(),
  ...v.entriesFromList([...certificateTexts], v.string()),
  req_send_email: v.boolean(),
})

/** What the fields say. */
export const valuesIn = (fields: CertificateFields): CertificateValues =>
  v.parse(valuesSchema, getValues(fields, { shouldActive: false, peek: true }))

const errorsOf = (problems: readonly FieldProblem[]): FormErrors<CertificateValues> => {
  const errors: Record<string, string> = {}
  for (const { field, message } of problems) errors[shownAt(field)] ??= message
  return errors
}

const quietly = { shouldTouched: false, shouldDirty: false, shouldValidate: false, shouldFocus: false } as const

/** Sets what follows from something else that was chosen. */
export const setFollowing = (
  fields: CertificateFields,
  values: Partial<Omit<CertificateValues, 'req_send_email'>>,
): void => {
  for (const name of certificateTexts) {
    const value = values[name]
    if (value !== undefined) setValue(fields, name, value, { shouldFocus: false, shouldValidate: false })
  }
}

/** The store of one opened form. Values are checked when a field is left, when the form is submitted, and then with every change. */
export const useCertificateFields = (values: CertificateValues, rules: RefObject<FormRules>): CertificateFields => {
  const fields: CertificateFields = useFormStore<CertificateValues>({
    initialValues: values,
    validate: () => errorsOf(problemsOf(valuesIn(fields), rules.current)),
    validateOn: 'submit',
    revalidateOn: 'change',
  })
  // What has no control travels with the certificate all the same: the store has every value before anything is drawn.
  useState(() => {
    setValue(fields, 'sid', values.sid, quietly)
    setValue(fields, 'req_send_email', values.req_send_email, quietly)
    for (const name of certificateTexts) setValue(fields, name, values[name], quietly)
  })
  return fields
}
