import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { linesOfAtOnce, type InvoiceWithLines } from '../../../api/contract/invoiceLines.ts'
import { failureOf } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import type { ListPlace } from '../../../api/queries/listPlace.ts'
import { fail } from '../../../domain/result.ts'
import { shownNumber } from '../../../i18n/numbers.ts'
import { ExportDialog, type Writing, type Written } from '../../../records/export/ExportDialog.tsx'
import { firstRows, listPages } from '../../../records/export/listPages.ts'
import { saveSpreadsheet } from '../../../spreadsheets/spreadsheets.ts'
import { lineRows, linesSheet } from './linesSheet.ts'
import { readLines } from './readLines.ts'

/** Invoices whose lines one file takes. */
const mostInvoices = 10_000

interface Props {
  readonly place: ListPlace
  /** Invoices that the list shows. */
  readonly total: number
  readonly onClose: () => void
}

/** Writes the lines of all invoices that the list shows to a spreadsheet, page by page. */
export const LinesExport = ({ place, total: all, onClose }: Props) => {
  const { i18n } = useLingui()
  const api = useApi()
  const total = Math.min(all, mostInvoices)
  const write = async ({ signal, timestamp, onProgress }: Writing): Promise<Written> => {
    if (total === 0) return fail({ code: 'nothing' })
    const read = (at: ListPlace) => readLines(api, at, signal)
    let done = 0
    const pages = async function* () {
      const invoices = listPages({ place, size: linesOfAtOnce, keyOf: ({ sid }: InvoiceWithLines) => sid, read })
      for await (const page of firstRows(invoices, mostInvoices)) {
        yield page.flatMap((invoice) => lineRows(invoice, i18n))
        done += page.length
        onProgress(Math.min(1, done / total))
      }
    }
    try {
      const fileName = `E_INVOICES_LINES_${timestamp}.xlsx`
      return await saveSpreadsheet({ fileName, sheet: linesSheet(i18n), pages: pages(), total, signal })
    } catch (error) {
      return fail(failureOf(error))
    }
  }
  const written = shownNumber(mostInvoices)
  return (
    <ExportDialog onClose={onClose} write={write}>
      <p>
        <Trans>
          One row for each line of all e-invoices that the list shows now, on every page and in its order. Search and
          filters count.
        </Trans>
      </p>
      {all > mostInvoices && (
        <p>
          <Trans>
            The lines of the first {written} e-invoices are written. Narrow the list to download the others.
          </Trans>
        </p>
      )}
    </ExportDialog>
  )
}
