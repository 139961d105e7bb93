import type { CertificateNotification } from '../../../../src/domain/pitCertificate/notifications.ts'
import { isPitStaff } from '../../../../src/domain/session.ts'
import { mailedKinds } from '../../../notifications/mailedKinds.ts'
import type { NotificationKind } from '../../../notifications/notificationKind.ts'
import { en } from './en.ts'
import { ko } from './ko.ts'
import { vi } from './vi.ts'

type Kinds = { readonly [Name in CertificateNotification]: NotificationKind<Name> }

/** For whoever works on e-PIT. */
const kind = mailedKinds<CertificateNotification>((scope) => isPitStaff({ scope }), { en, vi, ko })

/** What people are notified of about certificates; nothing of them names whose tax is withheld. */
export const certificateNotifications: Kinds = {
  'pitCertificate.accepted': kind('pitCertificate.accepted', false),
  'pitCertificate.refused': kind('pitCertificate.refused', true),
  'pitCertificate.changed': kind('pitCertificate.changed', false),
}
