import { useLingui } from '@lingui/react/macro'
import { rowFields, type RowField } from '../../../../domain/items/row.ts'
import type { UploadSheet } from '../../../../domain/items/upload/uploadSheet.ts'
import type { CellNote } from './cellNotes.ts'
import { PreviewCell } from './PreviewCell.tsx'

interface Props {
  readonly sheet: UploadSheet
  readonly place: number
  /** Its number for screen readers; the head is 1. */
  readonly ariaRow: number
  /** The field that is in the tab order. */
  readonly stop: RowField | null
  /** The cell that is being edited. */
  readonly editing: string | null
  readonly onEdit: (cell: string | null) => void
  readonly notesOf: (place: number, field: RowField) => CellNote
  readonly change: (work: () => void) => void
}

/** Whether something is wrong or in doubt in a row. */
export const isNoted = (sheet: UploadSheet, place: number): boolean =>
  sheet.problems(place).length > 0 || sheet.doubts(place).length > 0

/** One row of the file; a row with an error is marked (seed 001 §2.8). */
export const PreviewRow = ({ sheet, place, ariaRow, stop, editing, onEdit, notesOf, change }: Props) => {
  const { t } = useLingui()
  const row = sheet.row(place)
  if (row === undefined) return null
  const isFaulty = isNoted(sheet, place)
  const number =
    row.number === null ? t({ message: 'New', context: 'A row that is not in the file' }) : String(row.number)
  return (
    <tr aria-rowindex={ariaRow} data-faulty={isFaulty || undefined} data-left-out={row.isLeftOut || undefined}>
      <th scope="row">{number}</th>
      {rowFields.map((field) => (
        <PreviewCell
          cell={`${place}:${field}`}
          field={field}
          isEdited={editing === `${place}:${field}`}
          isStop={stop === field}
          key={field}
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
