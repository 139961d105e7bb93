import { getValues, type FormStore } from '@modular-forms/react'
import * as v from 'valibot'
import type { FieldsKind } from '../../../documents/form/page/fieldsKind.ts'
import { vietnamDay } from '../../../domain/dates.ts'
import {
  inItsVersion,
  noticeEntriesOf,
  noticeTexts,
  type NoticeContent,
  type NoticedDocument,
  type NoticeValues,
} from '../../../domain/errorNotice/content.ts'
import { noticeFamilies, type NoticeFamily } from '../../../domain/errorNotice/families.ts'
import { noticeColumnNames, noticeTypes } from '../../../domain/errorNotice/fields.ts'
import { noticeKind } from '../../../domain/errorNotice/kind.ts'
import { recordOf } from '../../../domain/form/table.ts'
import { noticeContents, noticeValues } from '../kind/vaults.ts'
import { textLabels } from './labels.ts'

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
  family: v.picklist(noticeFamilies),
  shop_id: text,
  ...recordOf(noticeTexts, () => text),
  documents: v.optional(v.array(rowSchema), []),
})

/** What the fields say: what of the authority's notice is named by an answer alone, and the version of the day. */
export const valuesIn = (fields: NoticeFields): NoticeValues => {
  const said = v.parse(valuesSchema, getValues(fields, { shouldActive: false, peek: true }))
  const isAnswer = said.notice_type === noticeTypes.answer
  return inItsVersion({ ...said, ...(isAnswer ? {} : { authority_no: '', authority_date: '' }) }, '')
}

/** Where a message stands: one about a row at its reason, one about all rows over them. */
const shownAt = (field: string): string => {
  const [, row, column] = /^documents\.(\d+)(?:\.(\w+))?$/.exec(field) ?? []
  if (row !== undefined) {
    const shown = noticeColumnNames.find((name) => name === column)
    return `documents.${row}.${shown ?? 'reason'}`
  }
  return field in textLabels ? field : 'documents'
}

/** What the form of a notice says, and by what it is checked: a draft is as whole as what is sent. */
const fieldsOf = (family: NoticeFamily): FieldsKind<NoticeValues, NoticeContent, null> => ({
  kind: noticeKind,
  values: noticeValues,
  contents: noticeContents,
  bounds: v.strictObject(noticeEntriesOf(family)),
  valuesIn,
  check: ({ notice_date: day }) =>
    day > vietnamDay(new Date()) ? [{ field: 'notice_date', message: 'day_is_in_the_future' }] : [],
  shownAt,
  first: 'place',
})

export const fieldsOfNotices: Readonly<Record<NoticeFamily, ReturnType<typeof fieldsOf>>> = {
  certificates: fieldsOf('certificates'),
  invoices: fieldsOf('invoices'),
}
