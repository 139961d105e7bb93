import type { InvoiceNotification } from '../../../../src/domain/invoice/notifications.ts'
import { isCompanyScope } from '../../../../src/domain/session.ts'
import { mailedKinds } from '../../../notifications/mailedKinds.ts'
import type { NotificationKind } from '../../../notifications/notificationKind.ts'
import { en } from './en.ts'
import { ko } from './ko.ts'
import { vi } from './vi.ts'

type Kinds = { readonly [Name in InvoiceNotification]: NotificationKind<Name> }

/** For staff of the company. */
const kind = mailedKinds<InvoiceNotification>(isCompanyScope, { en, vi, ko })

/** What people are notified of about invoices; nothing of them names who buys. */
export const invoiceNotifications: Kinds = {
  'invoice.refused': kind('invoice.refused', true),
  'invoice.changed': kind('invoice.changed', false),
}
