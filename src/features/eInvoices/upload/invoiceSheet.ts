import { isDay } from '../../../domain/dates.ts'
import type { UploadField } from '../../../domain/invoice/upload/fields.ts'
import { isNumberField, uploadFields } from '../../../domain/invoice/upload/fields.ts'
import { groupRows } from '../../../domain/invoice/upload/group.ts'
import type { FoundLayout } from '../../../domain/invoice/upload/headings.ts'
import { uploadedInvoice, type UploadedInvoice } from '../../../domain/invoice/upload/invoice.ts'
import { isTwofold, separatorsOf } from '../../../domain/invoice/upload/numbers.ts'
import type { ReadRow } from '../../../domain/invoice/upload/readRow.ts'
import type { UploadSettings, UploadTerms } from '../../../domain/invoice/upload/settings.ts'
import type { SheetCounts } from '../../../domain/upload/uploadSheet.ts'
import { createChanges } from '../../../records/upload/changes.ts'

/** By what invoices are read, whatever file they come from. */
export type CompanyTerms = Pick<UploadTerms, 'today' | 'blank' | 'formOf'>

export interface InvoiceEntry extends UploadedInvoice {
  readonly isLeftOut: boolean
}

/** A row of the file with the invoice that it is a line of. */
export interface ShownRow {
  readonly entry: InvoiceEntry
  readonly place: number
  readonly row: ReadRow
  readonly isFirst: boolean
}

export type InvoiceTab = 'all' | 'errors'

/** The invoices of a file while they are looked at. */
export interface InvoiceSheet {
  readonly counts: () => SheetCounts
  readonly entries: () => readonly InvoiceEntry[]
  readonly shown: (tab: InvoiceTab) => readonly ShownRow[]
  /** Fields that the file has columns for, in the order of the sample. */
  readonly fields: () => readonly UploadField[]
  readonly settings: () => UploadSettings
  /** Whether it is to be said how numbers are written. */
  readonly asksSeparators: () => boolean
  readonly change: (settings: UploadSettings) => void
  readonly begin: (found: FoundLayout) => void
  readonly append: (rows: readonly ReadRow[]) => void
  /** Makes invoices of all rows, so that the page stays alive. */
  readonly finish: (signal: AbortSignal) => Promise<void>
  readonly leaveOut: (places: readonly number[], isLeftOut: boolean) => void
  readonly version: () => number
  readonly subscribe: (onChange: () => void) => () => void
}

const isFaulty = ({ problems, isLeftOut }: InvoiceEntry): boolean => !isLeftOut && problems.length > 0

const countsOf = (entries: readonly InvoiceEntry[]): SheetCounts => {
  const rowsOf = (of: readonly InvoiceEntry[]): number => of.reduce((count, { rows }) => count + rows.length, 0)
  const going = entries.filter(({ isLeftOut: isOut }) => !isOut)
  const faulty = going.filter(isFaulty)
  const wrong = faulty.reduce((count, { problems }) => count + new Set(problems.map(({ row }) => row)).size, 0)
  const rows = rowsOf(going)
  return { rows, valid: rows - rowsOf(faulty), faulty: wrong, leftOut: rowsOf(entries) - rows }
}

/** Typed numbers of rows that can be read in two ways, and how others show that they are written. */
const separatorsIn = (
  rows: readonly ReadRow[],
): { readonly isDoubtful: boolean; readonly said: 'vi' | 'en' | null } => {
  const said = new Set<'vi' | 'en'>()
  let isDoubtful = false
  for (const { texts, exact } of rows)
    for (const field of uploadFields) {
      if (!isNumberField(field) || texts[field] === '' || exact.includes(field)) continue
      isDoubtful ||= isTwofold(texts[field])
      const by = separatorsOf(texts[field])
      if (by !== null) said.add(by)
    }
  const [only, ...others] = said
  return { isDoubtful, said: only === undefined || others.length > 0 ? null : only }
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Invoices that are made in one go. */
const atOnce = 200

/** The invoices of rows, a few at a time; null where it was given up. */
const madeOf = async (
  rows: readonly ReadRow[],
  terms: UploadTerms,
  signal: AbortSignal,
): Promise<readonly InvoiceEntry[] | null> => {
  const made: InvoiceEntry[] = []
  for (const [place, group] of groupRows(rows).entries()) {
    if (place % atOnce === 0) await nextTurn()
    if (signal.aborted) return null
    made.push({ ...uploadedInvoice(group, terms), isLeftOut: false })
  }
  return made
}

const readAnew = (entries: readonly InvoiceEntry[], terms: UploadTerms): readonly InvoiceEntry[] =>
  entries.map(({ rows, isLeftOut }) => ({ ...uploadedInvoice(rows, terms), isLeftOut }))

const leftOut = (
  entries: readonly InvoiceEntry[],
  places: ReadonlySet<number>,
  isLeftOut: boolean,
): readonly InvoiceEntry[] => entries.map((entry, place) => (places.has(place) ? { ...entry, isLeftOut } : entry))

const shownOf = (entries: readonly InvoiceEntry[], tab: InvoiceTab): readonly ShownRow[] =>
  entries.flatMap((entry, place) =>
    tab === 'all' || isFaulty(entry)
      ? entry.rows.map((row, index) => ({ entry, place, row, isFirst: index === 0 }))
      : [],
  )

export const createInvoiceSheet = (first: UploadSettings, company: CompanyTerms): InvoiceSheet => {
  let settings = first
  let found: FoundLayout | null = null
  let rows: ReadRow[] = []
  let entries: readonly InvoiceEntry[] = []
  let isDoubtful = false
  const { changed, version, subscribe } = createChanges()
  const termsNow = (): UploadTerms => ({
    ...company,
    settings,
    layout: found?.layout ?? 'own',
    hasKeys: found?.columns.order_no !== undefined,
  })
  return {
    counts: () => countsOf(entries),
    entries: () => entries,
    shown: (tab) => shownOf(entries, tab),
    fields: () => uploadFields.filter((field) => found?.columns[field] !== undefined),
    settings: () => settings,
    asksSeparators: () => isDoubtful,
    change: (next) => {
      settings = next
      if (isDay(next.day)) entries = readAnew(entries, termsNow())
      changed()
    },
    begin: (layout) => {
      found = layout
    },
    append: (more) => {
      for (const row of more) rows.push(row)
    },
    async finish(signal) {
      const { isDoubtful: isUnclear, said } = separatorsIn(rows)
      isDoubtful = isUnclear && said === null
      settings = { ...settings, separators: said ?? '' }
      const read = rows
      rows = []
      const made = await madeOf(read, termsNow(), signal)
      if (made === null) return
      entries = made
      changed()
    },
    leaveOut: (places, isLeftOut) => {
      entries = leftOut(entries, new Set(places), isLeftOut)
      changed()
    },
    version,
    subscribe,
  }
}
