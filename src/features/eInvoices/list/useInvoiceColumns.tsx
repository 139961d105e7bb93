import { useLingui as useTexts } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { InvoiceRow } from '../../../api/contract/invoices.ts'
import { useCorrectionColumn } from '../../../documents/correction/mark/useCorrectionColumn.tsx'
import { shownMoney } from '../../../domain/money.ts'
import type { ColumnLayout } from '../../../records/columns/columnLayout.ts'
import { InvoiceStatusBadge, statusLabelOf } from '../InvoiceStatusBadge.tsx'
import { invoiceName, wholeSymbol } from '../kind/invoiceName.ts'
import { asDay, asMoney, orDash, type Column } from './cells.ts'

/** Columns that do not stand in the table before a user asks for them. */
const hidden = ['total_vnd', 'tax_auth_cd', 'lookup_cd', 'email', 'made_by_nm', 'refid']

/** How the columns come, before a user arranges them. */
export const firstLayoutOf = (columns: readonly Column[]): ColumnLayout => ({
  order: columns.map(({ id }) => id),
  hidden,
  widths: {},
})

const useNumberColumns = (): readonly Column[] => {
  const { t } = useLingui()
  return useMemo(
    () => [
      {
        id: 'inv_no',
        header: t({ message: 'Number', context: 'Of a document' }),
        ...orDash((row) => row.inv_no),
        width: 84,
        isSortable: true,
        isRowHeader: true,
        canHide: false,
      },
      {
        id: 'serial_no',
        header: t({ message: 'Symbol', context: 'Of a document' }),
        ...orDash(wholeSymbol),
        width: 92,
        isSortable: true,
      },
      { id: 'inv_date', header: t`Date`, ...asDay((row) => row.inv_date), width: 106, isSortable: true },
    ],
    [t],
  )
}

/** Empty where it cannot be counted yet. */
const totalOf = ({ total_amt: total, curr_cd: currency }: InvoiceRow): string =>
  total === '' ? '' : `${shownMoney(total, currency)} ${currency}`

const useBuyerColumns = (): readonly Column[] => {
  const { t } = useLingui()
  return useMemo(
    () => [
      {
        id: 'buyer_nm',
        header: t`Buyer`,
        ...orDash((row) => row.buyer_nm),
        detailWhereNarrow: (row) => [totalOf(row), invoiceName(row)].filter((text) => text !== '').join(' · '),
        width: 240,
        widthWhereNarrow: 176,
        isSortable: true,
        isRowHeader: true,
        canHide: false,
        comesFirstWhereNarrow: true,
      },
      { id: 'tax_code', header: t`Tax code`, ...orDash((row) => row.tax_code), width: 124, isSortable: true },
      { id: 'email', header: t`E-mail`, ...orDash((row) => row.email), width: 180 },
    ],
    [t],
  )
}

const inOwn = ({ curr_cd: currency }: InvoiceRow): string => currency
const inDong = (): string => 'VND'

const useAmountColumns = (): readonly Column[] => {
  const { t } = useLingui()
  return useMemo(
    () => [
      { id: 'net_amt', header: t`Before VAT`, ...asMoney((row) => row.net_amt, inOwn) },
      { id: 'tax_amt', header: t`VAT`, ...asMoney((row) => row.tax_amt, inOwn), width: 112 },
      { id: 'total_amt', header: t`Total`, ...asMoney((row) => row.total_amt, inOwn), isSortable: true },
      { id: 'curr_cd', header: t`Currency`, ...orDash(inOwn), width: 84 },
      { id: 'total_vnd', header: t`Total in đồng`, ...asMoney((row) => row.total_vnd, inDong), width: 132 },
    ],
    [t],
  )
}

const useStandingColumns = (): readonly Column[] => {
  const { t } = useLingui()
  const { i18n } = useTexts()
  const correction = useCorrectionColumn()
  return useMemo(
    (): readonly Column[] => [
      {
        id: 'etax_status',
        header: t`Status`,
        cell: (row) => (
          <InvoiceStatusBadge
            isCorrected={row.is_corrected}
            message={row.etax_rslt}
            noticed={row.noticed}
            status={row.etax_status}
            symbol={row.serial_no}
          />
        ),
        exported: (row) => ({ kind: 'text', text: i18n._(statusLabelOf(row)) }),
        width: 156,
        widthWhereNarrow: 132,
        isSortable: true,
        comesFirstWhereNarrow: true,
      },
      correction,
      { id: 'tax_auth_cd', header: t`Tax authority's code`, ...orDash((row) => row.tax_auth_cd), width: 280 },
      { id: 'lookup_cd', header: t`Lookup code`, ...orDash((row) => row.lookup_cd), width: 140 },
      { id: 'made_by_nm', header: t`Made by`, ...orDash((row) => row.made_by_nm), width: 160 },
      { id: 'refid', header: t`Reference`, ...orDash((row) => row.refid), width: 170, isSortable: true },
    ],
    [t, i18n, correction],
  )
}

/** The columns of the list of e-invoices. */
export const useInvoiceColumns = (): readonly Column[] => {
  const numbers = useNumberColumns()
  const buyers = useBuyerColumns()
  const amounts = useAmountColumns()
  const standing = useStandingColumns()
  return useMemo(() => [...numbers, ...buyers, ...amounts, ...standing], [numbers, buyers, amounts, standing])
}
