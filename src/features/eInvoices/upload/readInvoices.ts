import { findLayout, isLabelRow, type FoundLayout } from '../../../domain/invoice/upload/headings.ts'
import { isFilled, readRow } from '../../../domain/invoice/upload/readRow.ts'
import { mostUploadedLines } from '../../../domain/invoice/upload/sent.ts'
import type { SheetRow } from '../../../domain/spreadsheet.ts'
import { readRows } from '../../../records/upload/readRows.ts'
import type { InvoiceWorkspace } from './workspace.ts'

const columnsOf = ({ columns }: FoundLayout): number => Object.keys(columns).length

/** Takes rows that say something, but for one of labels right below the headings. */
const takenInto = (workspace: InvoiceWorkspace) => {
  let isFirst = true
  return (rows: readonly SheetRow[], found: FoundLayout): void => {
    for (const row of rows.filter((each) => isFilled(each, found.columns))) {
      const isLabel = isFirst && row.number === found.row + 1 && isLabelRow(row, found)
      isFirst = false
      if (!isLabel) workspace.sheet().append([readRow(row, found.columns)])
    }
  }
}

/** Reads a file of invoices, or copied cells, into the workspace. */
export const readInvoices = (workspace: InvoiceWorkspace, given: File | string, signal: AbortSignal) =>
  readRows(
    workspace,
    given,
    {
      findHeadings: findLayout,
      // The first whose headings are whole, or those of which the most are there.
      compare: (one, other) => one.missing.length - other.missing.length || columnsOf(other) - columnsOf(one),
      begin: (found) => workspace.sheet().begin(found),
      take: takenInto(workspace),
      finish: () => workspace.sheet().finish(signal),
      most: mostUploadedLines,
    },
    signal,
  )
