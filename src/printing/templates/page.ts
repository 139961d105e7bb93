import type { Content, TDocumentDefinitions, Watermark } from 'pdfmake/interfaces'
import { typefaces } from '../typefaces.ts'

/** Points of an A4 page (ISO 216) and what stays white around the text. */
const a4 = { width: 595.28, height: 841.89 } as const
const margins = { left: 42, top: 32, right: 42, bottom: 44 } as const
export const textWidth = a4.width - margins.left - margins.right

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

interface Page {
  readonly title: string
  readonly images: PageImages
  /** At the foot of each page. */
  readonly note: string
  /** What the pages after the first have at their head: whose they are. */
  readonly reference: string
  readonly content: Content[]
  /** Points of its letters; 10 unless it says otherwise. */
  readonly fontSize?: number
}

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

const foot =
  (note: string): EachPage =>
  (page, pages) => ({
    ...small,
    margin: [margins.left, 8, margins.right, 0],
    columns: [
      { width: 60, text: '' },
      { width: '*', text: note, italics: true, alignment: 'center' },
      { width: 60, text: pages > 1 ? `Trang ${page}/${pages}` : '', alignment: 'right' },
    ],
  })

const sampleMark: Watermark = {
  text: 'MẪU',
  font: typefaces.latin,
  bold: true,
  color: '#000000',
  opacity: 0.055,
  fontSize: 190,
  angle: -45,
}

/** A4 pages with the background image behind everything and `MẪU`, a sample, across each. */
export const samplePages = ({ images: { logo, background }, fontSize = 10, ...page }: Page): TDocumentDefinitions => ({
  pageSize: 'A4',
  pageOrientation: 'portrait',
  pageMargins: [margins.left, margins.top, margins.right, margins.bottom],
  language: 'vi',
  displayTitle: true,
  info: { title: page.title },
  images: { ...(logo !== null && { logo }), ...(background !== null && { background }) },
  defaultStyle: { font: typefaces.latin, fontSize, lineHeight: 1.12 },
  ...(background !== null && {
    background: () => ({ image: 'background', width: a4.width, height: a4.height }),
  }),
  // pdfmake writes into what it is given.
  watermark: { ...sampleMark },
  header: head(page.reference),
  footer: foot(page.note),
  content: page.content,
})
