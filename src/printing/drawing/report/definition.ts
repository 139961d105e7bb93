import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces'
import { inTypefaces, typefaces } from '../typefaces.ts'
import type { PrintedReport } from './printedReport.ts'

const margins = { side: 48, top: 44, bottom: 48 } as const
const lineColour = '#999999'

/** pdfmake breaks lines at blanks alone: digests are given places to break. */
const breakable = (text: string): string =>
  text.replaceAll(/[0-9A-Fa-f]{33,}/g, (long) => long.replaceAll(/.{16}/g, '$&\u{200B}'))

const cellOf = (text: string): TableCell => ({ text: inTypefaces(breakable(text)) })

const sectionOf = ({ heading, rows, isWide }: PrintedReport['sections'][number]): Content[] => {
  const isSingle = rows.every((row) => row.length < 2)
  const widths = isWide ? ['*', 130] : [130, '*']
  return [
    { text: inTypefaces(heading), bold: true, fontSize: 11.5, margin: [0, 12, 0, 4] },
    {
      table: { dontBreakRows: true, widths: isSingle ? ['*'] : widths, body: rows.map((row) => row.map(cellOf)) },
      layout: {
        hLineWidth: () => 0.5,
        vLineWidth: () => 0,
        hLineColor: () => lineColour,
        paddingTop: () => 2.5,
        paddingBottom: () => 2.5,
      },
    },
  ]
}

/** A report as pdfmake draws it: portrait A4, pages numbered. */
export const reportDefinition = ({ language, title, lines, sections, page }: PrintedReport): TDocumentDefinitions => ({
  pageSize: 'A4',
  pageMargins: [margins.side, margins.top, margins.side, margins.bottom],
  language,
  displayTitle: true,
  info: { title },
  defaultStyle: { font: typefaces.latin, fontSize: 9.5, lineHeight: 1.15 },
  content: [
    { text: inTypefaces(title), bold: true, fontSize: 16 },
    ...lines.map((line): Content => ({ text: inTypefaces(line), margin: [0, 2, 0, 0] })),
    ...sections.filter(({ rows }) => rows.length > 0).flatMap(sectionOf),
  ],
  footer: (current, count) => ({
    text: inTypefaces(`${page} ${current}/${count}`),
    alignment: 'center',
    fontSize: 8,
    margin: [0, 16, 0, 0],
  }),
})
