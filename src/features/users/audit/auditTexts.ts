import { msg } from '@lingui/core/macro'
import type { AuditTexts } from '../../../area/auditTexts.ts'
import type { TextFile } from '../../../i18n/locale.ts'
import { translated } from '../../../i18n/translatedPart.ts'
import { fieldLabels } from '../form/userLabels.ts'
import { roleNames, statuses } from '../list/userTexts.tsx'

const texts: AuditTexts = {
  actions: {
    'user.created': msg`Created a user`,
    'user.changed': msg`Changed a user`,
    'user.roleChanged': msg`Changed a role`,
    'user.passwordReset': msg`Reset a password`,
    'user.activated': msg`Activated a user`,
    'user.deactivated': msg`Deactivated a user`,
  },
  fields: {
    full_name: { label: fieldLabels.full_name },
    employee_no: { label: fieldLabels.employee_no },
    employee_auto: {
      label: msg`Automatic employee number`,
      codes: { true: msg`Yes`, false: msg`No` },
    },
    mobile: { label: fieldLabels.mobile },
    email: { label: fieldLabels.email },
    user_id: { label: fieldLabels.user_id },
    profile_image: { label: fieldLabels.profile_image, isWithoutValue: true },
    role: { label: fieldLabels.role, codes: roleNames },
    shops: { label: fieldLabels.shops },
    permissions: { label: fieldLabels.permissions, codes: {} },
    user_status: { label: msg`Status`, codes: { Y: statuses.Y.label, N: statuses.N.label } },
    name: null,
  },
  recordName: ({ detail: { name = '', user_id = '' } }) => name || user_id,
}

/** What the activity log says about users. */
export const auditTexts = translated(
  () => Promise.resolve(texts),
  import.meta.glob<TextFile>(['./texts/*.po', '../form/texts/*.po', '../texts/*.po']),
)
