import type { DeclarationNotification } from '../../../../src/domain/declaration/notifications.ts'
import { isPitScope } from '../../../../src/domain/session.ts'
import type { NotificationKind } from '../../../notifications/notificationKind.ts'
import { en } from './en.ts'
import { ko } from './ko.ts'
import { vi } from './vi.ts'

type Kinds = { readonly [Name in DeclarationNotification]: NotificationKind<Name> }

const kind = <Name extends DeclarationNotification>(
  name: Name,
  { isFor, isMailedUnasked }: Pick<NotificationKind, 'isFor' | 'isMailedUnasked'>,
): NotificationKind<Name> => ({
  name,
  isFor,
  isMailedUnasked,
  mail: { en: en[name], vi: vi[name], ko: ko[name] },
})

const mailed = { isFor: () => true, isMailedUnasked: true }
/** Only e-invoices are confirmed and explained, which PIT users have nothing to do with. */
const ofCompany = { isFor: (scope: Parameters<typeof isPitScope>[0]) => !isPitScope(scope), isMailedUnasked: true }

/** What people are notified of about declarations. */
export const declarationNotifications: Kinds = {
  'declaration.accepted': kind('declaration.accepted', mailed),
  'declaration.refused': kind('declaration.refused', mailed),
  'declaration.rejected': kind('declaration.rejected', mailed),
  'declaration.lapsing': kind('declaration.lapsing', ofCompany),
  'declaration.lapsed': kind('declaration.lapsed', ofCompany),
  'declaration.explanation': kind('declaration.explanation', ofCompany),
  'declaration.explanationDue': kind('declaration.explanationDue', ofCompany),
  'declaration.changed': kind('declaration.changed', { ...mailed, isMailedUnasked: false }),
}
