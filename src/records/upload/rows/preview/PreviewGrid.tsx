import { useLingui } from '@lingui/react'
import { useLingui as useMacro } from '@lingui/react/macro'
import { useDeferredValue, useRef, useState, type ClipboardEvent, type RefObject } from 'react'
import { rowFields } from '../../../../domain/items/row.ts'
import { cellText } from '../../../../domain/sheetTexts.ts'
import type { UploadSheet } from '../../../../domain/items/upload/uploadSheet.ts'
import { readSpreadsheet } from '../../../../spreadsheets/spreadsheets.ts'
import { useTableMetrics } from '../../../../ui/table/tableMetrics.ts'
import VirtualRows from '../../../../ui/table/VirtualRows.tsx'
import { itemHeadings } from '../../list/itemColumns.ts'
import { useCellNotes } from './cellNotes.ts'
import { choiceWidth, fieldWidths, numberWidth, totalWidth } from './previewColumns.ts'
import { PreviewRow } from './PreviewRow.tsx'
import { useCellFocus, type FocusedCell } from './useCellFocus.ts'
import { useRowHeight } from './useRowHeight.ts'
import '../../../../ui/table/DataTable.css'

interface Props {
  readonly sheet: UploadSheet
  /** Places of the rows of this page. */
  readonly places: readonly number[]
  /** How many rows stand before this page. */
  readonly before: number
  /** Rows of all pages. */
  readonly total: number
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

/** Puts copied cells over the sheet's, from a cell on. */
const pasteInto =
  (sheet: UploadSheet, change: Props['change']) =>
  (event: ClipboardEvent, { place, field }: FocusedCell): void => {
    const text = event.clipboardData.getData('text/plain')
    if (text === '') return
    event.preventDefault()
    void copiedCells(text).then((cells) => change(() => sheet.paste(place, field, cells)))
  }

/** A page of rows whose cells are corrected in place; what is said of the cell in focus stands below. */
export const PreviewGrid = ({ sheet, places, before, total, change }: Props) => {
  const { t } = useMacro()
  const notesOf = useCellNotes(sheet)
  const [editing, setEditing] = useState<string | null>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const rowHeight = useRowHeight(sheet, places)
  const focus = useCellFocus(places)
  const { grid, focused, onFocus, onKeyDown } = focus
  const paste = pasteInto(sheet, change)
  const said = focused === null ? '' : notesOf(focused.place, focused.field).text
  return (
    <>
      <div className="preview-scroll" ref={scroller} style={{ '--row-height': `${rowHeight}px` }}>
        <table
          aria-label={t`Rows of the file`}
          aria-rowcount={total + 1}
          className="ui-table preview-grid"
          onFocus={onFocus}
          onKeyDown={(event) => editing === null && onKeyDown(event)}
          onPaste={(event) => editing === null && focused !== null && paste(event, focused)}
          ref={grid}
          role="grid"
          style={{ minWidth: totalWidth }}
        >
          <Columns />
          <PreviewHead />
          <tbody>
            <GridRows
              before={before}
              change={change}
              editing={editing}
              focus={focus}
              notesOf={notesOf}
              onEdit={setEditing}
              places={places}
              rowHeight={rowHeight}
              scroller={scroller}
              sheet={sheet}
            />
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

interface RowsProps extends Omit<Props, 'total'> {
  readonly editing: string | null
  readonly onEdit: (cell: string | null) => void
  readonly notesOf: ReturnType<typeof useCellNotes>
  readonly focus: ReturnType<typeof useCellFocus>
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly rowHeight: number
}

const noRows: readonly number[] = []

/** The rows around the visible ones, and the one that has the focus; in a task after that which shows the page around them. */
const GridRows = ({ places: shown, before, focus: { focused, kept }, scroller, rowHeight, ...rest }: RowsProps) => {
  const places = useDeferredValue(shown, noRows)
  const draw = (index: number) => {
    const place = places[index]
    if (place === undefined) return null
    return (
      <PreviewRow
        {...rest}
        ariaRow={before + index + 2}
        key={place}
        place={place}
        stop={focused === null ? (index === 0 ? 'item_code' : null) : focused.place === place ? focused.field : null}
      />
    )
  }
  return (
    <VirtualRows
      columns={rowFields.length + 2}
      count={places.length}
      draw={draw}
      kept={kept}
      rowHeight={rowHeight}
      scroller={scroller}
    />
  )
}

const Columns = () => (
  <colgroup>
    <col style={{ width: numberWidth }} />
    {rowFields.map((field) => (
      <col key={field} style={{ width: fieldWidths[field] }} />
    ))}
    <col style={{ width: choiceWidth }} />
  </colgroup>
)

const PreviewHead = () => {
  const { i18n } = useLingui()
  const { rowHeight } = useTableMetrics()
  const { t } = useMacro()
  return (
    <thead style={{ '--row-height': `${rowHeight}px` }}>
      <tr aria-rowindex={1}>
        <th scope="col">{t({ message: 'Row', comment: 'Number of a row in a file' })}</th>
        {rowFields.map((field) => (
          <th data-field={field} key={field} scope="col">
            {i18n._(itemHeadings[field])}
          </th>
        ))}
        <th scope="col">{t`Upload`}</th>
      </tr>
    </thead>
  )
}
