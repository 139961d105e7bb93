import type { NoticeNotification } from '../../../../src/domain/errorNotice/notifications.ts'
import { isCompanyScope, isPitStaff } from '../../../../src/domain/session.ts'
import { mailedKinds } from '../../../notifications/mailedKinds.ts'
import type { NotificationKind } from '../../../notifications/notificationKind.ts'
import { en } from './en.ts'
import { ko } from './ko.ts'
import { vi } from './vi.ts'

type Kinds = { readonly [Name in NoticeNotification]: NotificationKind<Name> }

/** For whoever works on e-PIT or on invoices: a notice of either is read by one of them. */
const kind = mailedKinds<NoticeNotification>((scope) => isPitStaff({ scope }) || isCompanyScope(scope), { en, vi, ko })

/** What people are notified of about notices of wrong documents. */
export const noticeNotifications: Kinds = {
  'errorNotice.accepted': kind('errorNotice.accepted', false),
  'errorNotice.refused': kind('errorNotice.refused', true),
  'errorNotice.changed': kind('errorNotice.changed', false),
}
