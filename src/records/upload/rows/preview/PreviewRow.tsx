import { useLingui } from '@lingui/react/macro'
import type { UploadSheet } from '../../../../domain/upload/uploadSheet.ts'
import type { UploadedList } from '../uploadedList.ts'
import type { CellNote } from './cellNotes.ts'
import { PreviewCell } from './PreviewCell.tsx'

interface Props<Field extends string> {
  readonly list: UploadedList<Field>
  readonly sheet: UploadSheet<Field>
  readonly place: number
  /** Its number for screen readers; the head is 1. */
  readonly ariaRow: number
  /** The field that is in the tab order. */
  readonly stop: Field | null
  /** The cell that is being edited. */
  readonly editing: string | null
  readonly onEdit: (cell: string | null) => void
  readonly notesOf: (place: number, field: Field) => CellNote
  readonly change: (work: () => void) => void
}

/** Whether something is wrong or in doubt in a row. */
export const isNoted = <Field extends string>(sheet: UploadSheet<Field>, place: number): boolean =>
  sheet.problems(place).length > 0 || sheet.doubts(place).length > 0

/** One row of the file; a row with an error is marked (seed 001 §2.8). */
export const PreviewRow = <Field extends string>({
  list,
  sheet,
  place,
  ariaRow,
  stop,
  editing,
  onEdit,
  notesOf,
  change,
}: Props<Field>) => {
  const { t } = useLingui()
  const row = sheet.row(place)
  if (row === undefined) return null
  const isFaulty = isNoted(sheet, place)
  const number =
    row.number === null ? t({ message: 'New', context: 'A row that is not in the file' }) : String(row.number)
  return (
    <tr aria-rowindex={ariaRow} data-faulty={isFaulty || undefined} data-left-out={row.isLeftOut || undefined}>
      <th scope="row">{number}</th>
      {list.rules.fields.map((field) => (
        <PreviewCell
          cell={`${place}:${field}`}
          field={field}
          isEdited={editing === `${place}:${field}`}
          isStop={stop === field}
          key={field}
          list={list}
          note={notesOf(place, field)}
          onCommit={(typed) => change(() => sheet.edit(place, field, typed))}
          onEdit={onEdit}
          text={row.values[field]}
        />
      ))}
      <td className="ui-table-check">
        <label>
          <input
            aria-label={t`Upload row ${number}`}
            checked={!row.isLeftOut}
            onChange={(event) => {
              const { checked } = event.currentTarget
              change(() => sheet.leaveOut([place], !checked))
            }}
            type="checkbox"
          />
        </label>
      </td>
    </tr>
  )
}
