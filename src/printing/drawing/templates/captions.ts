import type { Content, ContentText } from 'pdfmake/interfaces'
import type { Caption } from '../../../domain/documents/caption.ts'
import { styledRuns } from '../typefaces.ts'
import { colours, lineWidth, textWidth } from './page.ts'

/** The second language, in brackets. */
export const english = (text: string): Content => ({
  text: `(${text})`,
  bold: false,
  italics: true,
  color: colours.quiet,
})

/** Both languages on one line. */
export const captionText = ({ vi, en }: Caption): Content[] => [vi, ...(en === '' ? [] : [' ', english(en)])]

/** Both languages one below the other, for heads of columns. */
export const stackedCaption = ({ vi, en }: Caption): Content[] => [
  { text: vi, bold: true },
  ...(en === '' ? [] : [english(en)]),
]

/** A caption with its value on one line. */
export const captionLine = (caption: Caption, value: string, style: Partial<ContentText> = {}): ContentText => ({
  text: [...captionText(caption), ': ', ...styledRuns(value, style)],
  margin: [0, 1, 0, 1],
})

/** Points of two captions side by side. A column without a width would grow with a word that is longer than the page is wide. */
const leftWidth = 215
const columnGap = 10
const rightWidth = textWidth - leftWidth - columnGap

/** Captions side by side, below one another in rows that follow. */
export const captionRow = (left: ContentText, right: ContentText = { text: '' }): Content => ({
  columns: [
    { ...left, width: leftWidth },
    { ...right, width: rightWidth },
  ],
  columnGap,
})

/** A line across the page. `above` and `below` in points. */
export const rule = (above: number, below: number): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: textWidth, y2: 0, lineWidth, lineColor: colours.line }],
  margin: [0, above, 0, below],
})

const dayOf = (day: string): readonly [string, string, string] => {
  const [year = '……', month = '…', date = '…'] = day === '' ? [] : day.split('-')
  return [date, month, year]
}

/** A day, `YYYY-MM-DD`, in two languages; to be filled in where it is empty. */
export const bilingualDay = (day: string): Content[] => {
  const [date, month, year] = dayOf(day)
  return ['Ngày ', english('date'), ` ${date} tháng `, english('month'), ` ${month} năm `, english('year'), ` ${year}`]
}
