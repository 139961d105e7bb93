import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { PitAccount } from '../../../api/contract/pitCertificateRights.ts'
import { pitPermissions } from '../../../domain/session.ts'
import type { ColumnLayout } from '../../../records/columns/columnLayout.ts'
import { StatusBadge } from '../../../ui/feedback/StatusBadge.tsx'
import type { DataColumn } from '../../../ui/table/column.ts'
import { rightNames } from './rightNames.ts'

export const rightsLayout: ColumnLayout = {
  order: ['full_name', 'user_id', 'rights', 'status'],
  hidden: [],
  widths: {},
}

/** The columns of accounts and what they may do. */
export const useRightColumns = (): readonly DataColumn<PitAccount>[] => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  return useMemo(() => {
    const named = ({ permissions }: PitAccount): string => {
      const given = Object.entries(rightNames).flatMap(([right, name]) =>
        permissions.some((each) => each === right) ? [i18n._(name)] : [],
      )
      if (given.length === 0) return t`Only reads, without income and tax`
      return given.length === pitPermissions.length ? t`Everything in e-PIT` : given.join(', ')
    }
    const columns: readonly DataColumn<PitAccount>[] = [
      {
        id: 'full_name',
        header: t`Full name`,
        cell: (row) => row.full_name,
        detailWhereNarrow: (row) => row.user_id,
        width: 220,
        widthWhereNarrow: 160,
        isSortable: true,
        isRowHeader: true,
        canHide: false,
        comesFirstWhereNarrow: true,
      },
      { id: 'user_id', header: t`User ID`, cell: (row) => row.user_id, width: 240, isSortable: true },
      {
        id: 'rights',
        header: t`What they may do`,
        cell: named,
        width: 460,
        widthWhereNarrow: 190,
        comesFirstWhereNarrow: true,
      },
      {
        id: 'status',
        header: t`Status`,
        cell: ({ is_active: isActive }) => (
          <StatusBadge label={isActive ? t`Active` : t`Inactive`} tone={isActive ? 'green' : 'grey'} />
        ),
        width: 120,
      },
    ]
    return columns
  }, [i18n, t])
}
