import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces'
import { inTypefaces, typefaces } from '../typefaces.ts'
import type { PrintedColumn, PrintedList } from './printedList.ts'

/** Points of a landscape A4 page and what stays white around the table. */
const pageWidth = 841.89
const margins = { side: 34, top: 34, bottom: 40 } as const
const padding = 4

const widthsOf = (columns: readonly PrintedColumn[]): number[] => {
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const room = pageWidth - 2 * margins.side - columns.length * 2 * padding
  return columns.map(({ share }) => (room * share) / shares)
}

const cell = (text: string, { align }: PrintedColumn): Content => ({ text: inTypefaces(text), alignment: align })

/** A list as pdfmake draws it: landscape A4, the headings on each page, pages numbered. */
export const listDefinition = ({ language, title, lines, columns, rows, page }: PrintedList): TDocumentDefinitions => ({
  pageSize: 'A4',
  pageOrientation: 'landscape',
  pageMargins: [margins.side, margins.top, margins.side, margins.bottom],
  language,
  displayTitle: true,
  info: { title },
  defaultStyle: { font: typefaces.latin, fontSize: 8.5, lineHeight: 1.1 },
  content: [
    { text: inTypefaces(title), bold: true, fontSize: 15, alignment: 'center' },
    ...lines.map((line): Content => ({ text: inTypefaces(line), alignment: 'center', margin: [0, 2, 0, 0] })),
    {
      margin: [0, 10, 0, 0],
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: widthsOf(columns),
        body: [
          columns.map(({ heading }): Content => ({ text: inTypefaces(heading), bold: true, fillColor: '#eeeeee' })),
          ...rows.map((row) => columns.map((column, place) => cell(row[place] ?? '', column))),
        ],
      },
      layout: {
        hLineWidth: () => 0.5,
        vLineWidth: () => 0.5,
        paddingLeft: () => padding,
        paddingRight: () => padding,
        paddingTop: () => 2,
        paddingBottom: () => 2,
      },
    },
  ],
  footer: (current, count) => ({
    text: inTypefaces(`${page} ${current}/${count}`),
    alignment: 'center',
    fontSize: 8,
    margin: [0, 14, 0, 0],
  }),
})
