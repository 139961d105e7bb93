import type { SettleRow } from './refusedRows.ts'
import type { SheetColumns } from '../../../domain/items/upload/headings.ts'
import { createUploadSheet, type UploadSheet } from '../../../domain/items/upload/uploadSheet.ts'
import type { SheetRow } from '../../../domain/spreadsheet.ts'

/** How far a piece of work is, from 0 to 1; null where that is not known. */
export type Part = number | null

/** What an upload works on, beside the steps of its machine: the file's rows, the corrected ones, and how far things are. */
export interface UploadWorkspace {
  readonly sheet: () => UploadSheet
  /** What the file is: its rows as they are read, and what they were read from. */
  readonly file: FileFacts
  /** The key of the rows that were sent last, by which the server is asked what became of them (seed 001 §4, decision 0281). */
  readonly sent: { key: string }
  readonly refused: { rows: readonly SettleRow[] }
  /** Begins anew with nothing read. */
  readonly restart: () => void
  readonly part: () => Part
  readonly setPart: (part: Part) => void
  readonly subscribe: (onChange: () => void) => () => void
}

interface FileFacts {
  source: File | string
  /** Rows of the file as far as they are not put under columns. */
  raw: SheetRow[]
  sheetName: string
  headingRow: number | null
  columns: SheetColumns
}

const noFile = (): FileFacts => ({ source: '', raw: [], sheetName: '', headingRow: null, columns: {} })

export const createWorkspace = (): UploadWorkspace => {
  let sheet = createUploadSheet()
  let part: Part = null
  const file = noFile()
  const sent = { key: '' }
  const refused: UploadWorkspace['refused'] = { rows: [] }
  const listeners = new Set<() => void>()
  return {
    sheet: () => sheet,
    file,
    sent,
    refused,
    restart: () => {
      sheet = createUploadSheet()
      Object.assign(file, noFile())
      sent.key = ''
      refused.rows = []
      part = null
    },
    part: () => part,
    setPart: (next) => {
      part = next
      for (const listener of listeners) listener()
    },
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}
