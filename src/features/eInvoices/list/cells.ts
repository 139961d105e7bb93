import type { InvoiceRow } from '../../../api/contract/invoices.ts'
import { isDay, shownDay } from '../../../domain/dates.ts'
import { shownMoney } from '../../../domain/money.ts'
import type { DataColumn } from '../../../ui/table/column.ts'

export type Column = DataColumn<InvoiceRow>
type Cells = Pick<Column, 'cell' | 'exported'>

export const orDash = (of: (row: InvoiceRow) => string): Cells => ({
  cell: (row) => of(row) || '–',
  exported: (row) => ({ kind: 'text', text: of(row) }),
})

export const asDay = (of: (row: InvoiceRow) => string): Cells => ({
  cell: (row) => shownDay(of(row)),
  exported: (row) => ({ kind: isDay(of(row)) ? 'date' : 'text', text: of(row) }),
})

/** Digits that a spreadsheet's numbers keep: an amount with more stays a text. */
const exactDigits = 15

const isExact = (amount: string): boolean => amount.replace(/[-.]/g, '').length <= exactDigits

/** An amount in a currency; a dash where it cannot be counted yet. */
export const asMoney = (
  of: (row: InvoiceRow) => string,
  currencyOf: (row: InvoiceRow) => string,
): Omit<Column, 'id' | 'header'> => ({
  cell: (row) => (of(row) === '' ? '–' : shownMoney(of(row), currencyOf(row))),
  exported: (row) => ({ kind: isExact(of(row)) ? 'number' : 'text', text: of(row) }),
  align: 'end',
  width: 124,
})
