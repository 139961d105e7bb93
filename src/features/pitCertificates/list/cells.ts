import type { PitCertificateRow } from '../../../api/contract/pitCertificates.ts'
import { isDay, shownDay } from '../../../domain/dates.ts'
import { shownAmount } from '../../../domain/money.ts'
import type { DataColumn } from '../../../ui/table/column.ts'

export type Column = DataColumn<PitCertificateRow>
type Cells = Pick<Column, 'cell' | 'exported'>

export const orDash = (of: (row: PitCertificateRow) => string): Cells => ({
  cell: (row) => of(row) || '–',
  exported: (row) => ({ kind: 'text', text: of(row) }),
})

export const asDay = (of: (row: PitCertificateRow) => string): Cells => ({
  cell: (row) => shownDay(of(row)),
  exported: (row) => ({ kind: isDay(of(row)) ? 'date' : 'text', text: of(row) }),
})

/** An amount; a dash where the server leaves it out. */
export const asDong = (of: (row: PitCertificateRow) => string | null): Omit<Column, 'id' | 'header'> => ({
  cell: (row) => {
    const amount = of(row)
    return amount === null ? '–' : shownAmount(amount)
  },
  exported: (row) => ({ kind: 'number', text: of(row) ?? '' }),
  align: 'end',
  isSortable: true,
  width: 124,
})
