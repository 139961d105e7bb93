import type { ReviewNotification } from '../../../../src/domain/reviewRequest/notifications.ts'
import { isCompanyScope } from '../../../../src/domain/session.ts'
import { mailedKinds } from '../../../notifications/mailedKinds.ts'
import type { NotificationKind } from '../../../notifications/notificationKind.ts'
import { en } from './en.ts'
import { ko } from './ko.ts'
import { vi } from './vi.ts'

type Kinds = { readonly [Name in ReviewNotification]: NotificationKind<Name> }

const kind = mailedKinds<ReviewNotification>(isCompanyScope, { en, vi, ko })

/** What people are notified of about requests to review invoices. */
export const reviewNotifications: Kinds = {
  'reviewRequest.received': kind('reviewRequest.received', true),
}
