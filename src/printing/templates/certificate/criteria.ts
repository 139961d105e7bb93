import type { Column, Content, Margins } from 'pdfmake/interfaces'
import { shownAmount, type Amount } from '../../../domain/money.ts'
import { tickBox } from '../../tickBox.ts'
import { styledRuns } from '../../typefaces.ts'
import { captionText, type Caption } from '../captions.ts'
import { textWidth } from '../page.ts'

/** Points of the number before a criterion, and of the column of amounts. */
const markWidth = 26
const amountWidth = 108

const open = '…'.repeat(14)

const columnGap = 0
const margin: Margins = [0, 2.5, 0, 2.5]

const mark = (number: string) => ({ width: markWidth, text: `[${number}]` })

/** A criterion of the form with its text; dots to write on where there is none. */
export const criterion = (number: string, caption: Caption, value: string, bold = false): Content => ({
  columns: [
    mark(number),
    {
      // A column without a width would grow with a word that is longer than the page is wide.
      width: textWidth - markWidth,
      text: [...captionText(caption), ': ', ...styledRuns(value === '' ? open : value, { bold })],
    },
  ],
  columnGap,
  margin,
})

/** A criterion that is met or not. */
export const tickCriterion = (number: string, caption: Caption, isTicked: boolean): Column[] => [
  mark(number),
  { width: 'auto', text: captionText(caption) },
  { width: 8, text: '' },
  tickBox(isTicked),
]

/** Such criteria side by side. */
export const tickRow = (left: Column[], right: Column[]): Content => ({
  columns: [...left, { width: 24, text: '' }, ...right],
  columnGap,
  margin,
})

/** A criterion with an amount in đồng, amounts one below the other. */
export const amountCriterion = (number: string, caption: Caption, amount: Amount): Content => ({
  columns: [
    mark(number),
    { width: '*', text: [...captionText(caption), ':'] },
    { width: amountWidth, text: [{ text: shownAmount(amount), bold: true }, ' đồng'], alignment: 'right' },
  ],
  columnGap,
  margin,
})

/** The title of a section. */
export const sectionTitle = (number: string, caption: Caption): Content => ({
  text: [`${number}. `, ...captionText(caption)],
  bold: true,
  margin: [0, 12, 0, 4],
})
