import {
  getValues,
  setError,
  setValue,
  submit,
  useFormStore,
  type FieldPath,
  type FormStore,
} from '@modular-forms/react'
import { useState } from 'react'
import * as v from 'valibot'
import type { FormChecks } from '../../../documents/form/useSubmission.ts'
import { vietnamDay } from '../../../domain/dates.ts'
import {
  noticeColumnNames,
  noticeTexts,
  type NoticedDocument,
  type NoticeValues,
} from '../../../domain/errorNotice/content.ts'
import { noticeVersionOn } from '../../../domain/errorNotice/defaults.ts'
import { noticeTypes, noticeVersions } from '../../../domain/errorNotice/fields.ts'
import { noticeSchema } from '../../../domain/errorNotice/rules.ts'
import type { FieldProblem } from '../../../domain/failure.ts'
import { recordOf } from '../../../domain/form/table.ts'
import { noticeValues } from '../kind/vaults.ts'
import { shownColumns, textLabels } from './labels.ts'

/** The form's values, touched state and errors. */
export type NoticeFields = FormStore<NoticeValues>

/** What every part of the form takes. */
export interface FieldProps {
  readonly fields: NoticeFields
  /** The fields are read, not filled. */
  readonly isClosed: boolean
}

const text = v.optional(v.string(), '')
const rowSchema: v.GenericSchema<unknown, NoticedDocument> = v.object({
  sid: text,
  ...recordOf(noticeColumnNames, () => text),
})
const valuesSchema = v.object({
  notice_id: text,
  ...recordOf(noticeTexts, () => text),
  documents: v.optional(v.array(rowSchema), []),
})

/** What the fields say: what of the authority's notice is named by an answer alone, and the version of the day. */
export const valuesIn = (fields: NoticeFields): NoticeValues => {
  const said = v.parse(valuesSchema, getValues(fields, { shouldActive: false, peek: true }))
  const isAnswer = said.notice_type === noticeTypes.answer
  return {
    ...said,
    ...(isAnswer ? {} : { authority_no: '', authority_date: '' }),
    xml_vs: noticeVersionOn(said.notice_date, noticeVersions[0]),
  }
}

/** Every broken rule as a message code at its field. */
const problemsOf = (values: NoticeValues): readonly FieldProblem[] => {
  const { issues = [] } = v.safeParse(noticeSchema, values)
  const broken = issues.map((issue) => ({ field: v.getDotPath(issue) ?? '', message: issue.message }))
  const isLater = values.notice_date > vietnamDay(new Date())
  return isLater ? [...broken, { field: 'notice_date', message: 'day_is_in_the_future' }] : broken
}

/** Where a message stands: one about a row at its reason, one about all rows over them. */
const shownAt = (field: string): string => {
  const [, row, column] = /^documents\.(\d+)(?:\.(\w+))?$/.exec(field) ?? []
  if (row !== undefined) {
    const shown = shownColumns.find((name) => name === column)
    return `documents.${row}.${shown ?? 'reason'}`
  }
  return field in textLabels ? field : 'documents'
}

const errorsOf = (problems: readonly FieldProblem[]): Record<string, string> => {
  const errors: Record<string, string> = {}
  for (const { field, message } of problems) errors[shownAt(field)] ??= message
  return errors
}

const hasControl = (field: string): field is FieldPath<NoticeValues> =>
  field in textLabels || /^documents\.\d+\.\w+$/.test(field)

/** Puts each problem at its field, the first of each, without moving the focus: the error summary takes it. */
export const showProblems = (fields: NoticeFields, problems: readonly FieldProblem[]): void => {
  for (const [field, message] of Object.entries(errorsOf(problems)))
    if (hasControl(field)) setError(fields, field, message, { shouldFocus: false })
}

/** A form that opens with problems stands as after a failed attempt to submit it. */
export const beginWithProblems = (fields: NoticeFields): void => {
  const problems = problemsOf(valuesIn(fields))
  if (problems.length === 0) return
  showProblems(fields, problems)
  fields.submitted.value = true
  fields.submitCount.value = Math.max(1, fields.submitCount.peek())
}

const quietly = { shouldTouched: false, shouldDirty: false, shouldValidate: false, shouldFocus: false } as const

/** The store of one opened form. Values are checked when the form is submitted, and then with every change. */
export const useNoticeFields = (values: NoticeValues): NoticeFields => {
  const fields: NoticeFields = useFormStore<NoticeValues>({
    initialValues: values,
    validate: () => errorsOf(problemsOf(valuesIn(fields))),
    validateOn: 'submit',
    revalidateOn: 'change',
  })
  // What has no control travels with the notice all the same.
  useState(() => {
    setValue(fields, 'notice_id', values.notice_id, quietly)
    for (const name of noticeTexts) setValue(fields, name, values[name], quietly)
  })
  return fields
}

/** Checks the fields, and takes what passes as a notice. */
export const formChecks = (fields: NoticeFields): FormChecks => ({
  submitFor: () => submit(fields),
  valuesOf: (documentId) => noticeValues.seal({ ...v.parse(noticeSchema, valuesIn(fields)), notice_id: documentId }),
})
