import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Cell } from '../../../domain/spreadsheet.ts'
import type { FilledShape } from '../../../spreadsheets/worker/protocol.ts'
import { isNeeded } from './isNeeded.ts'
import type { UploadedList } from './uploadedList.ts'

const titles = {
  sheet: msg({ message: 'Columns', comment: 'Name of a sheet that explains the columns; at most 31 characters' }),
  column: msg`Column`,
  code: msg({ message: 'Code', comment: 'Another heading that a column may have' }),
  needed: msg({ message: 'Required', comment: 'Whether a column has to be filled in' }),
  holds: msg`What it holds`,
  yes: msg`Yes`,
  no: msg`No`,
} as const

/** What a sample shows of its columns. */
interface SampleColumn {
  /** In letters. */
  readonly width: number
  /** Of its numbers. */
  readonly format?: string
  /** Whether what is typed into it stays a text, with the zeros in front. */
  readonly isText?: true
  readonly guide: MessageDescriptor
}

interface Sample<Field extends string> {
  /** Of the sheet with the rows. */
  readonly name: string
  readonly columns: Readonly<Record<Field, SampleColumn>>
  readonly examples: readonly Readonly<Partial<Record<Field, Cell>>>[]
}

const textCell = (value: string): Cell => ({ kind: 'text', text: value })

/** Rows under headings in the user's language, and what each column holds (seed 001 §2.8, §9). The first sheet is the one with the headings that an upload looks for. */
export const sampleSheets = <Field extends string>(
  i18n: I18n,
  { rules, columns }: Pick<UploadedList<Field>, 'rules' | 'columns'>,
  sample: Sample<Field>,
): readonly FilledShape[] => [
  {
    name: sample.name,
    columns: rules.fields.map((field) => {
      const { guide: _, ...column }: SampleColumn = sample.columns[field]
      return { ...column, heading: i18n._(columns[field].heading) }
    }),
    rows: sample.examples.map((row) => rules.fields.map((field) => row[field] ?? null)),
  },
  {
    name: i18n._(titles.sheet),
    columns: [
      { heading: i18n._(titles.column), width: 22 },
      { heading: i18n._(titles.code), width: 14 },
      { heading: i18n._(titles.needed), width: 14 },
      { heading: i18n._(titles.holds), width: 90 },
    ],
    rows: rules.fields.map((field) => [
      textCell(i18n._(columns[field].heading)),
      textCell(field),
      textCell(i18n._(isNeeded({ rules }, field) ? titles.yes : titles.no)),
      textCell(i18n._(sample.columns[field].guide)),
    ]),
  },
]
