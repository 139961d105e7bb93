import { useLingui } from '@lingui/react'
import { useLingui as useMacro } from '@lingui/react/macro'
import { useState, type ClipboardEvent } from 'react'
import { rowFields } from '../../../../domain/items/row.ts'
import { cellText } from '../../../../domain/items/upload/convert.ts'
import type { UploadSheet } from '../../../../domain/items/upload/uploadSheet.ts'
import { readSpreadsheet } from '../../../../spreadsheets/spreadsheets.ts'
import { itemHeadings } from '../../list/itemColumns.ts'
import { useCellNotes } from './cellNotes.ts'
import { PreviewRow } from './PreviewRow.tsx'
import { useCellFocus } from './useCellFocus.ts'

interface Props {
  readonly sheet: UploadSheet
  /** Places of the rows of this page. */
  readonly places: readonly number[]
  readonly change: (work: () => void) => void
}

/** Copied cells as texts, by row. */
const copiedCells = async (text: string): Promise<string[][]> => {
  const cells: string[][] = []
  await readSpreadsheet(text, {
    onRows: (rows) => {
      for (const row of rows) cells[row.number - 1] = row.cells.map(cellText)
    },
  })
  return Array.from(cells, (row) => row ?? [])
}

/** A page of rows whose cells are corrected in place; what is said of the cell in focus stands below. */
export const PreviewGrid = ({ sheet, places, change }: Props) => {
  const { t } = useMacro()
  const notesOf = useCellNotes(sheet)
  const [editing, setEditing] = useState<string | null>(null)
  const { grid, focused, onFocus, onKeyDown } = useCellFocus(places)
  const paste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text/plain')
    if (editing !== null || focused === null || text === '') return
    event.preventDefault()
    void copiedCells(text).then((cells) => change(() => sheet.paste(focused.place, focused.field, cells)))
  }
  const said = focused === null ? '' : notesOf(focused.place, focused.field).text
  return (
    <>
      <div className="preview-scroll">
        <table
          aria-label={t`Rows of the file`}
          className="preview-grid"
          onFocus={onFocus}
          onKeyDown={(event) => editing === null && onKeyDown(event)}
          onPaste={paste}
          ref={grid}
          role="grid"
        >
          <PreviewHead />
          <tbody>
            {places.map((place) => (
              <PreviewRow
                change={change}
                editing={editing}
                focused={focused}
                key={place}
                notesOf={notesOf}
                onEdit={setEditing}
                place={place}
                sheet={sheet}
              />
            ))}
          </tbody>
        </table>
        {places.length === 0 && <p className="preview-none">{t`No row to show here`}</p>}
      </div>
      <p aria-live="polite" className="preview-note">
        {said === '' ? t`Press Enter or type to correct a cell; paste puts copied cells from here on.` : said}
      </p>
    </>
  )
}

const PreviewHead = () => {
  const { i18n } = useLingui()
  const { t } = useMacro()
  return (
    <thead>
      <tr>
        <th scope="col">{t({ message: 'Row', comment: 'Number of a row in a file' })}</th>
        {rowFields.map((field) => (
          <th key={field} scope="col">
            {i18n._(itemHeadings[field])}
          </th>
        ))}
        <th scope="col">{t`Upload`}</th>
      </tr>
    </thead>
  )
}
