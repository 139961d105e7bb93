import type { Content, ContentSection, TDocumentDefinitions, Watermark } from 'pdfmake/interfaces'
import { typefaces } from '../typefaces.ts'

/** Points of an A4 page (ISO 216) and what stays white around the text. */
const a4 = { width: 595.28, height: 841.89 } as const
const margins = { left: 42, top: 32, right: 42, bottom: 44 } as const
export const textWidth = a4.width - margins.left - margins.right
/** Points from the top of a page to where its text begins and ends. */
export const textPlace = { top: margins.top, bottom: a4.height - margins.bottom } as const

export const colours = {
  /** The second language, and notes. */
  quiet: '#4d4d4d',
  line: '#6b6b6b',
  /** Numbers of invoices are red by custom. */
  number: '#b3131b',
  signature: '#2c7a37',
} as const

export const lineWidth = 0.5

/** The images of a page, as data URLs of PNG or JPEG; the background has the page's proportions. */
export interface PageImages {
  readonly logo: string | null
  readonly background: string | null
}

export const noImages: PageImages = { logo: null, background: null }

export interface PageContent {
  readonly images: PageImages
  /** At the foot of each page, one below the other. */
  readonly notes: readonly string[]
  /** What the pages after the first have at their head: whose they are. */
  readonly reference: string
  readonly content: Content[]
  /** Across each page of what is no document yet. */
  readonly mark: string | null
}

export interface Page extends PageContent {
  readonly title: string
  /** Points of its letters; 10 unless it says otherwise. */
  readonly fontSize?: number
}

const usualSize = 10

type EachPage = (page: number, pages: number) => Content

const small = { fontSize: 9, color: colours.quiet } as const

/** Decree 123/2020, article 10, wants these words without their tone marks on each page that follows. */
const head =
  (reference: string): EachPage =>
  (page, pages) => ({
    ...small,
    text: page === 1 ? '' : `${reference} – tiep theo trang truoc - trang ${page}/${pages}`,
    italics: true,
    alignment: 'right',
    margin: [margins.left, 14, margins.right, 0],
  })

/** Points of the page's number, and as many on the other side. */
const footSide = 46

const foot =
  (notes: readonly string[]): EachPage =>
  (page, pages) => ({
    ...small,
    margin: [margins.left, 8, margins.right, 0],
    columns: [
      { width: footSide, text: '' },
      { width: '*', stack: notes.map((text) => ({ text, italics: true, alignment: 'center' })) },
      { width: footSide, text: pages > 1 ? `Trang ${page}/${pages}` : '', alignment: 'right' },
    ],
  })

/** Points of the letters of marks: each fits the page's diagonal. */
const markSizes: Readonly<Record<string, number>> = { MẪU: 190, 'BẢN NHÁP': 105 }
const longMarkSize = 62

const markOver = (text: string): Watermark => ({
  text,
  font: typefaces.latin,
  bold: true,
  color: '#000000',
  opacity: 0.055,
  fontSize: markSizes[text] ?? longMarkSize,
  angle: -45,
})

/** What lies behind and over the pages of one document, and at their head and foot. */
const pageParts = ({ images: { background }, reference, notes, mark }: PageContent) => ({
  background: background === null ? null : () => ({ image: background, width: a4.width, height: a4.height }),
  // pdfmake writes into what it is given.
  watermark: mark === null ? null : markOver(mark),
  header: head(reference),
  footer: foot(notes),
})

/** Points around the text of a page, as pdfmake takes them. */
const pageMargins: [number, number, number, number] = [margins.left, margins.top, margins.right, margins.bottom]

const lineHeight = 1.12

/** A4 pages with the background image behind everything, and the mark across each. */
export const printedPages = ({ title, fontSize = usualSize, ...page }: Page): TDocumentDefinitions => {
  const { watermark, background, ...parts } = pageParts(page)
  return {
    pageSize: 'A4',
    pageOrientation: 'portrait',
    pageMargins,
    language: 'vi',
    displayTitle: true,
    info: { title },
    defaultStyle: { font: typefaces.latin, fontSize, lineHeight },
    ...(background !== null && { background }),
    ...(watermark !== null && { watermark }),
    ...parts,
    content: page.content,
  }
}

/** The same; `onPages` hears how many pages it has. */
export const countedPages = (page: Page, onPages: (count: number) => void): TDocumentDefinitions => {
  const { footer } = pageParts(page)
  return {
    ...printedPages(page),
    footer: (each, pages) => {
      onPages(pages)
      return footer(each, pages)
    },
  }
}

/** The same on one page as long as its content, with nothing around that: to find out where what stands. */
export const endlessPage = (page: Page): TDocumentDefinitions => {
  const { pageMargins: around, language, defaultStyle, content } = printedPages(page)
  return { pageSize: { width: a4.width, height: 'auto' }, pageMargins: around, language, defaultStyle, content }
}

/** Where a document stands among others: pages before it in all of them, and its own. */
export interface SectionPlace {
  readonly before: number
  readonly pages: number
}

/** The same as one of several documents, with page numbers of its own. */
export const pagesSection = (page: Page, { before, pages }: SectionPlace): ContentSection => {
  const { header, footer, background, watermark } = pageParts(page)
  return {
    section: [{ stack: page.content, fontSize: page.fontSize ?? usualSize, lineHeight }],
    pageMargins: [...pageMargins],
    header: (each) => header(each - before, pages),
    footer: (each) => footer(each - before, pages),
    background,
    watermark,
  }
}
