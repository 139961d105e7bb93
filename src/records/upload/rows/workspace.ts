import type { Arrangement } from '../../../domain/upload/arrangement.ts'
import { createUploadSheet, type UploadSheet } from '../../../domain/upload/uploadSheet.ts'
import type { SheetBeginning } from '../../../spreadsheets/sheets.ts'
import type { NamedRefusal } from '../ResultsPanel.tsx'
import { createProgress, type WorkProgress } from '../workProgress.ts'
import type { UploadedList } from './uploadedList.ts'

/** What an upload works on, beside the steps of its machine: the file's rows, the corrected ones, and how far things are. */
export interface UploadWorkspace<Field extends string> extends WorkProgress {
  readonly list: UploadedList<Field>
  readonly sheet: () => UploadSheet<Field>
  /** What the file is: its rows as they are read, and what they were read from. */
  readonly file: FileFacts
  /** The key of the rows that were sent last, by which the server is asked what became of them (seed 001 §4, decision 0281). */
  readonly sent: { key: string }
  readonly refused: { rows: readonly NamedRefusal[] }
  /** Begins anew with nothing read. */
  readonly restart: () => void
  /** Begins anew with the same file. */
  readonly forgetRows: () => void
}

export interface FileFacts {
  source: File | string
  /** The sheets that rows can be read from, with their first rows; one without a name where there is no choice. */
  sheets: readonly SheetBeginning[]
  /** The sheet that was read, as the file names it. */
  sheetName: string
  /** How its rows become records; null until that is known. */
  arrangement: Arrangement | null
}

const noFile = (): FileFacts => ({ source: '', sheets: [], sheetName: '', arrangement: null })

export const createWorkspace = <Field extends string>(list: UploadedList<Field>): UploadWorkspace<Field> => {
  let sheet = createUploadSheet(list.rules)
  const progress = createProgress()
  const file = noFile()
  const sent = { key: '' }
  const refused: UploadWorkspace<Field>['refused'] = { rows: [] }
  const forgetRows = (): void => {
    sheet = createUploadSheet(list.rules)
    sent.key = ''
    refused.rows = []
    progress.setPart(null)
  }
  return {
    ...progress,
    list,
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
