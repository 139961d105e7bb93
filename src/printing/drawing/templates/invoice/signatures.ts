import type { Column, Content } from 'pdfmake/interfaces'
import type {
  PrintedInvoice,
  PrintedInvoiceConversion,
  PrintedSignatory,
} from '../../../../domain/templates/invoice/printedInvoice.ts'
import { styledRuns } from '../../typefaces.ts'
import { textWidth } from '../page.ts'
import { signatory, signatureBox } from '../signature.ts'

/** Points. */
const gap = 24
const half = (textWidth - gap) / 2
const squareSize = 66
const roomToSign = 48
/** Between the places of those who sign a converted invoice, of whom there are three. */
const narrowGap = 12
const converterWidth = 150

const signs = ({ caption, note }: PrintedSignatory): Content => signatory(caption, note)

const squareColumn = (square: string | null): Column[] =>
  square === null ? [] : [{ width: squareSize, qr: square, fit: squareSize }]

const converterColumn = ({ signatory: place, name, day }: PrintedInvoiceConversion): Column => ({
  width: converterWidth,
  stack: [
    signs(place),
    { text: day, italics: true, margin: [0, 2, 0, 0] },
    { text: styledRuns(name, { bold: true }), margin: [0, roomToSign, 0, 0] },
  ],
})

/** Widths of the places of buyer and seller, and what lies between any two places. */
const widthsOf = ({ square, conversion }: PrintedInvoice) => {
  const besideSquare = square === null ? 0 : squareSize
  if (conversion === null) {
    const buyer = square === null ? half : half - besideSquare - gap
    return { buyer, seller: half, columnGap: gap }
  }
  const gaps = square === null ? 2 : 3
  const one = (textWidth - converterWidth - besideSquare - gaps * narrowGap) / 2
  return { buyer: one, seller: one, columnGap: narrowGap }
}

/** Who buys and who sells, with the signature of the seller, what leads to the invoice between them, and who has converted it to paper. */
export const signatures = (invoice: PrintedInvoice): Content => {
  const {
    signatories: [buyer, seller],
    signature,
    square,
    conversion,
  } = invoice
  const widths = widthsOf(invoice)
  return {
    unbreakable: true,
    margin: [0, 12, 0, 0],
    columns: [
      { width: widths.buyer, stack: [signs(buyer)] },
      ...squareColumn(square),
      ...(conversion === null ? [] : [converterColumn(conversion)]),
      {
        width: widths.seller,
        stack: [
          signs(seller),
          signature === null ? { text: '', margin: [0, 0, 0, roomToSign] } : signatureBox(signature, widths.seller),
        ],
      },
    ],
    columnGap: widths.columnGap,
    alignment: 'center',
  }
}
