import { getValues, reset, type FieldValues, type FormStore, type PartialValues } from '@modular-forms/react'
import { refusedFields, type FieldProblem } from '../../domain/failure.ts'
import type { AnyForm } from '../../ui/form/connect/fieldSignals.ts'
import type { SubmitFailure } from '../../machines/documentSubmit/setup.ts'

/** The actions of `documentForm` that concern the store of the fields. */
export interface FieldActions {
  readonly restoreFields: () => void
  readonly takeFieldsAsSaved: () => void
  readonly showRefusedFields: (_: unknown, params: { readonly failure: SubmitFailure | null }) => void
}

/** `opened` is what the form was opened with; fields are restored to it, or to what the server has saved since. */
export function fieldActionsOf<Values extends FieldValues>(
  fields: FormStore<Values>,
  opened: Values | PartialValues<Values>,
  showRefused: (problems: readonly FieldProblem[]) => void,
): FieldActions
export function fieldActionsOf(
  fields: AnyForm,
  opened: FieldValues,
  showRefused: (problems: readonly FieldProblem[]) => void,
): FieldActions {
  let saved = opened
  return {
    restoreFields: () => reset(fields, { initialValues: saved }),
    takeFieldsAsSaved: () => {
      saved = getValues(fields, { shouldActive: false, peek: true })
      reset(fields, { initialValues: saved, keepSubmitCount: true, keepSubmitted: true })
    },
    showRefusedFields: (_, { failure }) => showRefused(refusedFields(failure)),
  }
}
