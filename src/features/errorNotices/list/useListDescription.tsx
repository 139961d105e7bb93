import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { ErrorNoticeRow } from '../../../api/contract/errorNotices.ts'
import { noticeStatuses } from '../../../domain/errorNotice/status.ts'
import type { RecordFilter } from '../../../records/filters/filter.ts'
import type { RecordListDescription } from '../../../records/useRecordList.ts'
import { noticePages, useNoticeFamily } from '../family.ts'
import { listTextsOf } from './familyTexts.ts'
import { noticeShape } from './listShape.ts'
import { statusAppearances } from './NoticeStatusBadge.tsx'
import { useNoticeColumns } from './useNoticeColumns.tsx'

const useNoticeFilters = (): readonly RecordFilter[] => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  return useMemo(
    () => [
      {
        kind: 'choice',
        name: 'status',
        label: t`Status`,
        options: noticeStatuses.map((status) => ({ value: status, label: i18n._(statusAppearances[status].label) })),
      },
      { kind: 'period', name: 'period', label: t`Date`, days: { from: 'from', to: 'to' } },
      { kind: 'day', name: 'from', label: t`From` },
      { kind: 'day', name: 'to', label: t`To`, notBefore: 'from' },
    ],
    [t, i18n],
  )
}

/** The list of error notices. */
export const useListDescription = (): RecordListDescription<ErrorNoticeRow> => {
  const { t } = useTexts()
  const { i18n } = useLingui()
  const family = useNoticeFamily()
  const columns = useNoticeColumns()
  return {
    id: noticePages[family],
    shape: noticeShape,
    columns,
    firstLayout: { order: columns.map(({ id }) => id), hidden: [], widths: {} },
    filters: useNoticeFilters(),
    rowKey: ({ notice_id }) => notice_id,
    rowLabel: ({ reference }) => reference,
    texts: {
      list: t`List of error notices`,
      table: t`Error notices`,
      search: t`Search error notices`,
      searchHint: i18n._(listTextsOf[family].searched),
    },
  }
}
