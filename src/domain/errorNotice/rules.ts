import * as v from 'valibot'
import { listOf } from '../bounded.ts'
import { issueAt } from '../form/issueAt.ts'
import { recordOf } from '../form/table.ts'
import { noticeColumnNames, noticeTexts, type NoticedDocument, type NoticeValues } from './content.ts'
import { mostNoticed } from '../corrections/mostNoticed.ts'
import { noticeColumns, noticeFields, noticeTypes } from './fields.ts'

const documentSchema = v.object({
  sid: v.string(),
  ...recordOf(noticeColumnNames, (name): v.GenericSchema<string, string> => noticeColumns[name].rule),
})

const entries = v.object({
  notice_id: v.string(),
  ...recordOf(noticeTexts, (name): v.GenericSchema<string, string> => noticeFields[name].rule),
  documents: v.pipe(listOf(documentSchema, mostNoticed), v.minLength(1, 'document_is_required')),
})

const nameOf = ({ form_no, serial_no, inv_no }: NoticedDocument): string =>
  [form_no, serial_no, inv_no.replace(/^0+/, '')].join(' ')

/** Which row is the second to name a document; -1 where each is named once. */
const repeatedRow = (documents: readonly NoticedDocument[]): number => {
  const names = documents.map(nameOf)
  return names.findIndex((name, index) => names.indexOf(name) < index)
}

/** An answer names the authority's notice; one of the company's own accord names none. */
const answers = (field: 'authority_no' | 'authority_date', message: string) =>
  v.forward(
    v.partialCheck<NoticeValues, readonly [['notice_type'], [typeof field]], NoticeValues, string>(
      [['notice_type'], [field]],
      (values) => (values.notice_type === noticeTypes.answer) === (values[field] !== ''),
      message,
    ),
    [field],
  )

/** A notice as it is filed, and as its form checks it: a notice is written at once, and kept as a draft whole. */
export const noticeSchema: v.GenericSchema<unknown, NoticeValues> = v.config(
  v.pipe(
    v.config(entries, { abortPipeEarly: true }),
    answers('authority_no', 'authority_number_is_required'),
    answers('authority_date', 'authority_date_is_required'),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const input = dataset.value
      const row = repeatedRow(input.documents)
      if (row === -1) return
      addIssue(issueAt(input, `documents.${row}`, 'document_is_named_twice'))
    }),
  ),
  { abortPipeEarly: false },
)
