import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { ReviewRequestRow } from '../../../api/contract/reviewRequests.ts'
import { shownDay } from '../../../domain/dates.ts'
import type { RecordListDescription } from '../../../records/useRecordList.ts'
import type { DataColumn } from '../../../ui/table/column.ts'
import { RequestState } from '../RequestState.tsx'
import { requestShape } from './listShape.ts'

const dash = (text: string): string => (text === '' ? '–' : text)

const useRequestColumns = (): DataColumn<ReviewRequestRow>[] => {
  const { t } = useLingui()
  return useMemo(
    () => [
      {
        id: 'number',
        header: t({ message: 'Number', context: 'Of a document' }),
        cell: ({ number }) => number,
        detailWhereNarrow: ({ invoices }) => t`${plural(invoices, { one: '# invoice', other: '# invoices' })}`,
        width: 220,
        isSortable: true,
        comesFirstWhereNarrow: true,
        isRowHeader: true,
        canHide: false,
      },
      { id: 'day', header: t`Day`, cell: ({ day }) => shownDay(day), width: 110, isSortable: true },
      {
        id: 'answer_by',
        header: t`Answer by`,
        cell: ({ answer_by }) => dash(shownDay(answer_by)),
        width: 130,
        isSortable: true,
      },
      { id: 'invoices', header: t`Invoices`, cell: ({ invoices }) => String(invoices), width: 100, align: 'end' },
      {
        id: 'state',
        header: t`Status`,
        cell: ({ notice_id }) => <RequestState notice={notice_id} />,
        width: 170,
        widthWhereNarrow: 150,
        comesFirstWhereNarrow: true,
      },
    ],
    [t],
  )
}

const useRequestFilters = (): RecordListDescription<ReviewRequestRow>['filters'] => {
  const { t } = useLingui()
  return useMemo(
    () => [
      {
        kind: 'choice',
        name: 'state',
        label: t`Status`,
        options: [
          { value: 'open', label: t`To be answered` },
          { value: 'answered', label: t`Answered` },
        ],
      },
    ],
    [t],
  )
}

/** The list of requests. */
export const useRequestDescription = (): RecordListDescription<ReviewRequestRow> => {
  const { t } = useLingui()
  const columns = useRequestColumns()
  return {
    id: 'review-requests',
    shape: requestShape,
    columns,
    firstLayout: { order: columns.map(({ id }) => id), hidden: [], widths: {} },
    filters: useRequestFilters(),
    rowKey: ({ id }) => id,
    rowLabel: ({ number }) => number,
    texts: {
      list: t`List of review requests`,
      table: t`Review requests`,
      search: t`Search review requests`,
      searchHint: t`Numbers of requests and of their invoices are searched. Try fewer or shorter words.`,
    },
  }
}
