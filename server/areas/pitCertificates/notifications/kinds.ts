import type { CertificateNotification } from '../../../../src/domain/pitCertificate/notifications.ts'
import { isPitStaff, type Scope } from '../../../../src/domain/session.ts'
import type { NotificationKind } from '../../../notifications/notificationKind.ts'
import { en } from './en.ts'
import { ko } from './ko.ts'
import { vi } from './vi.ts'

type Kinds = { readonly [Name in CertificateNotification]: NotificationKind<Name> }

/** Whoever works on e-PIT. */
const isFor = (scope: Scope): boolean => isPitStaff({ scope })

const kind = <Name extends CertificateNotification>(name: Name, isMailedUnasked: boolean): NotificationKind<Name> => ({
  name,
  isFor,
  isMailedUnasked,
  mail: { en: en[name], vi: vi[name], ko: ko[name] },
})

/** What people are notified of about certificates; nothing of them names whose tax is withheld. */
export const certificateNotifications: Kinds = {
  'pitCertificate.accepted': kind('pitCertificate.accepted', false),
  'pitCertificate.refused': kind('pitCertificate.refused', true),
  'pitCertificate.changed': kind('pitCertificate.changed', false),
}
