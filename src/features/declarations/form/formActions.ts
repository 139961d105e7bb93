import { getValues, reset, type PartialValues } from '@modular-forms/react'
import type { DeclarationValues } from '../../../domain/declaration/values.ts'
import { refusedFields } from '../../../domain/failure.ts'
import type { SubmitFailure } from '../../../machines/documentSubmit/setup.ts'
import type { DeclarationFields, FieldsOfForm } from './fields.ts'
import { showRefused } from './problems.ts'

type RefusedFields = { readonly failure: SubmitFailure | null }

/**
 * The actions of `documentForm` that concern the fields' store. `opened` is what the form was opened with; fields are
 * restored to it, or to what the server has saved since.
 */
export const formActions = (fields: DeclarationFields, opened: DeclarationValues) => {
  let saved: PartialValues<FieldsOfForm> = opened
  return {
    restoreFields: (): void => reset<FieldsOfForm, undefined>(fields, { initialValues: saved }),
    takeFieldsAsSaved: (): void => {
      saved = getValues(fields, { shouldActive: false, peek: true })
      reset<FieldsOfForm, undefined>(fields, { initialValues: saved, keepSubmitCount: true, keepSubmitted: true })
    },
    showRefusedFields: (_: unknown, { failure }: RefusedFields): void => {
      showRefused(fields, refusedFields(failure))
    },
  }
}
