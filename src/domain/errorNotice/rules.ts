import * as v from 'valibot'
import { listOf } from '../bounded.ts'
import { mostNoticed } from '../corrections/mostNoticed.ts'
import { regimeOn } from '../corrections/regimes.ts'
import { issueAt } from '../form/issueAt.ts'
import { recordOf } from '../form/table.ts'
import { noticeTexts, type NoticedDocument, type NoticeValues } from './content.ts'
import { effectsUnder, noticeEffects, saysEffect } from './effects.ts'
import { noticeFamilies, type NoticeFamily } from './families.ts'
import { columnRules, noticeColumnNames, noticeFields, noticeTypes } from './fields.ts'

const entriesOf = (family: NoticeFamily) =>
  v.object({
    notice_id: v.string(),
    family: v.literal(family),
    shop_id: v.string(),
    ...recordOf(noticeTexts, (name): v.GenericSchema<string, string> => noticeFields[name].rule),
    documents: v.pipe(
      listOf(
        v.object({
          sid: v.string(),
          ...recordOf(noticeColumnNames, (name): v.GenericSchema<string, string> => columnRules[family][name]),
        }),
        mostNoticed,
      ),
      v.minLength(1, 'document_is_required'),
    ),
  })

const nameOf = ({ form_no, serial_no, inv_no }: NoticedDocument): string =>
  [form_no, serial_no, inv_no.replace(/^0+/, '')].join(' ')

/** Which row is the second to name a document; -1 where each is named once. */
const repeatedRow = (documents: readonly NoticedDocument[]): number => {
  const names = documents.map(nameOf)
  return names.findIndex((name, index) => names.indexOf(name) < index)
}

/** Why a notice may not say this to become of a document; null where it may. Cancelled is what has a code and was not given to its buyer. */
const effectProblem = (
  { family, xml_vs, notice_date }: NoticeValues,
  { effect, tax_auth_cd }: NoticedDocument,
): string | null => {
  if (!saysEffect(family, xml_vs)) return effect === '' ? null : 'notice_effect_is_not_allowed'
  if (effect === '') return 'notice_effect_is_required'
  if (!effectsUnder[regimeOn(notice_date)].some((one) => one === effect)) return 'notice_effect_is_not_allowed'
  return effect === noticeEffects.cancel && tax_auth_cd === '' ? 'cancelled_invoice_has_no_code' : null
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

const schemaOf = (family: NoticeFamily): v.GenericSchema<unknown, NoticeValues> =>
  v.config(
    v.pipe(
      v.config(entriesOf(family), { abortPipeEarly: true }),
      answers('authority_no', 'authority_number_is_required'),
      answers('authority_date', 'authority_date_is_required'),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return
        const input = dataset.value
        for (const [index, document] of input.documents.entries()) {
          const problem = effectProblem(input, document)
          if (problem !== null) addIssue(issueAt(input, `documents.${index}.effect`, problem))
        }
        const row = repeatedRow(input.documents)
        if (row === -1) return
        addIssue(issueAt(input, `documents.${row}`, 'document_is_named_twice'))
      }),
    ),
    { abortPipeEarly: false },
  )

const schemas = recordOf(noticeFamilies, schemaOf)
const ofFamily = v.object({ family: v.picklist(noticeFamilies) })

/** A notice as it is filed, and as its form checks it: a notice is written at once, and kept as a draft whole. */
export const noticeSchema: v.GenericSchema<unknown, NoticeValues> = v.lazy((input) =>
  v.is(ofFamily, input) ? schemas[input.family] : schemas.certificates,
)
