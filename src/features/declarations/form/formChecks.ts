import { submit } from '@modular-forms/react'
import type { RefObject } from 'react'
import * as v from 'valibot'
import { schemaFor } from '../../../domain/declaration/check.ts'
import type { DeclarationForm } from '../../../domain/declaration/forms/definition.ts'
import type { FormChecks } from '../../../documents/form/useSubmission.ts'
import { declarationValues } from '../kind/vaults.ts'
import { valuesIn, type DeclarationFields } from './fields.ts'
import type { FormRules } from './formRules.ts'

/** Checks the fields by the rules of the moment, and takes what passes as a declaration. */
export const formChecks = (
  form: DeclarationForm,
  fields: DeclarationFields,
  rulesRef: RefObject<FormRules>,
): FormChecks => ({
  submitFor: (purpose) => {
    rulesRef.current = { ...rulesRef.current, purpose }
    submit(fields)
  },
  valuesOf: (documentId) =>
    declarationValues.seal({
      ...v.parse(schemaFor(form, rulesRef.current.purpose), valuesIn(fields)),
      declaration_id: documentId,
    }),
})
