import { Trans } from '@lingui/react/macro'
import { failureOf } from '../../api/failureError.ts'
import { fail } from '../../domain/result.ts'
import { shownNumber } from '../../i18n/numbers.ts'
import { saveSpreadsheet } from '../../spreadsheets/spreadsheets.ts'
import type { ShownList } from '../useRecordList.ts'
import { ExportDialog, type Writing, type Written } from './ExportDialog.tsx'
import { cellsOf, sheetOf, shownColumns, type ListExporting } from './listExporting.ts'
import { firstRows, listPages } from './listPages.ts'

interface Props<Row> {
  readonly list: ShownList<Row>
  readonly exporting: ListExporting<Row>
  readonly onClose: () => void
}

/** Writes the rows of a list, as it is searched, narrowed and ordered, to a spreadsheet with the columns that the user sees. */
export const ListExport = <Row,>({ list, exporting, onClose }: Props<Row>) => {
  const { page, place, description, columns: arranged } = list
  const { most, pageSize, readPage, fileName, sheetName } = exporting
  const total = Math.min(page.total, most)
  const columns = shownColumns(description.columns, arranged.layout)
  const write = async ({ signal, timestamp, onProgress }: Writing): Promise<Written> => {
    if (total === 0) return fail({ code: 'nothing' })
    const read = (at: typeof place) => readPage(at, signal)
    const pages = async function* () {
      const all = listPages({ place, size: pageSize, keyOf: description.rowKey, read })
      for await (const rows of firstRows(all, most)) yield rows.map((row) => cellsOf(columns, row))
    }
    try {
      return await saveSpreadsheet({
        fileName: `${fileName}_${timestamp}.xlsx`,
        sheet: sheetOf(sheetName, columns, arranged.layout.widths),
        pages: pages(),
        total,
        signal,
        onProgress: ({ rows }) => onProgress(Math.min(1, rows / total)),
      })
    } catch (error) {
      return fail(failureOf(error))
    }
  }
  const written = shownNumber(total)
  return (
    <ExportDialog onClose={onClose} write={write}>
      <p>
        <Trans>
          All rows that the list shows now, on every page, are written to one file: in its order, with the columns that
          you see. Search and filters count.
        </Trans>
      </p>
      {(page.total > most || page.isMinimum === true) && (
        <p>
          <Trans>
            The list has more rows than one file takes: the first {written} are written. Narrow the list to download the
            others.
          </Trans>
        </p>
      )}
    </ExportDialog>
  )
}
