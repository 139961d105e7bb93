import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ListPlace } from '../../../api/queries/listPlace.ts'
import { RecordList } from '../../../records/RecordList.tsx'
import { useFocusReturn } from '../../../records/useFocusReturn.ts'
import { useRecordList } from '../../../records/useRecordList.ts'
import { useCommands } from '../../../ui/commands/useCommands.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { UsersIcon } from '../../../ui/icons/icons.tsx'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { activityDialog, rolesDialog } from '../parts.ts'
import { usersFor, type Activity } from './activity.ts'
import { UserActions } from './UserActions.tsx'
import { userCommands } from './userCommands.tsx'
import { useUserList } from './useUserList.tsx'
import { useUserPage } from './useUserPage.ts'

interface Props {
  readonly place: ListPlace
  /** Whether the form of a user stands over the list. */
  readonly isCovered: boolean
  readonly onPlaceChange: (change: Partial<ListPlace>) => void
  /** `new`, or the id of a user. */
  readonly onOpen: (user: string) => void
}

type Over = Activity | 'roles' | null

/** The company's users: found, narrowed, ordered, paged, selected, activated and deactivated (seed 001 §2.9). */
export const UserList = ({ place, isCovered, onPlaceChange, onOpen }: Props) => {
  const { t } = useLingui()
  const [over, setOver] = useState<Over>(null)
  const list = useRecordList(useUserList(), { page: useUserPage(place), place, onPlaceChange })
  const { rows: selected, clear } = list.selection
  const actions = { add: () => open('new'), manageRoles: () => setOver('roles'), start: setOver }
  const screen = useCommands(userCommands(selected, actions))
  const keepOpener = useFocusReturn(isCovered, screen)
  const open = (user: string): void => {
    keepOpener()
    onOpen(user)
  }
  const close = (): void => setOver(null)
  return (
    <RecordList
      actions={
        <UserActions onActivity={setOver} onAdd={actions.add} onManageRoles={actions.manageRoles} selected={selected} />
      }
      empty={<EmptyState icon={<UsersIcon size={24} />} title={t`No user yet`} />}
      isSelectable
      list={list}
      onOpen={(row) => open(row.id)}
      ref={screen}
    >
      {(over === 'activate' || over === 'deactivate') && (
        <LazyPart of={activityDialog} onLeave={close}>
          {({ ActivityDialog }) => (
            <ActivityDialog command={over} onClose={close} onDone={clear} users={usersFor(over, selected)} />
          )}
        </LazyPart>
      )}
      {over === 'roles' && (
        <LazyPart of={rolesDialog} onLeave={close}>
          {({ ManageRolesDialog }) => <ManageRolesDialog onClose={close} />}
        </LazyPart>
      )}
    </RecordList>
  )
}
