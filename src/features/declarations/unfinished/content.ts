import { getValues, setValues } from '@modular-forms/react'
import * as v from 'valibot'
import { emptyCertificateRow } from '../../../domain/declaration/defaults.ts'
import type { DeclarationForm } from '../../../domain/declaration/forms/definition.ts'
import { inputBody } from '../../../domain/declaration/inputBody.ts'
import {
  declarationBodySchema,
  fromBody,
  isDeclarationInput,
  type DeclarationBody,
  type DeclarationInput,
} from '../../../domain/declaration/wire.ts'
import { putRows } from '../form/certificateRows.ts'
import type { DeclarationFields } from '../form/fields.ts'

/** What the fields say, as it is kept; null where it exceeds what a draft may be. */
export const contentOf = (form: DeclarationForm, fields: DeclarationFields): DeclarationBody | null => {
  const values = getValues(fields, { shouldActive: false, peek: true })
  if (!isDeclarationInput(values)) return null
  const read = v.safeParse(declarationBodySchema(form), inputBody(form, values))
  return read.success ? read.output : null
}

/** Lets the fields say what was kept, as unsaved changes; a form always has a certificate row. */
export const putValuesIn = (fields: DeclarationFields, content: DeclarationBody): void => {
  const { digital_signatures: rows, ...values } = fromBody(content)
  setValues<DeclarationInput, undefined>(fields, values, {
    shouldTouched: false,
    shouldValidate: false,
    shouldFocus: false,
  })
  // The rows keep their places: rows that are set as a whole lose what has no control.
  putRows(fields, rows.length > 0 ? rows : [emptyCertificateRow])
}
