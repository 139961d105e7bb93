import { urgentTime } from '../../../src/domain/declaration/confirmation.ts'
import { succeed } from '../../../src/domain/result.ts'
import type { Clock } from '../../clock.ts'
import { forEveryCompany } from '../../store/statements.ts'
import { notifyStaff } from './notifyStaff.ts'
import type { Store } from './store/repositories.ts'

/** Notifies the staff, once for each sending, of a declaration that hardly any time is left to confirm (docs/decisions/0368). */
export const notifyOfLapsing = async (store: Store, clock: Clock): Promise<void> => {
  const now = clock()
  const at = now.toISOString()
  const urgent = new Date(now.getTime() + urgentTime).toISOString()
  const awaited = await forEveryCompany(() => store.declarations.awaitingConfirmation(at, urgent))
  for (const { companyId, id, confirmUntil } of awaited)
    await store.transaction(async (inside) => {
      await notifyStaff(inside, 'declaration.lapsing', {
        companyId,
        declarationId: id,
        at,
        parameters: { until: confirmUntil },
        occasion: `declaration.lapsing ${id} ${confirmUntil}`,
      })
      return succeed(null)
    })
}
