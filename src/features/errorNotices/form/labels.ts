import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { keysOf, recordOf } from '../../../domain/form/table.ts'
import { mostNoticed } from '../../../domain/corrections/mostNoticed.ts'
import { type NoticeColumn, type NoticeText } from '../../../domain/errorNotice/fields.ts'

/** The fields with a control, named as above it, in the order of the form. */
export const textLabels = {
  notice_type: msg`Why you notify`,
  authority_no: msg`Number of the tax authority's notice`,
  authority_date: msg`Day of the tax authority's notice`,
  txof_nm: msg`Tax office`,
  comp_nm: msg`Company`,
  comp_taxcd: msg`Tax code`,
  place: msg`Place`,
  notice_date: msg`Day of the notice`,
} as const satisfies { readonly [Text in NoticeText]?: MessageDescriptor }

export const columnLabels = {
  serial_no: msg({ message: 'Symbol', context: 'Of a document' }),
  inv_no: msg({ message: 'Number', context: 'Of a document' }),
  inv_date: msg({ message: 'Date', comment: 'On which a PIT certificate is made out' }),
  document_type: msg`Decree it was made under`,
  reason: msg`What is wrong, and what is right`,
} as const satisfies { readonly [Column in NoticeColumn]?: MessageDescriptor }

export type ShownText = keyof typeof textLabels
export const shownColumns = keysOf(columnLabels)

/** Names of the fields for summaries, in the order of the form. */
export const labelsOf = (i18n: I18n): Readonly<Record<string, string>> => ({
  ...recordOf(keysOf(textLabels), (name) => i18n._(textLabels[name])),
  ...Object.fromEntries(
    Array.from({ length: mostNoticed }, (_, index) =>
      shownColumns.map((column) => {
        const position = index + 1
        const name = i18n._(columnLabels[column])
        return [`documents.${index}.${column}`, i18n._(msg`Certificate ${position}: ${name}`)] as const
      }),
    ).flat(),
  ),
})
