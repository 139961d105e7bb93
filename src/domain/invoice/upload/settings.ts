import type { InvoiceValues } from '../content.ts'
import type { LayoutName } from './layouts.ts'
import type { Separators } from './numbers.ts'

/** What invoices are uploaded for: drafts may have gaps, what is issued may not. */
export type UploadPurpose = 'draft' | 'issue'

/** What counts for all invoices of a file, where its rows say nothing else. */
export interface UploadSettings {
  readonly purpose: UploadPurpose
  /** `YYYY-MM-DD`, or what is typed while it is none. */
  readonly day: string
  readonly symbol: string
  readonly shop: string
  readonly prices: 'net' | 'gross'
  /** How numbers are written that are texts; empty where the file does not say and nobody has. */
  readonly separators: Separators | ''
  readonly mailsBuyers: boolean
}

/** By what a file's rows become invoices. */
export interface UploadTerms {
  readonly settings: UploadSettings
  readonly layout: LayoutName
  /** Whether a column holds order numbers. */
  readonly hasKeys: boolean
  /** `YYYY-MM-DD` in Vietnam. */
  readonly today: string
  /** Of the company, without lines. */
  readonly blank: InvoiceValues
  /** The form of a symbol of the templates in use; empty where there is none. */
  readonly formOf: (symbol: string) => string
}
