import type { FieldValues, FormStore } from '@modular-forms/react'
import * as v from 'valibot'
import type { FilledForm } from '../../unfinished/filledForm.ts'
import type { FormActor } from '../formActor.ts'
import { hasUnsavedChanges } from '../unsavedChanges.ts'
import { focusField, putValues } from './fieldStore.ts'
import type { FieldsKind } from './fieldsKind.ts'

/** The form of a document as keeping takes it. */
export const filledForm = <Values extends FieldValues, Content extends object>(
  {
    kind,
    contents,
    bounds,
    valuesIn,
    first,
  }: Pick<FieldsKind<Values, Content, never>, 'kind' | 'contents' | 'bounds' | 'valuesIn' | 'first'>,
  actor: FormActor,
  fields: FormStore<Values>,
): FilledForm => ({
  isUnsaved: () => hasUnsavedChanges(actor, fields),
  content: () => {
    const read = v.safeParse(bounds, valuesIn(fields))
    return read.success ? contents.seal(read.output) : null
  },
  putIn: (content) => putValues(fields, kind.toValues(contents.open(content))),
  focus: () => focusField(fields, first),
})
