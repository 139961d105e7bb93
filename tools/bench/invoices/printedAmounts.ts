import { printedInvoiceOf } from '../../../src/domain/invoice/print/print.ts'
import { countedInvoice } from '../../../src/printing/drawing/templates/invoice/definition.ts'
import { itemTableOf } from '../../../src/printing/drawing/templates/invoice/rows.ts'
import { noImages } from '../../../src/printing/drawing/templates/page.ts'
import { tablesIn, textsFrom } from './drawnTables.ts'
import type { RandomInvoice } from './randomInvoices.ts'

type Rows = readonly (readonly string[])[]

/** What a print says of the amounts of an invoice, as its texts. */
export interface PrintedAmounts {
  /** Cells of each line by the captions of their columns. */
  readonly lines: readonly ReadonlyMap<string, string>[]
  /** Sums that pages carry to the next and take over, with how many lines stand before them. */
  readonly carried: readonly { readonly after: number; readonly cells: ReadonlyMap<string, string> }[]
  readonly sums: readonly { readonly caption: string; readonly amount: string }[]
  /** Rows of the sums by rate, the last one of all; empty where the layout has none. */
  readonly rates: Rows
  readonly words: string
}

const firstLine = (text: string): string => text.split('\n')[0] ?? ''

const isItems = ([head]: Rows): boolean => firstLine(head?.[0] ?? '') === 'STT'
const isCarried = ([first = '']: readonly string[]): boolean => first.startsWith('Cộng ')

const cellsOf = (head: readonly string[], row: readonly string[]): ReadonlyMap<string, string> =>
  new Map(head.map((caption, at) => [firstLine(caption), row[at] ?? '']))

const itemsOf = (tables: readonly Rows[]): Pick<PrintedAmounts, 'lines' | 'carried'> => {
  const lines: ReadonlyMap<string, string>[] = []
  const carried: PrintedAmounts['carried'][number][] = []
  for (const [head = [], , ...rows] of tables)
    for (const row of rows) {
      if (isCarried(row)) carried.push({ after: lines.length, cells: cellsOf(head, row) })
      else if ((row[0] ?? '').trim() !== '') lines.push(cellsOf(head, row))
    }
  return { lines, carried }
}

/** A caption without its English and the colon. */
const captionIn = (text: string): string => text.replace(/(?: \([^()]*\))?:$/, '')

/** All that tables of a print say. */
export const amountsInTables = (tables: readonly Rows[], words: string): PrintedAmounts => {
  const [rates = []] = tables.filter((rows) => !isItems(rows) && rows[0]?.length === 4)
  return {
    ...itemsOf(tables.filter(isItems)),
    sums: tables
      .filter((rows) => rows[0]?.length === 2)
      .flat()
      .map(([caption = '', amount = '']) => ({ caption: captionIn(caption), amount })),
    rates: rates.slice(1),
    words,
  }
}

const printable = ({ values, layoutId }: RandomInvoice) => ({
  values,
  layoutId,
  number: '1',
  status: 'accepted' as const,
  code: '',
  signer: '',
  signedAt: '',
  lookupAddress: '',
  lookupCode: '',
  company: { fax: '', website: '', accounts: [] },
  conversion: null,
})

export const printOf = (invoice: RandomInvoice) => printedInvoiceOf(printable(invoice))

/** What is drawn of an invoice whose first page ends behind so many rows. */
export const printedAmounts = (invoice: RandomInvoice, onFirstPage: number): PrintedAmounts => {
  const table = itemTableOf(printOf(invoice))
  const { length } = table.rows
  const first = Math.min(onFirstPage, length)
  const rows = first === 0 || first === length ? [length] : [first, length - first]
  const { content } = countedInvoice(table, noImages, { rows, blankRows: 1, isEndWhole: true }, () => {})
  const [words = ''] = textsFrom(content, 'Số tiền viết bằng chữ')
  return amountsInTables(tablesIn(content), words.replace(/^.*?\): /, ''))
}
