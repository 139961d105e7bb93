import type { NoticeNotification } from '../../../../src/domain/errorNotice/notifications.ts'
import { isPitStaff, type Scope } from '../../../../src/domain/session.ts'
import type { NotificationKind } from '../../../notifications/notificationKind.ts'
import { en } from './en.ts'
import { ko } from './ko.ts'
import { vi } from './vi.ts'

type Kinds = { readonly [Name in NoticeNotification]: NotificationKind<Name> }

/** Whoever works on e-PIT. */
const isFor = (scope: Scope): boolean => isPitStaff({ scope })

const kind = <Name extends NoticeNotification>(name: Name, isMailedUnasked: boolean): NotificationKind<Name> => ({
  name,
  isFor,
  isMailedUnasked,
  mail: { en: en[name], vi: vi[name], ko: ko[name] },
})

/** What people are notified of about notices of wrong documents. */
export const noticeNotifications: Kinds = {
  'errorNotice.accepted': kind('errorNotice.accepted', false),
  'errorNotice.refused': kind('errorNotice.refused', true),
  'errorNotice.changed': kind('errorNotice.changed', false),
}
