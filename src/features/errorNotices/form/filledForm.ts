import { focus, setValues } from '@modular-forms/react'
import * as v from 'valibot'
import type { FormActor } from '../../../documents/form/formActor.ts'
import { hasUnsavedChanges } from '../../../documents/form/unsavedChanges.ts'
import type { FilledForm } from '../../../documents/unfinished/filledForm.ts'
import { noticeEntries, noticeValuesOf, type NoticeValues } from '../../../domain/errorNotice/content.ts'
import { noticeContents } from '../kind/vaults.ts'
import { valuesIn, type NoticeFields } from './fields.ts'

const contentSchema = v.strictObject(noticeEntries)

/** The form of a notice as keeping takes it. */
export const filledForm = (actor: FormActor, fields: NoticeFields): FilledForm => ({
  isUnsaved: () => hasUnsavedChanges(actor, fields),
  content: () => {
    const read = v.safeParse(contentSchema, valuesIn(fields))
    return read.success ? noticeContents.seal(read.output) : null
  },
  putIn: (content) =>
    setValues<NoticeValues, undefined>(fields, noticeValuesOf(noticeContents.open(content)), {
      shouldTouched: false,
      shouldValidate: false,
      shouldFocus: false,
    }),
  focus: () => focus(fields, 'place'),
})
