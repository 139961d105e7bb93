import { createProgress, type WorkProgress } from '../../../records/upload/workProgress.ts'
import type { SettleRow } from './refusedRows.ts'
import type { Arrangement } from '../../../domain/items/upload/arrangement.ts'
import { createUploadSheet, type UploadSheet } from '../../../domain/items/upload/uploadSheet.ts'
import type { SheetBeginning } from '../../../spreadsheets/sheets.ts'

/** What an upload works on, beside the steps of its machine: the file's rows, the corrected ones, and how far things are. */
export interface UploadWorkspace extends WorkProgress {
  readonly sheet: () => UploadSheet
  /** What the file is: its rows as they are read, and what they were read from. */
  readonly file: FileFacts
  /** The key of the rows that were sent last, by which the server is asked what became of them (seed 001 §4, decision 0281). */
  readonly sent: { key: string }
  readonly refused: { rows: readonly SettleRow[] }
  /** Begins anew with nothing read. */
  readonly restart: () => void
  /** Begins anew with the same file. */
  readonly forgetRows: () => void
}

interface FileFacts {
  source: File | string
  /** The sheets that rows can be read from, with their first rows; one without a name where there is no choice. */
  sheets: readonly SheetBeginning[]
  /** The sheet that was read, as the file names it. */
  sheetName: string
  /** How its rows become items; null until that is known. */
  arrangement: Arrangement | null
}

const noFile = (): FileFacts => ({ source: '', sheets: [], sheetName: '', arrangement: null })

export const createWorkspace = (): UploadWorkspace => {
  let sheet = createUploadSheet()
  const progress = createProgress()
  const file = noFile()
  const sent = { key: '' }
  const refused: UploadWorkspace['refused'] = { rows: [] }
  const forgetRows = (): void => {
    sheet = createUploadSheet()
    sent.key = ''
    refused.rows = []
    progress.setPart(null)
  }
  return {
    ...progress,
    forgetRows,
    sheet: () => sheet,
    file,
    sent,
    refused,
    restart: () => {
      Object.assign(file, noFile())
      forgetRows()
    },
  }
}
