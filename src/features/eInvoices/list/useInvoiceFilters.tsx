import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { InvoiceRow } from '../../../api/contract/invoices.ts'
import { useCurrentUser } from '../../../api/provider.tsx'
import { invoiceStatuses } from '../../../domain/invoice/status.ts'
import { shownAmount } from '../../../domain/money.ts'
import type { RecordFilter } from '../../../records/filters/filter.ts'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import type { Option } from '../../../ui/form/field.ts'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { createPart } from '../../../ui/part/part.ts'
import { statusAppearances } from '../InvoiceStatusBadge.tsx'
import { useKnownSymbols } from '../queries/symbols.ts'
import { useCustomerOptions } from './useCustomerOptions.ts'

const taxCodeFilter = createPart(() => import('./TaxCodeFilter.tsx'))
const amountFilter = createPart(() => import('./AmountFilter.tsx'))

const renderTaxCode = (value: string, onChange: (value: string) => void) => (
  <LazyPart of={taxCodeFilter} pending={<Spinner />}>
    {({ TaxCodeFilter }) => <TaxCodeFilter onChange={onChange} value={value} />}
  </LazyPart>
)

const renderAmount = (label: string) => (value: string, onChange: (value: string) => void) => (
  <LazyPart of={amountFilter} pending={<Spinner />}>
    {({ AmountFilter }) => <AmountFilter label={label} onChange={onChange} value={value} />}
  </LazyPart>
)

const useDayFilters = (): readonly RecordFilter[] => {
  const { t } = useTexts()
  return useMemo(
    () => [
      { kind: 'period', name: 'period', label: t`Made out`, days: { from: 'from', to: 'to' } },
      { kind: 'day', name: 'from', label: t`Made out from` },
      { kind: 'day', name: 'to', label: t`Made out to`, notBefore: 'from' },
    ],
    [t],
  )
}

const useAmountFilters = (): readonly RecordFilter[] => {
  const { t } = useTexts()
  return useMemo(() => {
    const least = t`Total in đồng from`
    const most = t`Total in đồng to`
    return [
      { kind: 'own', name: 'least', label: least, shown: shownAmount, render: renderAmount(least) },
      { kind: 'own', name: 'most', label: most, shown: shownAmount, render: renderAmount(most) },
    ]
  }, [t])
}

/** Who has made invoices: the signed-in person, and those of the rows that are shown. */
const useMakers = (rows: readonly InvoiceRow[]): readonly Option[] => {
  const { id, name } = useCurrentUser()
  return useMemo(() => {
    const makers = new Map([[id, name]])
    for (const { made_by: maker, made_by_nm: called } of rows) if (maker !== '') makers.set(maker, called)
    return [...makers].map(([value, label]) => ({ value, label }))
  }, [id, name, rows])
}

/** The filters of the list; symbols and makers are those that are known or shown. */
export const useInvoiceFilters = (
  rows: readonly InvoiceRow[],
  customer: string | undefined,
): readonly RecordFilter[] => {
  const { t } = useTexts()
  const { i18n } = useLingui()
  const known = useKnownSymbols()
  const makers = useMakers(rows)
  const customers = useCustomerOptions(rows, customer)
  const days = useDayFilters()
  const amounts = useAmountFilters()
  return useMemo(() => {
    const symbols = new Set(
      [...known, ...rows.map(({ serial_no: symbol }) => symbol)].filter((symbol) => symbol !== ''),
    )
    return [
      ...days,
      {
        kind: 'choice',
        name: 'status',
        label: t`Status`,
        options: invoiceStatuses.map((status) => ({ value: status, label: i18n._(statusAppearances[status].label) })),
      },
      {
        kind: 'choice',
        name: 'symbol',
        label: t({ message: 'Symbol', context: 'Of a document' }),
        options: [...symbols].map((symbol) => ({ value: symbol, label: symbol })),
      },
      { kind: 'choice', name: 'customer', label: t`Customer`, options: customers },
      { kind: 'own', name: 'taxpayer', label: t`Buyer's tax code`, render: renderTaxCode },
      { kind: 'choice', name: 'maker', label: t`Made by`, options: makers },
      ...amounts,
      {
        kind: 'choice',
        name: 'mail',
        label: t`E-mail to the buyer`,
        options: [{ value: 'failed', label: t`Not delivered` }],
      },
    ]
  }, [t, i18n, rows, known, makers, customers, days, amounts])
}
