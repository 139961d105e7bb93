import { useFormStore, type FormErrors, type FormStore } from '@modular-forms/react'
import * as v from 'valibot'
import { declarationSchema } from '../../../domain/declaration/values.ts'
import type { DeclarationInput } from '../../../domain/declaration/wire.ts'
import { shownAt } from './fieldNames.ts'

/** The form's values, touched state and errors. */
export type DeclarationFields = FormStore<DeclarationInput>

/** Every broken rule of seed 000 §5 as a message code at the field where it is told, the first of each field. */
const declarationErrors = (values: unknown): FormErrors<DeclarationInput> => {
  const { issues = [] } = v.safeParse(declarationSchema, values)
  const errors: Record<string, string> = {}
  for (const issue of issues) errors[shownAt(v.getDotPath(issue) ?? '')] ??= issue.message
  return errors
}

/** The store of one opened form. Values are checked when the form is submitted, and then with every change. */
export const useDeclarationFields = (values: DeclarationInput): DeclarationFields =>
  useFormStore<DeclarationInput>({
    initialValues: values,
    validate: declarationErrors,
    validateOn: 'submit',
    revalidateOn: 'change',
  })
