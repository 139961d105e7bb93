import type { NotificationKind } from '../../notifications/notificationKind.ts'
import { notifyReaders } from '../../documents/notifyReaders.ts'
import { keptDeclarations } from './kind.ts'
import type { DeclarationTypes } from './kindTypes.ts'
import type { Repositories } from './store/repositories.ts'

/** Notifies everybody who may see a declaration of what became of it (docs/decisions/0364). */
export const notifyStaff = (
  inside: Pick<Repositories, 'notifications'>,
  kind: NotificationKind,
  head: DeclarationTypes['head'],
  notified: Parameters<typeof notifyReaders>[4],
): Promise<void> => notifyReaders<DeclarationTypes>(keptDeclarations, inside, kind, head, notified)
