import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { InvoiceRow } from '../../../api/contract/invoices.ts'
import { invoiceStatuses } from '../../../domain/invoice/status.ts'
import { shownAmount } from '../../../domain/money.ts'
import type { RecordFilter } from '../../../records/filters/filter.ts'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { createPart } from '../../../ui/part/part.ts'
import { statusAppearances } from '../InvoiceStatusBadge.tsx'
import { useKnownSymbols } from '../queries/symbols.ts'
import { useCustomerOptions } from './useCustomerOptions.ts'
import { useMakerName } from './useMakerName.ts'

const taxCodeFilter = createPart(() => import('./TaxCodeFilter.tsx'))
const makerFilter = createPart(() => import('./MakerFilter.tsx'))
const amountFilter = createPart(() => import('./AmountFilter.tsx'))

const renderTaxCode = (value: string, onChange: (value: string) => void) => (
  <LazyPart of={taxCodeFilter} pending={<Spinner />}>
    {({ TaxCodeFilter }) => <TaxCodeFilter onChange={onChange} value={value} />}
  </LazyPart>
)

const renderMaker = (name: string) => (value: string, onChange: (value: string) => void) => (
  <LazyPart of={makerFilter} pending={<Spinner />}>
    {({ MakerFilter }) => <MakerFilter name={name} onChange={onChange} value={value} />}
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

/** The filters of the list, of which some are chosen; symbols are those that are known or shown. */
export const useInvoiceFilters = (
  rows: readonly InvoiceRow[],
  chosen: Readonly<Record<string, string>>,
): readonly RecordFilter[] => {
  const { t } = useTexts()
  const { i18n } = useLingui()
  const known = useKnownSymbols()
  const maker = useMakerName(rows, chosen['maker'])
  const customers = useCustomerOptions(rows, chosen['customer'])
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
      { kind: 'own', name: 'maker', label: t`Made by`, shown: () => maker, render: renderMaker(maker) },
      ...amounts,
      {
        kind: 'choice',
        name: 'mail',
        label: t`E-mail to the buyer`,
        options: [{ value: 'failed', label: t`Not delivered` }],
      },
    ]
  }, [t, i18n, rows, known, maker, customers, days, amounts])
}
