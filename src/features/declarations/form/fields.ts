import {
  getValues,
  setValue,
  useFormStore,
  type FormErrors,
  type FormStore,
  type PartialValues,
} from '@modular-forms/react'
import { useState, type RefObject } from 'react'
import { isUnregistered } from '../../../domain/declaration/certificateStanding.ts'
import { isAddedAgain } from '../../../domain/declaration/takenCertificates.ts'
import type { HeaderName, TextName } from '../../../domain/declaration/fields.ts'
import { hasBox, type UsageFlag } from '../../../domain/declaration/flags.ts'
import { checkDeclaration, problemsInOrder } from '../../../domain/declaration/check.ts'
import type { DeclarationForm } from '../../../domain/declaration/forms/definition.ts'
import {
  emptyOrganisation,
  everyOrganisationList,
  type OrganisationList,
  type OrganisationRow,
} from '../../../domain/declaration/organisations.ts'
import { isDeclarationValues, isTicked, textOf, type DeclarationValues } from '../../../domain/declaration/values.ts'
import { hasText } from '../../../domain/declaration/versioned.ts'
import { recordOf } from '../../../domain/form/table.ts'
import type { FieldProblem } from '../../../domain/failure.ts'
import { shownAt } from './fieldNames.ts'
import type { FormRules } from './formRules.ts'

type OfSomeForms = { [Name in Exclude<TextName, HeaderName>]?: string } & { [Flag in UsageFlag]?: boolean } & {
  [List in OrganisationList]?: OrganisationRow[]
}

/** What the fields of a form hold: those of every form, and of the others the form's own alone. */
export type FieldsOfForm = Pick<DeclarationValues, 'declaration_id' | 'digital_signatures' | HeaderName> & OfSomeForms

/** The form's values, touched state and errors. */
export type DeclarationFields = FormStore<FieldsOfForm>

/** The lists of organisations with all columns: what a version or a list does not ask for has no fields. */
const organisationsIn = (values: PartialValues<FieldsOfForm>) =>
  'rppr_nm' in values
    ? recordOf(everyOrganisationList, (list) => (values[list] ?? []).map((row) => ({ ...emptyOrganisation, ...row })))
    : {}

/** What the fields say; null while not all of them are there. */
export const valuesIn = (fields: DeclarationFields): DeclarationValues | null => {
  const given = getValues(fields, { shouldActive: false, peek: true })
  const values = { ...given, ...organisationsIn(given) }
  return isDeclarationValues(values) ? values : null
}

const unregistered = (values: DeclarationValues, { facts }: FormRules): FieldProblem[] =>
  values.digital_signatures.flatMap((row, index) =>
    isUnregistered(row, facts.certificates)
      ? [{ field: `digital_signatures.${index}.sig_id`, message: 'certificate_is_not_registered' }]
      : [],
  )

const outsideTheList = (values: DeclarationValues, { facts }: FormRules): FieldProblem[] => {
  const name = textOf(values, 'rppr_nation')
  return name === '' || facts.nationalities.has(name)
    ? []
    : [{ field: 'rppr_nation', message: 'nationality_is_not_in_the_list' }]
}

const addedAgain = (values: DeclarationValues, { facts }: FormRules): FieldProblem[] =>
  values.digital_signatures.flatMap((row, index) =>
    isAddedAgain(row, facts.accepted)
      ? [{ field: `digital_signatures.${index}.form_tp`, message: 'certificate_is_accepted_already' }]
      : [],
  )

/** Every broken rule as a message code at the field where it is shown, the first of each field. */
const declarationErrors = (values: DeclarationValues | null, rules: FormRules): FormErrors<FieldsOfForm> => {
  if (values === null) throw new TypeError('the form lacks fields of the declaration')
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

const quietly = { shouldTouched: false, shouldDirty: false, shouldValidate: false, shouldFocus: false } as const

/** Values that only travel with the declaration, or are of another version: the store has them, and no control draws them. */
const keepWithoutControl = (
  fields: DeclarationFields,
  { texts, flags }: DeclarationForm,
  values: DeclarationValues,
): void => {
  for (const name of ['declaration_id', 'xml_vs', 'decl_nm'] as const) setValue(fields, name, values[name], quietly)
  for (const name of ['pos_key', 'rppr_nation_cd'] as const)
    if (texts.includes(name)) setValue(fields, name, textOf(values, name), quietly)
  for (const name of texts.filter((each) => !hasText(each, values.xml_vs)))
    setValue(fields, name, textOf(values, name), quietly)
  for (const flag of flags.filter((each) => !hasBox(each, values.xml_vs)))
    setValue(fields, flag, isTicked(values, flag), quietly)
}

/** The store of one opened form. Values are checked when a field is left, when the form is submitted, and then with every change. */
export const useDeclarationFields = (values: DeclarationValues, rules: RefObject<FormRules>): DeclarationFields => {
  const fields: DeclarationFields = useFormStore<FieldsOfForm>({
    initialValues: values,
    // A row that has just been added has values, but its fields are not there yet.
    validate: () => declarationErrors(valuesIn(fields), rules.current),
    validateOn: 'submit',
    revalidateOn: 'change',
  })
  useState(() => keepWithoutControl(fields, rules.current.form, values))
  return fields
}
