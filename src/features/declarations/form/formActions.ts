import { getValues, reset, type PartialValues } from '@modular-forms/react'
import type { DeclarationInput } from '../../../domain/declaration/wire.ts'
import type { ServerFailure, Unexpected } from '../../../domain/failure.ts'
import type { DeclarationFields } from './fields.ts'
import { atFormRows, showProblems } from './problems.ts'

type RefusedFields = { readonly failure: ServerFailure | Unexpected | null }

/**
 * The actions of `declarationForm` that concern the fields' store. `opened` is what the form was opened with; fields are
 * restored to it, or to what the server has saved since.
 */
export const formActions = (fields: DeclarationFields, opened: DeclarationInput) => {
  let saved: PartialValues<DeclarationInput> = opened
  return {
    restoreFields: (): void => reset<DeclarationInput, undefined>(fields, { initialValues: saved }),
    takeFieldsAsSaved: (): void => {
      saved = getValues(fields, { shouldActive: false, peek: true })
      reset<DeclarationInput, undefined>(fields, { initialValues: saved, keepSubmitCount: true })
    },
    showRefusedFields: (_: unknown, { failure }: RefusedFields): void => {
      if (failure?.code !== 'server.refused') return
      const rows = getValues(fields, { shouldActive: false, peek: true }).digital_signatures ?? []
      showProblems(fields, atFormRows(failure.fields, rows.map((row) => ({ sig_id: row?.sig_id ?? '' }))))
    },
  }
}
