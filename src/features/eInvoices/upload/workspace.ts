import type { UploadField } from '../../../domain/invoice/upload/fields.ts'
import type { UploadSettings } from '../../../domain/invoice/upload/settings.ts'
import type { NamedRefusal } from '../../../records/upload/ResultsPanel.tsx'
import { createProgress, type WorkProgress } from '../../../records/upload/workProgress.ts'
import { createInvoiceSheet, type CompanyTerms, type InvoiceSheet } from './invoiceSheet.ts'

interface InvoiceFile {
  source: File | string
  /** The sheet that was read, as the file names it. */
  sheetName: string
  headingRow: number | null
  /** Columns that the sheet lacks; of several in a group one is enough. */
  missing: readonly (readonly UploadField[])[]
}

/** An invoice that stands in the list as a draft now. */
export interface Drafted {
  readonly id: string
  readonly name: string
  /** Whether this upload has made it, and no earlier one of the same file. */
  readonly isNew: boolean
}

/** What an upload of invoices works on, beside the steps of its machine. */
export interface InvoiceWorkspace extends WorkProgress {
  readonly sheet: () => InvoiceSheet
  readonly file: InvoiceFile
  readonly outcome: { refused: readonly NamedRefusal[]; drafted: readonly Drafted[] }
  /** Begins anew with nothing read, by the same settings. */
  readonly restart: () => void
}

const nothingRead = (): InvoiceFile => ({ source: '', sheetName: '', headingRow: null, missing: [] })

export const createWorkspace = (settings: UploadSettings, company: CompanyTerms): InvoiceWorkspace => {
  const progress = createProgress()
  let sheet = createInvoiceSheet(settings, company)
  const file = nothingRead()
  const outcome: InvoiceWorkspace['outcome'] = { refused: [], drafted: [] }
  return {
    ...progress,
    sheet: () => sheet,
    file,
    outcome,
    restart: () => {
      sheet = createInvoiceSheet(sheet.settings(), company)
      Object.assign(file, nothingRead())
      Object.assign(outcome, { refused: [], drafted: [] })
      progress.setPart(null)
    },
  }
}
