import { useLingui as useTexts } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useCurrentUser } from '../../../api/provider.tsx'
import { hasPermission } from '../../../domain/session.ts'
import type { ColumnLayout } from '../../../records/columns/columnLayout.ts'
import { incomeKindName } from '../income/incomeKindNames.ts'
import { asDong, orDash, type Column } from './cells.ts'
import { monthsOf } from './rowNames.ts'
import { useMarkColumns } from './useMarkColumns.tsx'
import { useNumberColumns } from './useNumberColumns.tsx'

/** Columns that do not stand in the table before a user asks for them. */
const hidden = ['refid']

/** How the columns come, before a user arranges them. */
export const firstLayoutOf = (columns: readonly Column[]): ColumnLayout => ({
  order: columns.map(({ id }) => id),
  hidden,
  widths: {},
})

const useAmountColumns = (): readonly Column[] => {
  const { t } = useLingui()
  const maySee = hasPermission(useCurrentUser(), 'pit-certificate.amounts')
  return useMemo(() => {
    if (!maySee) return []
    return [
      { id: 'final_income_amt', header: t`Income [17]`, ...asDong((row) => row.final_income_amt) },
      { id: 'final_income_tax', header: t`Tax [19]`, ...asDong((row) => row.final_income_tax) },
    ]
  }, [t, maySee])
}

const usePeopleColumns = (): readonly Column[] => {
  const { t } = useLingui()
  const { i18n } = useTexts()
  return useMemo(
    () => [
      {
        id: 'taxpayer_nm',
        header: t`Taxpayer`,
        ...orDash((row) => row.taxpayer_nm),
        detailWhereNarrow: (row) => [row.inv_no, monthsOf(row)].filter((part) => part !== '').join(' · '),
        width: 160,
        widthWhereNarrow: 156,
        isSortable: true,
        isRowHeader: true,
        canHide: false,
        comesFirstWhereNarrow: true,
      },
      {
        id: 'taxpayer_taxcd',
        header: t`Tax code`,
        ...orDash((row) => row.taxpayer_taxcd),
        width: 118,
        isSortable: true,
      },
      {
        id: 'income_type',
        header: t`Kind of income`,
        ...orDash((row) => incomeKindName(i18n, row.income_type)),
        width: 110,
        isSortable: true,
      },
      {
        id: 'income_year',
        header: t({ message: 'Paid for', comment: 'The months of a year that income was paid for' }),
        ...orDash(monthsOf),
        width: 92,
        isSortable: true,
      },
    ],
    [t, i18n],
  )
}

/** The columns of the list; those of amounts are there for whoever may see amounts. */
export const useCertificateColumns = (): readonly Column[] => {
  const { t } = useLingui()
  const numbers = useNumberColumns()
  const people = usePeopleColumns()
  const amounts = useAmountColumns()
  const marks = useMarkColumns()
  return useMemo(
    () => [
      ...numbers,
      ...people,
      ...amounts,
      ...marks,
      { id: 'refid', header: t`Reference`, ...orDash((row) => row.refid), width: 170, isSortable: true },
    ],
    [t, numbers, people, amounts, marks],
  )
}
