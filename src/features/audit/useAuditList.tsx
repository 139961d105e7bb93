import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AuditEntry } from '../../api/contract/auditTrail.ts'
import type { AuditTexts } from '../../area/auditTexts.ts'
import { useApi } from '../../api/provider.tsx'
import type { RecordListDescription } from '../../records/useRecordList.ts'
import type { DataColumn } from '../../ui/table/column.ts'
import { shownExactly } from '../../domain/dates.ts'
import { dash, entryText } from './entryText.ts'
import { auditShape } from './listShape.ts'
import { peopleQuery } from './queries.ts'

const useAuditColumns = (known: readonly AuditTexts[]): DataColumn<AuditEntry>[] => {
  const { t, i18n } = useLingui()
  return useMemo(
    () => [
      {
        id: 'at',
        header: t`Time`,
        cell: ({ at }) => shownExactly(at),
        detailWhereNarrow: (entry) => entryText(i18n, known, entry).action,
        width: 170,
        widthWhereNarrow: 240,
        isSortable: true,
        isRowHeader: true,
      },
      { id: 'person', header: t`Person`, cell: ({ person }) => dash(person), width: 180 },
      { id: 'user_id', header: t`User ID`, cell: ({ user_id }) => dash(user_id), width: 200 },
      {
        id: 'action',
        header: t`What was done`,
        cell: (entry) => entryText(i18n, known, entry).action,
        width: 250,
        isSortable: true,
      },
      { id: 'record', header: t`Record`, cell: (entry) => entryText(i18n, known, entry).record, width: 180 },
      {
        id: 'detail',
        header: t`Details`,
        cell: (entry) => dash(entryText(i18n, known, entry).details.join('; ')),
        width: 330,
      },
    ],
    [t, i18n, known],
  )
}

/** The list of what was done, in the words of the areas that wrote it. */
export const useAuditList = (known: readonly AuditTexts[]): RecordListDescription<AuditEntry> => {
  const { t, i18n } = useLingui()
  const { data: people = [] } = useQuery(peopleQuery(useApi()))
  return {
    id: 'audit',
    shape: auditShape,
    columns: useAuditColumns(known),
    firstLayout: { order: ['at', 'person', 'user_id', 'action', 'record', 'detail'], hidden: ['user_id'], widths: {} },
    filters: [
      {
        kind: 'choice',
        name: 'person',
        label: t`Person`,
        options: people.map(({ id, full_name }) => ({ value: id, label: full_name })),
      },
      { kind: 'period', name: 'period', label: t`Period`, days: { from: 'from', to: 'to' } },
      { kind: 'day', name: 'from', label: t`From day` },
      { kind: 'day', name: 'to', label: t`To day`, notBefore: 'from' },
    ],
    rowKey: ({ id }) => id,
    rowLabel: (entry) => `${shownExactly(entry.at)} ${entryText(i18n, known, entry).action}`,
    texts: {
      list: t`Activity log`,
      table: t`What was done`,
      search: t`Search the activity log`,
      searchHint: <Trans>Names, user IDs, actions and details are searched. Try fewer or shorter words.</Trans>,
    },
  }
}
