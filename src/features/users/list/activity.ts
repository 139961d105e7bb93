import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { usersChangedAtOnce, type UserRow } from '../../../api/contract/users.ts'

/** Which of the selected users a command acts on: the active ones, or the inactive ones (seed 001 §4). */
export const usersFor = (command: Activity, selected: readonly UserRow[]): readonly UserRow[] =>
  selected.filter(({ user_status }) => user_status === (command === 'deactivate' ? 'Y' : 'N'))

export type Activity = 'activate' | 'deactivate'

const none: Readonly<Record<Activity, MessageDescriptor>> = {
  activate: msg`Select at least one inactive user to activate`,
  deactivate: msg`Select at least one active user to deactivate`,
}

/** Why a command is not possible for the selected users, or null. */
export const whyNot = (command: Activity, selected: readonly UserRow[]): MessageDescriptor | null => {
  const { length } = usersFor(command, selected)
  if (length === 0) return none[command]
  return length > usersChangedAtOnce ? msg`At most ${usersChangedAtOnce} users can be changed at once` : null
}
