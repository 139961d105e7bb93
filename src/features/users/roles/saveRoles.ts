import type { ApiClient } from '../../../api/client.ts'
import { changeRole, type UserRow } from '../../../api/contract/users.ts'
import type { ServerFailure } from '../../../domain/failure.ts'
import { roles, type Role } from '../../../domain/user/role.ts'

export interface RoleChange {
  readonly user: UserRow
  readonly role: Role
}

/** What became of a change: null where it was made. */
export interface RoleOutcome extends RoleChange {
  readonly failure: ServerFailure | null
}

/** Saves every change by a call of its own, those that make administrators first, so that somebody is one throughout (decision 0271). */
export const saveRoles = async (api: ApiClient, changes: readonly RoleChange[]): Promise<readonly RoleOutcome[]> => {
  const outcomes: RoleOutcome[] = []
  const ordered = changes.toSorted((one, other) =>
    one.role === other.role ? 0 : one.role === roles.administrator ? -1 : 1,
  )
  for (const change of ordered) {
    const { user, role } = change
    const answer = await api.send(changeRole, { params: { id: user.id }, body: { role, version: user.version } })
    outcomes.push({ ...change, failure: answer.ok ? null : answer.failure })
  }
  return outcomes
}
