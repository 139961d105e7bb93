import type { Caption } from '../../../domain/documents/caption.ts'
import type { Content } from 'pdfmake/interfaces'
import type { PrintedField } from '../../../domain/documents/printedForm.ts'
import { styledRuns } from '../typefaces.ts'
import { captionText } from './captions.ts'
import { colours } from './page.ts'

/** Who signs at a place, and how. */
export const signatory = (caption: Caption, note: string): Content => ({
  stack: [
    { text: captionText(caption), bold: true },
    { text: note, italics: true },
  ],
})

/** Points between the frame of a signature and its text. */
const padding = 7

/** Where an electronic signature is shown, `width` points wide: by whom, and on which day. */
export const signatureBox = ([by, ...others]: readonly PrintedField[], width: number): Content => ({
  margin: [0, 8, 0, 0],
  table: {
    widths: [width - 2 * padding - 2],
    body: [
      [
        {
          stack: [
            ...(by === undefined ? [] : [{ text: [`${by.label} `, ...styledRuns(by.value, { bold: true })] }]),
            ...others.map(({ label, value }): Content => ({ text: `${label} ${value}` })),
          ],
          alignment: 'left',
          color: colours.signature,
          fontSize: 9.5,
        },
      ],
    ],
  },
  layout: {
    hLineWidth: () => 0.8,
    vLineWidth: () => 0.8,
    hLineColor: () => colours.signature,
    vLineColor: () => colours.signature,
    paddingLeft: () => padding,
    paddingRight: () => padding,
    paddingTop: () => 5,
    paddingBottom: () => 5,
  },
})
