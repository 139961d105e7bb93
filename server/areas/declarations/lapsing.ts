import { urgentTime } from '../../../src/domain/declaration/confirmation.ts'
import { succeed } from '../../../src/domain/result.ts'
import type { Clock } from '../../clock.ts'
import { newOccasions } from '../../notifications/occasions.ts'
import { forEveryCompany } from '../../store/statements.ts'
import { declarationNotifications } from './notifications/kinds.ts'
import { notifyStaff } from './notifyStaff.ts'
import type { Store } from './store/repositories.ts'

/** Notifies the staff, once for each sending, of a declaration that hardly any time is left to confirm (docs/decisions/0368). */
export const notifyOfLapsing = async (store: Store, clock: Clock): Promise<void> => {
  const now = clock()
  const at = now.toISOString()
  const urgent = new Date(now.getTime() + urgentTime).toISOString()
  const awaited = await forEveryCompany(() => store.declarations.awaitingConfirmation(at, urgent))
  const lapsing = awaited.map((each) => ({ ...each, occasion: `declaration.lapsing ${each.id} ${each.confirmUntil}` }))
  for (const { companyId, id, confirmUntil, occasion } of await newOccasions(store.notifications, lapsing))
    await store.transaction(async (inside) => {
      const head = await inside.declarations.head(companyId, id)
      const notified = { at, parameters: { until: confirmUntil }, occasion }
      if (head !== null) await notifyStaff(inside, declarationNotifications['declaration.lapsing'], head, notified)
      return succeed(null)
    })
}
