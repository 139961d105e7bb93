import type { Caption } from '../../../domain/documents/caption.ts'
import type { Column, Content } from 'pdfmake/interfaces'
import { colours, type PageImages } from './page.ts'
import { captionText } from './captions.ts'

/** Points: the columns left and right of the title, alike so that it stands in the middle, and the height that a logo has. */
const sideWidth = 128
const logoHeight = 70

const logoColumn = ({ logo }: PageImages): Column =>
  logo === null ? { width: sideWidth, text: '' } : { width: sideWidth, image: logo, fit: [sideWidth - 16, logoHeight] }

/** What distinguishes one document from others of its kind. */
export interface DocumentNumber {
  readonly lines: readonly (readonly [Caption, string])[]
  readonly number: readonly [Caption, string]
}

const numberColumn = ({ lines, number: [caption, value] }: DocumentNumber): Column => ({
  width: sideWidth,
  stack: [
    ...lines.map(([label, text]): Content => ({ text: [...captionText(label), ': ', { text, bold: true }] })),
    { text: [...captionText(caption), ': ', { text: value, bold: true, fontSize: 12, color: colours.number }] },
  ],
  fontSize: 10,
  margin: [0, 2, 0, 0],
})

/** Logo, what stands in the middle, and number of a document. */
export const heading = (images: PageImages, middle: Content[], number: DocumentNumber): Content => ({
  columns: [logoColumn(images), { width: '*', stack: middle, alignment: 'center' }, numberColumn(number)],
})
