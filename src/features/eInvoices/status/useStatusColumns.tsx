import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { InvoiceRow } from '../../../api/contract/invoices.ts'
import { shownDay } from '../../../domain/dates.ts'
import type { ColumnLayout } from '../../../records/columns/columnLayout.ts'
import type { DataColumn } from '../../../ui/table/column.ts'
import { InvoiceStatusBadge } from '../InvoiceStatusBadge.tsx'
import { invoiceName } from '../kind/invoiceName.ts'
import { knownReasons, remedies, standingOf } from './standings.ts'

export const statusLayout: ColumnLayout = {
  order: ['inv_no', 'buyer_nm', 'inv_date', 'etax_status', 'said', 'remedy'],
  hidden: [],
  widths: {},
}

/** What the authority has said of an invoice, in one line. */
const useSaid = (): ((row: InvoiceRow) => string) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  return useMemo(() => {
    const awaited = t`It has not answered yet.`
    return (row: InvoiceRow) => {
      if (row.etax_status !== 'rejected') return awaited
      const [first, ...others] = knownReasons(row)
      if (first === undefined) return row.etax_rslt
      return [`${i18n._(first.where)}: ${i18n._(first.text)}`, ...others.map(({ where }) => i18n._(where))].join(' · ')
    }
  }, [i18n, t])
}

/** The columns of what the authority has not accepted. */
export const useStatusColumns = (): readonly DataColumn<InvoiceRow>[] => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const said = useSaid()
  return useMemo(
    () => [
      {
        id: 'inv_no',
        header: t({ message: 'Number', context: 'Of a document' }),
        cell: invoiceName,
        detailWhereNarrow: (row) => row.buyer_nm,
        width: 124,
        widthWhereNarrow: 124,
        isSortable: true,
        isRowHeader: true,
        canHide: false,
        comesFirstWhereNarrow: true,
      },
      { id: 'buyer_nm', header: t`Buyer`, cell: (row) => row.buyer_nm || '–', width: 200, isRowHeader: true },
      { id: 'inv_date', header: t`Date`, cell: (row) => shownDay(row.inv_date), width: 106, isSortable: true },
      {
        id: 'etax_status',
        header: t`Status`,
        cell: (row) => (
          <InvoiceStatusBadge
            noticed={row.noticed}
            isCorrected={row.is_corrected}
            message={row.etax_rslt}
            status={row.etax_status}
            symbol={row.serial_no}
          />
        ),
        width: 164,
        isSortable: true,
      },
      {
        id: 'said',
        header: t`What the tax authority says`,
        cell: said,
        detailWhereNarrow: (row) => i18n._(remedies[standingOf(row)]),
        width: 400,
        widthWhereNarrow: 200,
        comesFirstWhereNarrow: true,
      },
      { id: 'remedy', header: t`What to do`, cell: (row) => i18n._(remedies[standingOf(row)]), width: 300 },
    ],
    [t, i18n, said],
  )
}
