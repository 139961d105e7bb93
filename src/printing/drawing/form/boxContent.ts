import type { Column, Content } from 'pdfmake/interfaces'
import type { PrintedBox } from '../../../domain/documents/printedForm.ts'
import { tickBox } from '../tickBox.ts'
import { inTypefaces } from '../typefaces.ts'

/** Points. */
const markWidth = 18

/** A line of the form with its box. */
export const boxContent = ({ label, isTicked, mark, isNested = false }: PrintedBox): Content => ({
  columns: [
    ...(mark === undefined ? [] : [{ width: markWidth, text: mark }]),
    ...(isTicked === null ? [] : [tickBox(isTicked)]),
    { width: '*', text: inTypefaces(label) },
  ],
  margin: [isNested ? 36 : 18, 1.5, 0, 1.5],
  unbreakable: true,
})

const asWideAsItsLabel = ({ label, isTicked }: PrintedBox, index: number): Column[] => [
  ...(index === 0 ? [] : [{ width: 24, text: '' }]),
  tickBox(isTicked === true),
  { width: 'auto', text: label },
]

/** Boxes side by side in the middle of the page. */
export const boxRow = (boxes: readonly PrintedBox[]): Content => ({
  columns: [{ width: '*', text: '' }, ...boxes.flatMap(asWideAsItsLabel), { width: '*', text: '' }],
  margin: [0, 4, 0, 10],
})
