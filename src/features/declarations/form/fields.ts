import { getValues, useFormStore, type FormErrors, type FormStore } from '@modular-forms/react'
import type { RefObject } from 'react'
import { isUnregistered } from '../../../domain/declaration/certificateStanding.ts'
import { isAddedAgain } from '../../../domain/declaration/takenCertificates.ts'
import { checkDeclaration, problemsInOrder } from '../../../domain/declaration/check.ts'
import { isDeclarationInput, type DeclarationInput } from '../../../domain/declaration/wire.ts'
import type { FieldProblem } from '../../../domain/failure.ts'
import { shownAt } from './fieldNames.ts'
import type { FormRules } from './formRules.ts'

/** The form's values, touched state and errors. */
export type DeclarationFields = FormStore<DeclarationInput>

const unregistered = (values: DeclarationInput, { facts }: FormRules): FieldProblem[] =>
  values.digital_signatures.flatMap((row, index) =>
    isUnregistered(row, facts.certificates)
      ? [{ field: `digital_signatures.${index}.sig_id`, message: 'certificate_is_not_registered' }]
      : [],
  )

const outsideTheList = ({ rppr_nation: name }: DeclarationInput, { facts }: FormRules): FieldProblem[] =>
  name === '' || facts.nationalities.has(name)
    ? []
    : [{ field: 'rppr_nation', message: 'nationality_is_not_in_the_list' }]

const addedAgain = (values: DeclarationInput, { facts }: FormRules): FieldProblem[] =>
  values.digital_signatures.flatMap((row, index) =>
    isAddedAgain(row, facts.accepted)
      ? [{ field: `digital_signatures.${index}.form_tp`, message: 'certificate_is_accepted_already' }]
      : [],
  )

/** Every broken rule as a message code at the field where it is shown, the first of each field. */
const declarationErrors = (values: unknown, rules: FormRules): FormErrors<DeclarationInput> => {
  if (!isDeclarationInput(values)) throw new TypeError('the form lacks fields of the declaration')
  const problems = [
    ...unregistered(values, rules),
    ...outsideTheList(values, rules),
    ...addedAgain(values, rules),
    ...problemsInOrder(checkDeclaration(rules.form, values, rules.purpose, rules.facts)),
  ]
  const errors: Record<string, string> = {}
  for (const { field, message } of problems) errors[shownAt(field)] ??= message
  return errors
}

/** The store of one opened form. Values are checked when a field is left, when the form is submitted, and then with every change. */
export const useDeclarationFields = (values: DeclarationInput, rules: RefObject<FormRules>): DeclarationFields => {
  const fields: DeclarationFields = useFormStore<DeclarationInput>({
    initialValues: values,
    // A row that has just been added has values, but its fields are not there yet.
    validate: () => declarationErrors(getValues(fields, { shouldActive: false, peek: true }), rules.current),
    validateOn: 'submit',
    revalidateOn: 'change',
  })
  return fields
}
