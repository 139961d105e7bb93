import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What the audit's codes mean; one that is not named here is shown as it is. */
export const actionNames: Readonly<Record<string, MessageDescriptor>> = {
  'session.opened': msg`Logged in`,
  'session.refused': msg`Was refused to log in`,
  'password.changed': msg`Changed the own password`,
  'user.created': msg`Created a user`,
  'user.changed': msg`Changed a user`,
  'user.roleChanged': msg`Changed a role`,
  'user.passwordReset': msg`Reset a password`,
  'user.activated': msg`Activated a user`,
  'user.deactivated': msg`Deactivated a user`,
  'shop.created': msg`Created a shop`,
  'shop.changed': msg`Changed a shop`,
  'shop.deleted': msg`Deleted a shop`,
}
