import { plural } from '@lingui/core/macro'
import { useLingui as useTexts } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { ErrorNoticeRow } from '../../../api/contract/errorNotices.ts'
import { shownDay } from '../../../domain/dates.ts'
import { noticeTypes } from '../../../domain/errorNotice/fields.ts'
import type { DataColumn } from '../../../ui/table/column.ts'
import { useNoticeFamily } from '../family.ts'
import { listTextsOf } from './familyTexts.ts'
import { NoticeStatusBadge } from './NoticeStatusBadge.tsx'

/** The columns of the list. */
export const useNoticeColumns = (): readonly DataColumn<ErrorNoticeRow>[] => {
  const { t } = useLingui()
  const { i18n } = useTexts()
  const family = useNoticeFamily()
  return useMemo(() => {
    const about = ({ serial_no, inv_no, documents }: ErrorNoticeRow): string => {
      const first = `${serial_no} ${inv_no}`
      return documents > 1
        ? t`${plural(documents - 1, { one: `${first} and # more`, other: `${first} and # more` })}`
        : first
    }
    return [
      {
        id: 'reference',
        header: t`Reference`,
        cell: (row) => row.reference,
        width: 190,
        isSortable: true,
        isRowHeader: true,
        canHide: false,
        comesFirstWhereNarrow: true,
        detailWhereNarrow: about,
      },
      { id: 'notice_date', header: t`Date`, cell: (row) => shownDay(row.notice_date), width: 106, isSortable: true },
      { id: 'documents', header: i18n._(listTextsOf[family].documents), cell: about, width: 220 },
      {
        id: 'notice_type',
        header: t({ message: 'Kind', context: 'Of an error notice' }),
        cell: (row) =>
          row.notice_type === noticeTypes.answer ? t`Explanation to the tax authority` : t`Notice of the company`,
        width: 200,
        isSortable: true,
      },
      {
        id: 'notice_status',
        header: t`Status`,
        cell: (row) => <NoticeStatusBadge message={row.message} status={row.notice_status} />,
        width: 150,
        widthWhereNarrow: 144,
        isSortable: true,
        comesFirstWhereNarrow: true,
      },
    ]
  }, [t, i18n, family])
}
