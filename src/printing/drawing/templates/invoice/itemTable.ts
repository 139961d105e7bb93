import type { Caption } from '../../../../domain/documents/caption.ts'
import type { Alignment, Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces'
import type { LineAmounts } from '../../../../domain/amounts/totals.ts'
import { shownAmount } from '../../../../domain/money.ts'
import { stackedCaption } from '../captions.ts'
import { colours, lineWidth } from '../page.ts'
import { ruled } from '../tables.ts'
import { amountWidth, hasDiscounts, type ColumnKey, type InvoiceLayout } from './layouts.ts'
import { grossOf, isTaxed, type InvoiceLine } from './lines.ts'

interface ItemColumn {
  readonly caption: Caption
  /** Points beside the padding; the description takes what is left. */
  readonly width: number | '*'
  readonly alignment: Alignment
  readonly read: (line: InvoiceLine, amounts: LineAmounts, position: number) => string
}

const percent = (rate: string): string => (rate === '' ? '' : `${rate}%`)

const column = (
  vi: string,
  en: string,
  width: ItemColumn['width'],
  alignment: Alignment,
  read: ItemColumn['read'],
): ItemColumn => ({ caption: { vi, en }, width, alignment, read })

const itemColumns: Readonly<Record<ColumnKey, ItemColumn>> = {
  ordinal: column('STT', 'No.', 21, 'center', (_line, _amounts, position) => String(position + 1)),
  description: column('Tên hàng hóa, dịch vụ', 'Description', '*', 'left', ({ description }) => description),
  unit: column('Đơn vị tính', 'Unit', 32, 'center', ({ unit }) => unit),
  quantity: column('Số lượng', 'Quantity', 41, 'right', ({ quantity }) => shownAmount(quantity)),
  price: column('Đơn giá', 'Unit price', 52, 'right', ({ price }) => shownAmount(price)),
  discountRate: column('Chiết khấu', '%', 31, 'right', ({ discountRate }) => percent(discountRate)),
  discount: column('Tiền chiết khấu', 'Discount', 48, 'right', (_line, { discount }) =>
    discount === '0' ? '' : shownAmount(discount),
  ),
  rate: column('Thuế suất', 'VAT rate', 38, 'center', ({ rate }) => rate),
  net: column('Thành tiền', 'Amount', 72, 'right', (_line, { net }) => shownAmount(net)),
  tax: column('Tiền thuế GTGT', 'VAT amount', 52, 'right', ({ rate }, { tax }) =>
    isTaxed(rate) ? shownAmount(tax) : '–',
  ),
  gross: column('Thành tiền có thuế', 'Total amount', 60, 'right', (_line, amounts) => shownAmount(grossOf(amounts))),
}

const widthOf = (key: ColumnKey, layout: InvoiceLayout): ItemColumn['width'] =>
  key === 'net' ? amountWidth(layout) : itemColumns[key].width

type NumberOf = (key: ColumnKey) => number

/** Which columns an amount is made from, as the numbers below the head say. */
const formulas: Partial<Record<ColumnKey, (of: NumberOf, hasDiscount: boolean) => string>> = {
  net: (of, hasDiscount) => `${of('quantity')} × ${of('price')}${hasDiscount ? ` − ${of('discount')}` : ''}`,
  tax: (of) => `${of('net')} × ${of('rate')}`,
  gross: (of) => `${of('net')} + ${of('tax')}`,
}

const numberCells = (layout: InvoiceLayout): TableCell[] =>
  layout.columns.map((key, index) => {
    const formula = formulas[key]?.((other) => layout.columns.indexOf(other) + 1, hasDiscounts(layout))
    const number = String(index + 1)
    return {
      text: formula === undefined ? number : `${number} = ${formula}`,
      alignment: 'center',
      italics: true,
      fontSize: 8,
      color: colours.quiet,
    }
  })

const headCell = ({ caption }: ItemColumn): TableCell => ({
  stack: stackedCaption(caption),
  alignment: 'center',
  verticalAlignment: 'middle',
})

/** A line as it is printed. */
export interface PrintedLine {
  readonly line: InvoiceLine
  readonly amounts: LineAmounts
}

const bodyRow = (columns: readonly ItemColumn[], { line, amounts }: PrintedLine, position: number): TableCell[] =>
  columns.map(({ read, alignment }) => ({ text: read(line, amounts, position), alignment }))

const headRows = 2
const emptyRows = (count: number, columns: readonly ItemColumn[]): TableCell[][] =>
  Array.from({ length: Math.max(0, count) }, () => columns.map(() => ({ text: ' ' })))

/** Dots part the lines, whole lines the head and the foot. */
const isDotted = (row: number, rows: number): boolean => row > headRows && row < rows

const itemRules: CustomTableLayout = {
  ...ruled,
  paddingTop: (row) => (row < headRows ? 2.5 : 4),
  paddingBottom: (row) => (row < headRows ? 2 : 3),
  hLineWidth: (row, { table }) => (isDotted(row, table.body.length) ? 0.3 : lineWidth),
  hLineStyle: (row, { table }) => (isDotted(row, table.body.length) ? { dash: { length: 1, space: 2 } } : null),
}

/**
 * The lines of an invoice; the head stands on every page they run over.
 * @param leastRows rows at least, empty ones among them, so that a short invoice has the shape of one
 */
export const itemTable = (layout: InvoiceLayout, lines: readonly PrintedLine[], leastRows: number): Content => {
  const columns = layout.columns.map((key) => itemColumns[key])
  return {
    fontSize: 9,
    table: {
      widths: layout.columns.map((key) => widthOf(key, layout)),
      headerRows: headRows,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      body: [
        columns.map(headCell),
        numberCells(layout),
        ...lines.map((line, position) => bodyRow(columns, line, position)),
        ...emptyRows(leastRows - lines.length, columns),
      ],
    },
    layout: itemRules,
  }
}
