import type { Caption } from '../../documents/caption.ts'
import type { PrintedField } from '../../documents/printedForm.ts'
import type { ColumnKey } from './layouts.ts'
import type { RateCaptions } from './captions.ts'

/** A caption with its value; an empty value is to be read as left open. */
export interface PrintedValue {
  readonly caption: Caption
  readonly value: string
  readonly weight: 'plain' | 'bold' | 'name'
}

/** One value on a line, or two side by side. */
export type PrintedRow = readonly [PrintedValue, PrintedValue?]

export interface PrintedColumn {
  readonly key: ColumnKey
  readonly caption: Caption
  /** Its number, and from which others it is made: `7 = 4 × 5`. */
  readonly number: string
}

/** A line of an invoice, its cells in the order of the columns. */
export interface PrintedLine {
  readonly cells: readonly string[]
  /** Below the description. */
  readonly details: readonly string[]
  /** What the lines up to this one come to, by column: empty where nothing is summed. */
  readonly carried: readonly string[]
}

export interface PrintedSum {
  readonly caption: Caption
  readonly amount: string
  readonly isBold: boolean
  /** What stands at the beginning of its row, such as the rate of a tax. */
  readonly before: readonly (Caption | string)[]
}

/** What the lines of one rate come to; the name of the rate, in two languages where it has them. */
export interface PrintedRate {
  readonly name: readonly (Caption | string)[]
  readonly amounts: readonly [net: string, tax: string, gross: string]
}

export interface PrintedRates {
  readonly captions: RateCaptions
  readonly rates: readonly PrintedRate[]
  readonly total: readonly [net: string, tax: string, gross: string]
  /** Whether the sum of the rates is what the buyer pays, since nothing is added or taken off. */
  readonly isPaid: boolean
}

export interface PrintedSignatory {
  readonly caption: Caption
  readonly note: string
}

/** What an invoice that is converted to paper bears besides (facts of the sales areas §6). */
export interface PrintedInvoiceConversion {
  /** In place of what says that the electronic invoice is shown. */
  readonly title: string
  readonly signatory: PrintedSignatory
  readonly name: string
  /** In words. */
  readonly day: string
}

/** What lies across each page of what is no valid invoice. */
export type InvoiceMark = 'MẪU' | 'BẢN NHÁP / DRAFT' | 'BỊ TỪ CHỐI / REJECTED'

/** An invoice of form 1 or 2 as it is printed, without saying how it is drawn: its texts in their order. */
export interface PrintedInvoice {
  /** What the PDF is called in its properties. */
  readonly title: string
  readonly name: Caption
  /** Below the name: what kind of invoice it is. */
  readonly kinds: readonly Caption[]
  /** Below them. */
  readonly display: Caption
  /** `YYYY-MM-DD`, or empty. */
  readonly day: string
  /** With which list of goods it goes; null where there is none. */
  readonly list: string | null
  /** Which invoice it replaces or adjusts, or by which list several; null where it corrects none. */
  readonly corrects: string | null
  readonly symbol: readonly [Caption, string]
  readonly number: readonly [Caption, string]
  /** Of the authority; null where invoices of the symbol have none. */
  readonly code: readonly [Caption, string] | null
  readonly seller: readonly PrintedRow[]
  readonly buyer: readonly PrintedRow[]
  readonly columns: readonly PrintedColumn[]
  readonly lines: readonly PrintedLine[]
  /** Rows at least on a single page, empty ones among them, so that a short invoice has the shape of one. */
  readonly leastRows: number
  readonly carriedOut: Caption
  readonly carriedIn: Caption
  readonly sums: readonly PrintedSum[]
  readonly rates: PrintedRates | null
  /** Below the sums of each rate. */
  readonly lastSums: readonly PrintedSum[]
  readonly words: PrintedValue
  readonly signatories: readonly [buyer: PrintedSignatory, seller: PrintedSignatory]
  /** Null while nobody has signed. */
  readonly signature: readonly PrintedField[] | null
  /** Null where it is not converted. */
  readonly conversion: PrintedInvoiceConversion | null
  /** What a square code says; null where there is none. */
  readonly square: string | null
  /** At the foot of each page. */
  readonly notes: readonly string[]
  /** Whose the pages after the first are. */
  readonly reference: string
  readonly mark: InvoiceMark | null
}
