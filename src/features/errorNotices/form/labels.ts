import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { keysOf, recordOf } from '../../../domain/form/table.ts'
import { mostNoticed } from '../../../domain/corrections/mostNoticed.ts'
import type { NoticeFamily } from '../../../domain/errorNotice/families.ts'
import { columnsOf, type NoticeColumn, type NoticeText } from '../../../domain/errorNotice/fields.ts'

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

const shared = {
  serial_no: msg({ message: 'Symbol', context: 'Of a document' }),
  inv_no: msg({ message: 'Number', context: 'Of a document' }),
  reason: msg`What is wrong, and what is right`,
}

type Labels = Readonly<Record<NoticeColumn, MessageDescriptor>>

export const columnLabels: Readonly<Record<NoticeFamily, Labels>> = {
  certificates: {
    ...shared,
    form_no: msg`Form number`,
    inv_date: msg({ message: 'Date', comment: 'On which a PIT certificate is made out' }),
    document_type: msg`Decree it was made under`,
    effect: msg`What becomes of it`,
    tax_auth_cd: msg`Tax authority's code`,
  },
  invoices: {
    ...shared,
    form_no: msg`Form number`,
    inv_date: msg({ message: 'Date', comment: 'Of an invoice' }),
    document_type: msg`Rules it was made under`,
    effect: msg`What becomes of it`,
    tax_auth_cd: msg`Tax authority's code`,
  },
}

export type ShownText = keyof typeof textLabels

const positions = Array.from({ length: mostNoticed }, (_, index) => index)

const rowLabel = (family: NoticeFamily, position: number, name: string): MessageDescriptor =>
  family === 'certificates' ? msg`Certificate ${position}: ${name}` : msg`Invoice ${position}: ${name}`

/** Names of the fields for summaries, in the order of the form. */
export const labelsOf =
  (family: NoticeFamily) =>
  (i18n: I18n): Readonly<Record<string, string>> => ({
    ...recordOf(keysOf(textLabels), (name) => i18n._(textLabels[name])),
    ...Object.fromEntries(
      positions.flatMap((index) =>
        columnsOf(family).map((column) => {
          const name = i18n._(columnLabels[family][column])
          return [`documents.${index}.${column}`, i18n._(rowLabel(family, index + 1, name))] as const
        }),
      ),
    ),
  })
