import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { UserRow } from '../../../api/contract/users.ts'
import { shownMobile } from '../../../domain/user/mobile.ts'
import type { RecordListDescription } from '../../../records/useRecordList.ts'
import { AvatarPicture } from '../../../ui/avatar/Avatar.tsx'
import type { DataColumn } from '../../../ui/table/column.ts'
import { userShape } from './listShape.ts'
import { roleNames, ShopsOfUser, userKey, userLabel, UserStatus } from './userTexts.tsx'

const useUserColumns = (): DataColumn<UserRow>[] => {
  const { t, i18n } = useLingui()
  return useMemo(
    () => [
      {
        id: 'picture',
        header: t`Picture`,
        cell: ({ full_name, img_url }) => <AvatarPicture image={img_url} name={full_name} />,
        width: 68,
        align: 'center',
      },
      { id: 'role', header: t`Role`, cell: ({ role }) => i18n._(roleNames[role]), width: 112, isSortable: true },
      {
        id: 'full_name',
        header: t`Full name`,
        cell: ({ full_name }) => full_name,
        detailWhereNarrow: ({ user_id, role }) => `${user_id} · ${i18n._(roleNames[role])}`,
        width: 160,
        widthWhereNarrow: 220,
        isSortable: true,
        comesFirstWhereNarrow: true,
        isRowHeader: true,
        canHide: false,
      },
      { id: 'user_id', header: t`User ID`, cell: ({ user_id }) => user_id, width: 180, isSortable: true },
      { id: 'shops', header: t`Shops`, cell: ({ shops }) => <ShopsOfUser shops={shops} />, width: 132 },
      {
        id: 'user_status',
        header: t`Status`,
        cell: ({ user_status }) => <UserStatus status={user_status} />,
        width: 150,
        isSortable: true,
      },
      {
        id: 'mobile',
        header: t`Mobile`,
        cell: ({ mobile }) => (mobile === '' ? '–' : shownMobile(mobile)),
        width: 112,
        isSortable: true,
      },
      { id: 'email', header: t`E-mail`, cell: ({ email }) => email, width: 155, isSortable: true },
    ],
    [t, i18n],
  )
}

/** The list of users (seed 001 §2.9). */
export const useUserList = (): RecordListDescription<UserRow> => {
  const { t, i18n } = useLingui()
  return {
    id: 'users',
    shape: userShape,
    columns: useUserColumns(),
    firstLayout: {
      order: ['picture', 'role', 'full_name', 'user_id', 'shops', 'user_status', 'mobile', 'email'],
      hidden: [],
      widths: {},
    },
    filters: [
      {
        kind: 'choice',
        name: 'role',
        label: t`Role`,
        options: [
          { value: 'ADMIN', label: i18n._(roleNames['1']) },
          { value: 'USER', label: i18n._(roleNames['2']) },
        ],
      },
    ],
    rowKey: userKey,
    rowLabel: userLabel,
    texts: {
      list: t`List of users`,
      table: t`Users`,
      search: t`Search users`,
      searchHint: (
        <Trans>Names, user IDs, e-mail addresses and mobile numbers are searched. Try fewer or shorter words.</Trans>
      ),
    },
  }
}
