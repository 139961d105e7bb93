import type { Content } from 'pdfmake/interfaces'
import { shownDay } from '../../domain/dates.ts'
import { styledRuns } from '../typefaces.ts'
import { captionText, type Caption } from './captions.ts'
import { colours } from './page.ts'

/** Who signs at a place, and how. */
export const signatory = (caption: Caption, note: string): Content => ({
  stack: [
    { text: captionText(caption), bold: true },
    { text: note, italics: true },
  ],
})

export const signatureNote = '(Chữ ký điện tử, chữ ký số)'

/** Points between the frame of a signature and its text. */
const padding = 7

/** Where an electronic signature is shown, `width` points wide: by whom, and on which day, `YYYY-MM-DD` or empty. */
export const signatureBox = (signer: string, day: string, width: number): Content => ({
  margin: [0, 8, 0, 0],
  table: {
    widths: [width - 2 * padding - 2],
    body: [
      [
        {
          stack: [
            { text: ['Ký bởi: ', ...styledRuns(signer, { bold: true })] },
            { text: `Ký ngày: ${day === '' ? '…/…/……' : shownDay(day)}` },
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
