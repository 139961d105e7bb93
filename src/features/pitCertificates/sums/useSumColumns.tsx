import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { PitCertificateSums } from '../../../api/contract/pitCertificates.ts'
import { shownAmount } from '../../../domain/money.ts'
import type { CertificateAmount } from '../../../domain/pitCertificate/fields.ts'
import { shownNumber } from '../../../i18n/numbers.ts'
import type { ColumnLayout } from '../../../records/columns/columnLayout.ts'
import type { DataColumn } from '../../../ui/table/column.ts'

export const sumsLayout: ColumnLayout = {
  order: [
    'taxpayer_nm',
    'taxpayer_taxcd',
    'income_year',
    'count',
    'final_income_amt',
    'final_insurance_amt',
    'donations_amt',
    'final_income_before_tax',
    'final_income_tax',
  ],
  hidden: ['final_insurance_amt', 'donations_amt'],
  widths: {},
}

type Column = DataColumn<PitCertificateSums>

const amount = (id: CertificateAmount, header: string, isSortable: boolean): Column => ({
  id,
  header,
  cell: (row) => shownAmount(row[id]),
  exported: (row) => ({ kind: 'number', text: row[id] }),
  align: 'end',
  width: 150,
  isSortable,
})

/** The columns of the sums, amounts as criteria [14] to [19] have them. */
export const useSumColumns = (): readonly Column[] => {
  const { t } = useLingui()
  return useMemo(
    () => [
      {
        id: 'taxpayer_nm',
        header: t`Taxpayer`,
        cell: (row) => row.taxpayer_nm,
        detailWhereNarrow: (row) => `${row.income_year} · ${row.taxpayer_taxcd}`,
        width: 220,
        widthWhereNarrow: 178,
        isSortable: true,
        isRowHeader: true,
        canHide: false,
        comesFirstWhereNarrow: true,
      },
      { id: 'taxpayer_taxcd', header: t`Tax code`, cell: (row) => row.taxpayer_taxcd, width: 132, isSortable: true },
      {
        id: 'income_year',
        header: t({ message: 'Year', context: 'Of a payment' }),
        cell: (row) => row.income_year,
        width: 84,
        isSortable: true,
        isRowHeader: true,
      },
      {
        id: 'count',
        header: t({ message: 'Count', comment: 'How many PIT certificates are added up' }),
        cell: (row) => shownNumber(row.count),
        exported: (row) => ({ kind: 'number', text: String(row.count) }),
        align: 'end',
        width: 104,
      },
      amount('final_income_amt', t`Income [17]`, true),
      amount('final_insurance_amt', t`Insurance [14]`, false),
      amount('donations_amt', t`Donations [15]`, false),
      amount('final_income_before_tax', t`Assessable [18]`, false),
      { ...amount('final_income_tax', t`Tax [19]`, true), widthWhereNarrow: 126, comesFirstWhereNarrow: true },
    ],
    [t],
  )
}
