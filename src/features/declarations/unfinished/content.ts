import { focus, setValues } from '@modular-forms/react'
import * as v from 'valibot'
import { emptyCertificateRow } from '../../../domain/declaration/certificateRows.ts'
import {
  declarationContentSchema,
  toContent,
  toValues,
  type DeclarationContent,
} from '../../../domain/declaration/content.ts'
import type { DeclarationForm } from '../../../domain/declaration/forms/definition.ts'
import type { FilledForm } from '../../../documents/unfinished/filledForm.ts'
import { hasUnsavedChanges } from '../../../documents/form/unsavedChanges.ts'
import type { FormActor } from '../../../documents/form/formActor.ts'
import { declarationContents } from '../kind/vaults.ts'
import { putRows } from '../form/certificateRows.ts'
import { valuesIn, type DeclarationFields, type FieldsOfForm } from '../form/fields.ts'

/** What the fields say, as it is kept; null where it exceeds what a draft may be. */
const contentOf = (form: DeclarationForm, fields: DeclarationFields): DeclarationContent | null => {
  const values = valuesIn(fields)
  if (values === null) return null
  const read = v.safeParse(declarationContentSchema(form), toContent(form, values))
  return read.success ? read.output : null
}

/** Lets the fields say what was kept, as unsaved changes; a form always has a certificate row. */
const putValuesIn = (form: DeclarationForm, fields: DeclarationFields, content: DeclarationContent): void => {
  const { digital_signatures: rows, ...values } = toValues(form, content)
  setValues<FieldsOfForm, undefined>(fields, values, {
    shouldTouched: false,
    shouldValidate: false,
    shouldFocus: false,
  })
  // The rows keep their places: rows that are set as a whole lose what has no control.
  putRows(fields, rows.length > 0 ? rows : [emptyCertificateRow])
}

/** The form of a declaration as keeping takes it. */
export const filledForm = (actor: FormActor, form: DeclarationForm, fields: DeclarationFields): FilledForm => ({
  isUnsaved: () => hasUnsavedChanges(actor, fields),
  content: () => {
    const content = contentOf(form, fields)
    return content && declarationContents.seal(content)
  },
  putIn: (content) => putValuesIn(form, fields, declarationContents.open(content)),
  focus: () => focus(fields, 'decl_form_no'),
})
