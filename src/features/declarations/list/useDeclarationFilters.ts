import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { useMemo } from 'react'
import { shownStatuses } from '../../../domain/declaration/status.ts'
import type { RecordFilter } from '../../../records/filters/filter.ts'
import { useCodeOptions } from '../../../codeLists/useCodeOptions.ts'
import { statusAppearances } from '../DeclarationStatusBadge.tsx'

/** The filters of the list of declarations, as `declarationShape` takes them. */
export const useDeclarationFilters = (): readonly RecordFilter[] => {
  const { t } = useTexts()
  const { i18n } = useLingui()
  const types = useCodeOptions('declaration-type')
  return useMemo(
    () => [
      {
        kind: 'choice',
        name: 'status',
        label: t`Status`,
        options: shownStatuses.map((status) => ({ value: status, label: i18n._(statusAppearances[status].label) })),
      },
      { kind: 'choice', name: 'type', label: t`Declaration type`, options: types },
      { kind: 'period', name: 'period', label: t`Registered`, days: { from: 'from', to: 'to' } },
      { kind: 'day', name: 'from', label: t`Registered from` },
      { kind: 'day', name: 'to', label: t`Registered to`, notBefore: 'from' },
    ],
    [t, i18n, types],
  )
}
