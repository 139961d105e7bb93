import type { Column, Content, Margins } from 'pdfmake/interfaces'
import { shownAmount } from '../../../../domain/money.ts'
import type {
  PrintedCriterion,
  PrintedSubject,
  PrintedTick,
} from '../../../../domain/templates/pitCertificate/printedPitCertificate.ts'
import { tickBox } from '../../tickBox.ts'
import { styledRuns } from '../../typefaces.ts'
import { captionText } from '../captions.ts'
import { textWidth } from '../page.ts'

/** Points of the number before a criterion, and of the column of amounts: fifteen digits and a sign. */
const markWidth = 26
const amountWidth = 138

/** To write on. */
const open = '…'.repeat(14)
const openAmount = '…'.repeat(8)

const columnGap = 0
const margin: Margins = [0, 2.5, 0, 2.5]

const mark = (number: string) => ({ width: markWidth, text: `[${number}]` })

/** A criterion whose text may take several lines. */
const lines = (number: string, text: Content[]): Content => ({
  // A column without a width would grow with a word that is longer than the page is wide.
  columns: [mark(number), { width: textWidth - markWidth, text }],
  columnGap,
  margin,
})

const tick = ({ number, caption, isTicked }: PrintedTick, index: number): Column[] => [
  ...(index === 0 ? [] : [{ width: 24, text: '' }]),
  mark(number),
  { width: 'auto', text: captionText(caption) },
  { width: 8, text: '' },
  tickBox(isTicked),
]

const criterion = (printed: PrintedCriterion): Content => {
  if (printed.kind === 'boxes') return { columns: printed.boxes.flatMap(tick), columnGap, margin }
  const caption = captionText(printed.caption)
  if (printed.kind === 'text') {
    const { number, value, isBold = false } = printed
    return lines(number, [...caption, ': ', ...styledRuns(value === '' ? open : value, { bold: isBold })])
  }
  if (printed.kind === 'parts') {
    const parts = printed.parts.flatMap(([part, value], index) => [
      index === 0 ? '' : ' ',
      ...captionText(part),
      ' ',
      { text: value, bold: true },
    ])
    return lines(printed.number, [...caption, ':\n', ...parts])
  }
  const { number, amount } = printed
  const shown = amount === '' ? openAmount : shownAmount(amount)
  return {
    columns: [
      mark(number),
      { width: '*', text: [...caption, ':'] },
      { width: amountWidth, text: [{ text: shown, bold: true }, ' đồng'], alignment: 'right' },
    ],
    columnGap,
    margin,
  }
}

/** A part of the form with its criteria; its title never stands alone at the foot of a page. */
export const subject = ({ number, title, criteria: [first, ...others] }: PrintedSubject): Content[] => [
  {
    unbreakable: true,
    stack: [
      { text: [`${number}. `, ...captionText(title)], bold: true, margin: [0, 10, 0, 3] },
      ...(first === undefined ? [] : [criterion(first)]),
    ],
  },
  ...others.map(criterion),
]
