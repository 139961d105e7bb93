import type { Content, ContentText } from 'pdfmake/interfaces'
import type { PrintedRow, PrintedValue } from '../../../../domain/templates/invoice/printedInvoice.ts'
import { captionLine, captionRow } from '../captions.ts'

const styles = {
  plain: {},
  bold: { bold: true },
  name: { bold: true, fontSize: 11.5 },
} as const satisfies Record<PrintedValue['weight'], Partial<ContentText>>

const lineOf = ({ caption, value, weight }: PrintedValue): ContentText => captionLine(caption, value, styles[weight])

/** Who sells or buys: captions with their values, one below the other or two side by side. */
export const partyBlock = (rows: readonly PrintedRow[]): Content => ({
  stack: rows.map(([one, other]) => (other === undefined ? lineOf(one) : captionRow(lineOf(one), lineOf(other)))),
})
