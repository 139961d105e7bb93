import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ActivityResult } from '../../../api/contract/users.ts'

/** Why a user was not changed; null for one that was. */
export const refusalOf: Readonly<Record<ActivityResult['result'], MessageDescriptor | null>> = {
  changed: null,
  unchanged: null,
  'record.absent': msg`This user is no longer there`,
  'user.isSelf': msg`This is your own account`,
  'user.lastAdministrator': msg`The last active administrator stays`,
  'user.outranked': msg`Only a system administrator can change a system administrator`,
}
