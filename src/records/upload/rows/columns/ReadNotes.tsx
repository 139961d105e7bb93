import { useLingui } from '@lingui/react'
import { useLingui as useMacro } from '@lingui/react/macro'
import { untakenColumns, type Arrangement } from '../../../../domain/upload/arrangement.ts'
import { findHeadings } from '../../../../domain/upload/headings.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import type { UploadedList } from '../uploadedList.ts'
import type { FileFacts } from '../workspace.ts'
import { columnName } from './columnName.ts'

interface Props<Field extends string> {
  readonly list: UploadedList<Field>
  readonly file: FileFacts
  readonly onChange: () => void
}

/** Columns and sheets that are named; more of them are counted. */
const mostNamed = 10

const useNamed = () => {
  const { t } = useMacro()
  return (names: readonly string[]): string => {
    const more = names.length - mostNamed
    const shown = names.slice(0, mostNamed).join(', ')
    return more > 0 ? t`${shown} and ${more} more` : shown
  }
}

/** What is to be known, and whether something else may be what the user wants. */
interface Notes {
  readonly notes: readonly string[]
  readonly mayBeOther: boolean
}

type NotedFile<Field extends string> = Pick<Props<Field>, 'list' | 'file'>

/** Which sheet was read, and which others there are: one with headings may be the wanted one. */
const useSheetNotes = <Field extends string>({ list, file: { sheets, sheetName } }: NotedFile<Field>): Notes => {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const named = useNamed()
  const others = sheets.filter(({ name }) => name !== sheetName)
  if (sheets.length < 2) return { notes: [], mayBeOther: false }
  const alike = others.filter(({ rows }) => findHeadings(list.rules, rows) !== null)
  const other = named(others.map(({ name }) => name))
  const notes = [t`Read from the sheet ${sheetName}; not read: ${other}.`]
  if (alike.length > 0) notes.push(i18n._(list.words.alsoIn(named(alike.map(({ name }) => name)))))
  return { notes, mayBeOther: alike.length > 0 }
}

/** Which columns were not taken, above all those that another one was taken for. */
const useColumnNotes = <Field extends string>(
  { list, file: { sheets, sheetName } }: NotedFile<Field>,
  arrangement: Arrangement,
): Notes => {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const named = useNamed()
  const rows = (sheets.find(({ name }) => name === sheetName) ?? sheets[0])?.rows ?? []
  const untaken = untakenColumns(list.rules, rows, arrangement).map((each) => ({
    ...each,
    name: `${columnName(each.column)} (${each.heading})`,
  }))
  const rivals = untaken.flatMap(({ fits, name }) => {
    const column = fits === null ? undefined : arrangement.columns[fits]
    if (fits === null || column === undefined) return []
    return [t`${i18n._(list.columns[fits].heading)} is taken from column ${columnName(column)}, not from ${name}.`]
  })
  const others = untaken.filter(({ fits }) => fits === null).map(({ name }) => name)
  const notes = others.length === 0 ? rivals : [...rivals, t`Columns that are not taken: ${named(others)}.`]
  return { notes, mayBeOther: rivals.length > 0 }
}

const useFixedNotes = <Field extends string>(
  { rules, columns }: UploadedList<Field>,
  { fixed }: Arrangement,
): readonly string[] => {
  const { i18n } = useLingui()
  const { t } = useMacro()
  return rules.fixable.flatMap((field) => {
    const value = fixed[field]
    if (value === undefined) return []
    return [t`${i18n._(columns[field].heading)} of every row: ${rules.shown(field, value)}.`]
  })
}

const nothing: Arrangement = { sheet: null, headingRow: null, columns: {}, fixed: {} }

/** What was read, and what of the file was not; the way to another sheet or other columns. */
export const ReadNotes = <Field extends string>({ list, file, onChange }: Props<Field>) => {
  const { t } = useMacro()
  const arrangement = file.arrangement ?? nothing
  const sheets = useSheetNotes({ list, file })
  const columns = useColumnNotes({ list, file }, arrangement)
  const notes = [...sheets.notes, ...columns.notes, ...useFixedNotes(list, arrangement)]
  const change = (
    <Button onPress={onChange} size="small">
      {file.sheets.length > 1 ? t`Change sheet or columns` : t`Change the columns`}
    </Button>
  )
  if (notes.length === 0) return <div>{change}</div>
  return (
    <Banner actions={change} tone={sheets.mayBeOther || columns.mayBeOther ? 'warning' : 'info'}>
      <ul aria-label={t`What was read`} className="upload-notes">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Banner>
  )
}
