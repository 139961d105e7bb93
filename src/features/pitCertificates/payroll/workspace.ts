import type { PayrollField } from '../../../domain/pitCertificate/payroll/columns.ts'
import type { NamedRefusal } from '../../../records/upload/ResultsPanel.tsx'
import { createProgress, type WorkProgress } from '../../../records/upload/workProgress.ts'
import { createPayrollSheet, type PayrollSettings, type PayrollSheet } from './payrollSheet.ts'

interface PayrollFile {
  source: File | string
  /** The sheet that was read, as the file names it. */
  sheetName: string
  headingRow: number | null
  /** Columns that the sheet lacks. */
  missing: readonly PayrollField[]
}

/** A certificate that was drafted. */
export interface Drafted {
  readonly id: string
  /** Whose it is. */
  readonly name: string
  /** Whether the company had another one about the same. */
  readonly isDouble: boolean
}

/** What an upload of a payroll works on, beside the steps of its machine. */
export interface PayrollWorkspace extends WorkProgress {
  readonly sheet: () => PayrollSheet
  readonly file: PayrollFile
  readonly outcome: { refused: readonly NamedRefusal[]; drafted: readonly Drafted[] }
  /** Begins anew with nothing read, by the same settings. */
  readonly restart: () => void
}

export const createWorkspace = (
  settings: PayrollSettings,
  isNationality: (name: string) => boolean,
): PayrollWorkspace => {
  const progress = createProgress()
  let sheet = createPayrollSheet(settings, isNationality)
  const file: PayrollFile = { source: '', sheetName: '', headingRow: null, missing: [] }
  const outcome: PayrollWorkspace['outcome'] = { refused: [], drafted: [] }
  return {
    ...progress,
    sheet: () => sheet,
    file,
    outcome,
    restart: () => {
      sheet = createPayrollSheet(sheet.settings(), isNationality)
      Object.assign(file, { source: '', sheetName: '', headingRow: null, missing: [] })
      Object.assign(outcome, { refused: [], drafted: [] })
      progress.setPart(null)
    },
  }
}
