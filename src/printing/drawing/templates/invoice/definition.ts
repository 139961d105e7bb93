import type { Content, ContentSection, TDocumentDefinitions } from 'pdfmake/interfaces'
import type { PrintedInvoice } from '../../../../domain/templates/invoice/printedInvoice.ts'
import { bilingualDay, captionText, english, rule } from '../captions.ts'
import { heading } from '../heading.ts'
import {
  colours,
  countedPages,
  endlessPage,
  pagesSection,
  type Page,
  type PageImages,
  type SectionPlace,
} from '../page.ts'
import { itemTable, markedTable } from './itemTable.ts'
import { partyBlock } from './parties.ts'
import { placeMark } from './places.ts'
import type { PagePlan } from './plan.ts'
import { itemTableOf, type ItemTable } from './rows.ts'
import { signatures } from './signatures.ts'
import { totals } from './totals.ts'

/** An invoice, with the pictures of its template: their addresses on this site. */
export interface InvoicePrint {
  readonly kind: 'invoice'
  readonly invoice: PrintedInvoice
  readonly logo: string | null
  readonly background: string | null
}

/** What is shown: the electronic invoice, or in its place what it was converted to. */
const shownAs = ({ display, conversion }: PrintedInvoice): Content =>
  conversion === null
    ? { text: captionText(display), fontSize: 9.5 }
    : { text: `(${conversion.title})`, bold: true, fontSize: 9.5, color: colours.number }

const titleStack = (invoice: PrintedInvoice, bookmark: string | null): Content[] => {
  const { name, kinds, day, list, corrects } = invoice
  return [
    {
      text: name.vi,
      bold: true,
      fontSize: name.vi.includes('\n') ? 12 : 15,
      lineHeight: 1,
      ...(bookmark !== null && { outline: true, outlineText: bookmark }),
    },
    { text: english(name.en), fontSize: 11, margin: [0, 1, 0, 3] },
    ...kinds.map((kind): Content => ({ text: captionText(kind), bold: true })),
    shownAs(invoice),
    { text: bilingualDay(day), margin: [0, 3, 0, 0] },
    ...(list === null ? [] : [{ text: list, italics: true }]),
    ...(corrects === null ? [] : [{ text: corrects, bold: true, margin: [0, 2, 0, 0] } satisfies Content]),
  ]
}

const codeLine = ({ code }: PrintedInvoice): Content[] =>
  code === null
    ? []
    : [
        {
          text: [...captionText(code[0]), ': ', { text: code[1], bold: true }],
          alignment: 'center',
          margin: [0, 4, 0, 0],
        },
      ]

const above = (invoice: PrintedInvoice, images: PageImages, bookmark: string | null): Content[] => [
  heading(images, titleStack(invoice, bookmark), { lines: [invoice.symbol], number: invoice.number }),
  ...codeLine(invoice),
  rule(7, 5),
  partyBlock(invoice.seller),
  rule(5, 5),
  partyBlock(invoice.buyer),
  { text: ' ', fontSize: 5, lineHeight: 1 },
]

const below = (table: ItemTable): Content[] => [...totals(table), signatures(table.invoice)]

/** The tables of all pages; a page without rows has none, unless the invoice has no lines at all. */
const tables = (table: ItemTable, { rows: counts, blankRows }: PagePlan): Content[] => {
  const { rows } = table
  let start = 0
  return counts.flatMap((count, page) => {
    const before = start === 0 ? null : (rows[start - 1] ?? null)
    const own = rows.slice(start, start + count)
    start += count
    if (count === 0 && start < rows.length) return []
    const content = itemTable(table, { rows: own, before, isCarriedOut: start < rows.length, blankRows })
    return [page === 0 ? content : { stack: [content], pageBreak: 'before' as const }]
  })
}

const pageWith = (invoice: PrintedInvoice, images: PageImages, content: Content[]): Page => {
  const { title, notes, reference, mark } = invoice
  return { title, images, notes, reference, mark, content }
}

const invoicePage = (table: ItemTable, images: PageImages, plan: PagePlan, bookmark: string | null = null): Page =>
  pageWith(table.invoice, images, [
    ...above(table.invoice, images, bookmark),
    ...tables(table, plan),
    { stack: below(table), unbreakable: plan.isEndWhole },
  ])

/** An invoice as pdfmake draws it; `onPages` hears how many pages it has. */
export const countedInvoice = (
  table: ItemTable,
  images: PageImages,
  plan: PagePlan,
  onPages: (count: number) => void,
): TDocumentDefinitions => countedPages(invoicePage(table, images, plan), onPages)

/** The same on one endless page, with marks at its parts. */
export const markedInvoice = (table: ItemTable, images: PageImages): TDocumentDefinitions =>
  endlessPage(
    pageWith(table.invoice, images, [
      ...above(table.invoice, images, null),
      placeMark('table'),
      markedTable(table),
      placeMark('below'),
      ...below(table),
      placeMark('end'),
    ]),
  )

interface Place extends SectionPlace {
  readonly bookmark: string
}

/** One of several invoices in a document. */
export const invoiceSection = (
  invoice: PrintedInvoice,
  images: PageImages,
  plan: PagePlan,
  { bookmark, ...place }: Place,
): ContentSection => pagesSection(invoicePage(itemTableOf(invoice), images, plan, bookmark), place)
