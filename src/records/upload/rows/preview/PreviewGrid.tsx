import { useLingui } from '@lingui/react'
import { useLingui as useMacro } from '@lingui/react/macro'
import { useDeferredValue, useRef, useState, type ClipboardEvent, type RefObject } from 'react'
import { cellText } from '../../../../domain/sheetTexts.ts'
import type { UploadSheet } from '../../../../domain/upload/uploadSheet.ts'
import { readSpreadsheet } from '../../../../spreadsheets/spreadsheets.ts'
import { useTableMetrics } from '../../../../ui/table/tableMetrics.ts'
import VirtualRows from '../../../../ui/table/VirtualRows.tsx'
import type { UploadedList } from '../uploadedList.ts'
import { useCellNotes, type CellNote } from './cellNotes.ts'
import { choiceWidth, numberWidth, totalWidth } from './previewColumns.ts'
import { PreviewRow } from './PreviewRow.tsx'
import { useCellFocus, type FocusedCell } from './useCellFocus.ts'
import { useRowHeight } from './useRowHeight.ts'
import '../../../../ui/table/DataTable.css'

interface Props<Field extends string> {
  readonly list: UploadedList<Field>
  readonly sheet: UploadSheet<Field>
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
  <Field extends string>(sheet: UploadSheet<Field>, change: Props<Field>['change']) =>
  (event: ClipboardEvent, { place, field }: FocusedCell<Field>): void => {
    const text = event.clipboardData.getData('text/plain')
    if (text === '') return
    event.preventDefault()
    void copiedCells(text).then((cells) => change(() => sheet.paste(place, field, cells)))
  }

/** A page of rows whose cells are corrected in place; what is said of the cell in focus stands below. */
export const PreviewGrid = <Field extends string>({ list, sheet, places, before, total, change }: Props<Field>) => {
  const { t } = useMacro()
  const notesOf = useCellNotes(list, sheet)
  const [editing, setEditing] = useState<string | null>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const rowHeight = useRowHeight(sheet, places)
  const focus = useCellFocus(list.rules.fields, places)
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
          style={{ minWidth: totalWidth(list) }}
        >
          <Columns list={list} />
          <PreviewHead list={list} />
          <tbody>
            <GridRows
              before={before}
              change={change}
              editing={editing}
              focus={focus}
              list={list}
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

interface RowsProps<Field extends string> extends Omit<Props<Field>, 'total'> {
  readonly editing: string | null
  readonly onEdit: (cell: string | null) => void
  readonly notesOf: (place: number, field: Field) => CellNote
  readonly focus: ReturnType<typeof useCellFocus<Field>>
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly rowHeight: number
}

const noRows: readonly number[] = []

/** The rows around the visible ones, and the one that has the focus; in a task after that which shows the page around them. */
const GridRows = <Field extends string>({
  places: shown,
  before,
  focus: { focused, kept },
  scroller,
  rowHeight,
  ...rest
}: RowsProps<Field>) => {
  const { fields } = rest.list.rules
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
        stop={focused === null ? (index === 0 ? fields[0] : null) : focused.place === place ? focused.field : null}
      />
    )
  }
  return (
    <VirtualRows
      columns={fields.length + 2}
      count={places.length}
      draw={draw}
      kept={kept}
      rowHeight={rowHeight}
      scroller={scroller}
    />
  )
}

interface ListProps<Field extends string> {
  readonly list: UploadedList<Field>
}

const Columns = <Field extends string>({ list: { rules, columns } }: ListProps<Field>) => (
  <colgroup>
    <col style={{ width: numberWidth }} />
    {rules.fields.map((field) => (
      <col key={field} style={{ width: columns[field].width }} />
    ))}
    <col style={{ width: choiceWidth }} />
  </colgroup>
)

const PreviewHead = <Field extends string>({ list: { rules, columns } }: ListProps<Field>) => {
  const { i18n } = useLingui()
  const { rowHeight } = useTableMetrics()
  const { t } = useMacro()
  return (
    <thead style={{ '--row-height': `${rowHeight}px` }}>
      <tr aria-rowindex={1}>
        <th scope="col">{t({ message: 'Row', comment: 'Number of a row in a file' })}</th>
        {rules.fields.map((field) => (
          <th data-amount={columns[field].isAmount} key={field} scope="col">
            {i18n._(columns[field].heading)}
          </th>
        ))}
        <th scope="col">{t`Upload`}</th>
      </tr>
    </thead>
  )
}
