import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { UserRow } from '../../../api/contract/users.ts'
import { useApi, useCurrentUser } from '../../../api/provider.tsx'
import { mayManage, type Role } from '../../../domain/user/role.ts'
import { notify } from '../../../ui/feedback/toasts.ts'
import { userKeys } from '../queries.ts'
import { saveRoles, type RoleChange } from './saveRoles.ts'

/** Roles that were changed and not saved yet; what fails stays among them. */
export const useRoleChanges = (onSaved: () => void) => {
  const { t } = useLingui()
  const api = useApi()
  const { id: ownId, scope } = useCurrentUser()
  const queryClient = useQueryClient()
  const [changes, setChanges] = useState<ReadonlyMap<string, RoleChange>>(new Map())
  const saving = useMutation({
    mutationFn: () => saveRoles(api, [...changes.values()]),
    onSuccess: (outcomes) => {
      const failed = outcomes.filter(({ failure }) => failure !== null)
      setChanges(new Map(failed.map((outcome) => [outcome.user.id, outcome])))
      if (failed.length > 0) return
      notify.success(t`Update user successfully!`)
      onSaved()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: userKeys.all }),
  })
  return {
    saving,
    count: changes.size,
    roleOf: (user: UserRow): Role => changes.get(user.id)?.role ?? user.role,
    /** Why the role of a user cannot be changed. */
    fixed: (user: UserRow): string | undefined => {
      if (user.id === ownId) return t`Your own role`
      if (user.scope !== 'SYS_ADMIN') return undefined
      return mayManage(scope, user.scope) ? t`System administrator` : t`Not changeable`
    },
    change: (user: UserRow, role: Role): void => {
      const next = new Map(changes)
      if (role === user.role) next.delete(user.id)
      else next.set(user.id, { user, role })
      setChanges(next)
    },
  }
}
