import type { Caption } from '../../../../domain/documents/caption.ts'
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces'
import { shownDay } from '../../../../domain/dates.ts'
import { moneyInWords } from '../../../../domain/inWords/moneyInWords.ts'
import { cashRegisterType, taxRefundType } from '../../../../domain/templates/codes.ts'
import {
  templateTitle,
  type PrintedSeller,
  type PrintedTemplate,
} from '../../../../domain/templates/printedTemplate.ts'
import { bilingualDay, captionText, english, rule } from '../captions.ts'
import { heading } from '../heading.ts'
import { printedPages, textWidth, type PageImages } from '../page.ts'
import { signatory, signatureBox, signatureNote } from '../signature.ts'
import { itemTable } from './itemTable.ts'
import { taxRefundTitle, titlesOfForms, type InvoiceLayout } from './layouts.ts'
import { amountsOf } from './lines.ts'
import { buyerBlock, sellerBlock } from './parties.ts'
import { sampleBuyer, sampleLines } from './sample.ts'
import { totals } from './totals.ts'

const registerNote: Caption = { vi: 'Khởi tạo từ máy tính tiền', en: 'Issued from a cash register' }
const displayNote: Caption = { vi: 'Bản thể hiện của hóa đơn điện tử', en: 'Electronic invoice display' }
const codeCaption: Caption = { vi: 'Mã của cơ quan thuế', en: 'Tax authority code' }

/** An invoice of a cash register says so (Decree 254/2026, article 8); the type stands after kind and year. */
const isOfCashRegister = (serial: string): boolean => serial.charAt(3) === cashRegisterType

/** An invoice of kind C bears a code of the tax authority (facts of the field §5.1). */
const hasCode = (serial: string): boolean => serial.startsWith('C')

const titleOf = ({ title }: InvoiceLayout, { formNumber, serial }: PrintedTemplate): Caption =>
  titlesOfForms[formNumber] ?? (serial.charAt(3) === taxRefundType ? taxRefundTitle : title)

const titleStack = (layout: InvoiceLayout, template: PrintedTemplate): Content[] => {
  const { serial, startDate } = template
  const title = titleOf(layout, template)
  return [
    { text: title.vi, bold: true, fontSize: title.vi.includes('\n') ? 12 : 15, lineHeight: 1 },
    { text: english(title.en), fontSize: 11, margin: [0, 1, 0, 3] },
    ...(isOfCashRegister(serial) ? [{ text: captionText(registerNote), bold: true }] : []),
    { text: captionText(displayNote), fontSize: 9.5 },
    { text: bilingualDay(startDate), margin: [0, 3, 0, 0] },
  ]
}

const codeLine = (serial: string): Content[] =>
  hasCode(serial)
    ? [{ text: [...captionText(codeCaption), ': ', '…'.repeat(16)], alignment: 'center', margin: [0, 4, 0, 0] }]
    : []

const gap = 24
const half = (textWidth - gap) / 2

const signatures = ({ seller, startDate }: PrintedTemplate): Content => ({
  unbreakable: true,
  margin: [0, 12, 0, 0],
  columns: [
    { width: half, stack: [signatory({ vi: 'NGƯỜI MUA HÀNG', en: 'Buyer' }, '(Chữ ký số (nếu có))')] },
    {
      width: half,
      stack: [
        signatory({ vi: 'NGƯỜI BÁN HÀNG', en: 'Seller' }, signatureNote),
        signatureBox(
          [
            { label: 'Ký bởi:', value: seller.name },
            { label: 'Ký ngày:', value: startDate === '' ? '…/…/……' : shownDay(startDate) },
          ],
          half,
        ),
      ],
    },
  ],
  columnGap: gap,
  alignment: 'center',
})

/** Rows that fill the page of an ordinary seller, fewer as name and address take more lines. */
const rowsOf = { none: 14, oneRate: 11, eachRate: 6 } as const satisfies Record<InvoiceLayout['vat'], number>

const leastRows = ({ vat }: InvoiceLayout, { name, address, accounts }: PrintedSeller): number => {
  const moreLines = Math.floor(name.length / 56) + Math.floor(address.length / 90) + accounts.length
  return rowsOf[vat] - moreLines
}

/** An invoice in one of the layouts of forms 1 and 2, filled with samples (seed 001 §2.4). */
export const invoiceDefinition = (
  template: PrintedTemplate,
  layout: InvoiceLayout,
  images: PageImages,
): TDocumentDefinitions => {
  const { formNumber, serial, startNumber, seller } = template
  const lines = sampleLines(layout)
  const amounts = amountsOf(layout, lines)
  const printed = amounts.lines.flatMap((each, index) => {
    const line = lines[index]
    return line === undefined ? [] : [{ line, amounts: each }]
  })
  return printedPages({
    title: templateTitle(template),
    images,
    reference: `Ký hiệu: ${formNumber}${serial} – Số: ${startNumber}`,
    notes: ['(Cần kiểm tra, đối chiếu khi lập, giao, nhận hóa đơn)'],
    mark: 'MẪU',
    content: [
      heading(images, titleStack(layout, template), {
        lines: [[{ vi: 'Ký hiệu', en: 'Serial' }, `${formNumber}${serial}`]],
        number: [{ vi: 'Số', en: 'No.' }, startNumber],
      }),
      ...codeLine(serial),
      rule(7, 5),
      sellerBlock(seller),
      rule(5, 5),
      buyerBlock(sampleBuyer),
      itemTable(layout, printed, leastRows(layout, seller)),
      totals(layout, amounts, moneyInWords(amounts.total, 'VND')),
      signatures(template),
    ],
  })
}
