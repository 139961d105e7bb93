import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { ForeignInvoiceRow } from '../../../api/contract/invoiceForeign.ts'
import { shownDay } from '../../../domain/dates.ts'
import { shownMoney } from '../../../domain/money.ts'
import type { RecordListDescription } from '../../../records/useRecordList.ts'
import { StatusBadge } from '../../../ui/feedback/StatusBadge.tsx'
import type { DataColumn } from '../../../ui/table/column.ts'
import { wholeSymbol } from '../kind/invoiceName.ts'
import { foreignShape } from './foreignShape.ts'
import { signatureNames } from './signatureNames.ts'

export const foreignKey = ({ id }: ForeignInvoiceRow): string => id
export const foreignLabel = (row: ForeignInvoiceRow): string => `${wholeSymbol(row)} ${row.inv_no}`

const dash = (text: string): string => (text === '' ? '–' : text)

const useForeignColumns = (): DataColumn<ForeignInvoiceRow>[] => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  return useMemo(
    () => [
      {
        id: 'inv_no',
        header: t({ message: 'Number', context: 'Of a document' }),
        cell: foreignLabel,
        detailWhereNarrow: ({ buyer_nm }) => dash(buyer_nm),
        width: 150,
        widthWhereNarrow: 200,
        isSortable: true,
        comesFirstWhereNarrow: true,
        isRowHeader: true,
        canHide: false,
      },
      { id: 'inv_date', header: t`Day`, cell: ({ inv_date }) => shownDay(inv_date), width: 110, isSortable: true },
      { id: 'buyer_nm', header: t`Buyer`, cell: ({ buyer_nm }) => dash(buyer_nm), width: 280, isSortable: true },
      { id: 'tax_code', header: t`Tax code`, cell: ({ tax_code }) => dash(tax_code), width: 140, isSortable: true },
      {
        id: 'total_amt',
        header: t`Total`,
        cell: ({ total_amt, curr_cd }) => `${shownMoney(total_amt, curr_cd)} ${curr_cd}`,
        width: 170,
        align: 'end',
      },
      {
        id: 'signature',
        header: t`Signature`,
        cell: ({ signature }) => (
          <StatusBadge label={i18n._(signatureNames[signature].label)} tone={signatureNames[signature].tone} />
        ),
        width: 150,
      },
    ],
    [i18n, t],
  )
}

const useForeignFilters = (): RecordListDescription<ForeignInvoiceRow>['filters'] => {
  const { t } = useTexts()
  return useMemo(
    () => [
      { kind: 'period', name: 'period', label: t`Made out`, days: { from: 'from', to: 'to' } },
      { kind: 'day', name: 'from', label: t`From` },
      { kind: 'day', name: 'to', label: t`To`, notBefore: 'from' },
    ],
    [t],
  )
}

/** The list of invoices of other systems. */
export const useForeignDescription = (): RecordListDescription<ForeignInvoiceRow> => {
  const { t } = useTexts()
  return {
    id: 'foreign-invoices',
    shape: foreignShape,
    columns: useForeignColumns(),
    firstLayout: {
      order: ['inv_no', 'inv_date', 'buyer_nm', 'tax_code', 'total_amt', 'signature'],
      hidden: [],
      widths: {},
    },
    filters: useForeignFilters(),
    rowKey: foreignKey,
    rowLabel: foreignLabel,
    texts: {
      list: t`List of invoices of other systems`,
      table: t`Invoices of other systems`,
      search: t`Search invoices of other systems`,
      searchHint: t`Numbers, buyers and tax codes are searched. Try fewer or shorter words.`,
    },
  }
}
