import { useLingui } from '@lingui/react'
import { useLingui as useMacro } from '@lingui/react/macro'
import type { UserRow } from '../../../api/contract/users.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { PlusIcon, UsersIcon } from '../../../ui/icons/icons.tsx'
import { whyNot, type Activity } from './activity.ts'

interface Props {
  readonly selected: readonly UserRow[]
  readonly onActivity: (command: Activity) => void
  readonly onManageRoles: () => void
  readonly onAdd: () => void
}

/** Deactivate, activate, manage roles and add (seed 001 §2.9); an action that is not possible says why. */
export const UserActions = ({ selected, onActivity, onManageRoles, onAdd }: Props) => {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const reason = (command: Activity): string | undefined => {
    const why = whyNot(command, selected)
    return why === null ? undefined : i18n._(why)
  }
  return (
    <>
      <Button disabledReason={reason('deactivate')} onPress={() => onActivity('deactivate')}>
        {t`Deactivate`}
      </Button>
      <Button disabledReason={reason('activate')} onPress={() => onActivity('activate')}>
        {t`Activate`}
      </Button>
      <Button icon={<UsersIcon />} onPress={onManageRoles}>
        {t`Manage roles`}
      </Button>
      <Button
        disabledReason={selected.length > 0 ? t`Clear the selection to add a user` : undefined}
        icon={<PlusIcon />}
        onPress={onAdd}
        shortcut="F4"
        variant="primary"
      >
        {t`Add`}
      </Button>
    </>
  )
}
