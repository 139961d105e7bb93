import { msg } from '@lingui/core/macro'
import type { AuditTexts } from '../../../area/auditTexts.ts'
import type { TextFile } from '../../../i18n/locale.ts'
import { translated } from '../../../i18n/translatedPart.ts'
import { profileLabels } from '../profileLabels.ts'

const texts: AuditTexts = {
  actions: {
    'session.opened': msg`Logged in`,
    'session.refused': msg`Was refused to log in`,
    'profile.changed': msg`Changed the own profile`,
    'password.changed': msg`Changed the own password`,
    'password.refused': msg`Was refused to change the own password`,
  },
  fields: {
    fields: { label: msg`Changed`, codes: profileLabels },
    address: { label: msg`Network address` },
    reason: {
      label: msg`Reason`,
      codes: {
        '901': msg`The account is not active`,
        'user.notFound': msg`Unknown user ID`,
        'password.incorrect': msg`Wrong password`,
        'login.tooMany': msg`Too many attempts`,
      },
    },
  },
  recordName: ({ person }) => person,
}

/** What the activity log says about people's own accounts and sessions. */
export const auditTexts = translated(
  () => Promise.resolve(texts),
  import.meta.glob<TextFile>(['./texts/*.po', '../texts/*.po']),
)
