import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { PitCertificateRow } from '../../../api/contract/pitCertificates.ts'
import { incomeKinds } from '../../../domain/pitCertificate/incomeKinds.ts'
import { certificateStatuses } from '../../../domain/pitCertificate/status.ts'
import type { RecordFilter } from '../../../records/filters/filter.ts'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import type { Option } from '../../../ui/form/field.ts'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { createPart } from '../../../ui/part/part.ts'
import { statusAppearances } from '../CertificateStatusBadge.tsx'
import { incomeKindName } from '../income/incomeKindNames.ts'
import { useKnownSymbols } from '../queries/useKnownSymbols.ts'
import { useYears } from '../useYears.ts'

const personFilter = createPart(() => import('./PersonFilter.tsx'))

const renderPerson = (value: string, onChange: (value: string) => void) => (
  <LazyPart of={personFilter} pending={<Spinner />}>
    {({ PersonFilter }) => <PersonFilter onChange={onChange} value={value} />}
  </LazyPart>
)

const optionsOf = (...texts: readonly (readonly string[])[]): readonly Option[] =>
  [...new Set(texts.flat())].filter((text) => text !== '').map((text) => ({ value: text, label: text }))

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

/** The filters of the list; symbols and kinds of income are those that are known or shown. */
export const useCertificateFilters = (rows: readonly PitCertificateRow[]): readonly RecordFilter[] => {
  const { t } = useTexts()
  const { i18n } = useLingui()
  const symbols = useKnownSymbols()
  const years = useYears()
  const days = useDayFilters()
  return useMemo(
    () => [
      {
        kind: 'choice',
        name: 'status',
        label: t`Status`,
        options: certificateStatuses.map((status) => ({
          value: status,
          label: i18n._(statusAppearances[status].label),
        })),
      },
      {
        kind: 'own',
        name: 'taxpayer',
        label: t`Taxpayer`,
        render: renderPerson,
      },
      {
        kind: 'choice',
        name: 'symbol',
        label: t({ message: 'Symbol', context: 'Of a document' }),
        options: optionsOf(
          symbols,
          rows.map(({ serial_no: symbol }) => symbol),
        ),
      },
      {
        kind: 'choice',
        name: 'income',
        label: t`Kind of income`,
        options: optionsOf(
          incomeKinds,
          rows.map(({ income_type: kind }) => kind),
        ).map(({ value }) => ({ value, label: incomeKindName(i18n, value) })),
      },
      { kind: 'choice', name: 'year', label: t`Year paid for`, options: optionsOf(years) },
      ...days,
    ],
    [t, i18n, rows, symbols, years, days],
  )
}
