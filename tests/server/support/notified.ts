import { declarationNotifications } from '../../../server/areas/declarations/notifications/kinds.ts'
import type { NewNotification } from '../../../server/notifications/notifications.ts'
import { companyScopes } from '../../../src/domain/session.ts'
import { account } from '../../../tools/product/server/rows.ts'

export const companyId = account.companyId ?? ''
export const own = { companyId, accountId: account.id }
export const colleague = { companyId, accountId: 'account-2' }

/** That a declaration is accepted, for everybody who reads declarations. */
export const accepted = (changes: Partial<NewNotification> = {}): NewNotification => ({
  kind: declarationNotifications['declaration.accepted'],
  companyId,
  to: { scopes: companyScopes },
  record: { kind: 'declarations', id: 'd-1' },
  parameters: { reference: 'TK20261120-ABCDEF' },
  at: '2026-11-20T01:00:00.000Z',
  ...changes,
})
