import type { Column, Content } from 'pdfmake/interfaces'
import type { PrintedInvoice, PrintedSignatory } from '../../../../domain/templates/invoice/printedInvoice.ts'
import { textWidth } from '../page.ts'
import { signatory, signatureBox } from '../signature.ts'

/** Points. */
const gap = 24
const half = (textWidth - gap) / 2
const squareSize = 66
const roomToSign = 48

const signs = ({ caption, note }: PrintedSignatory): Content => signatory(caption, note)

const squareColumn = (square: string | null): Column[] =>
  square === null ? [] : [{ width: squareSize, qr: square, fit: squareSize }]

/** Who buys and who sells, with the signature of the seller, and what leads to the invoice between them. */
export const signatures = ({ signatories: [buyer, seller], signature, square }: PrintedInvoice): Content => ({
  unbreakable: true,
  margin: [0, 12, 0, 0],
  columns: [
    { width: square === null ? half : half - squareSize - gap, stack: [signs(buyer)] },
    ...squareColumn(square),
    {
      width: half,
      stack: [
        signs(seller),
        signature === null ? { text: '', margin: [0, 0, 0, roomToSign] } : signatureBox(signature, half),
      ],
    },
  ],
  columnGap: gap,
  alignment: 'center',
})
