import { confirmationStanding, urgentTimeOfDay } from '../../../src/domain/declaration/confirmationStanding.ts'
import { succeed } from '../../../src/domain/result.ts'
import type { Clock } from '../../clock.ts'
import type { NotificationKind } from '../../notifications/notificationKind.ts'
import { newOccasions } from '../../notifications/occasions.ts'
import { forEveryCompany } from '../../store/statements.ts'
import { latestExplanation } from './explanation.ts'
import { declarationNotifications } from './notifications/kinds.ts'
import { notifyStaff } from './notifyStaff.ts'
import type { AwaitedUntil, Declaration } from './store/declarations.ts'
import type { Repositories, Store } from './store/repositories.ts'

/** What is waited for of companies, and whether somebody has still to be notified of a declaration. */
interface Awaited {
  readonly what: AwaitedUntil
  readonly kind: NotificationKind
  readonly isMissing: (inside: Repositories, declaration: Declaration) => Promise<boolean>
}

const awaited: readonly Awaited[] = [
  {
    what: 'confirmUntil',
    kind: declarationNotifications['declaration.lapsing'],
    isMissing: () => Promise.resolve(true),
  },
  {
    what: 'explainUntil',
    kind: declarationNotifications['declaration.explanationDue'],
    async isMissing(inside, declaration) {
      const events = await inside.declarations.events(declaration.companyId, declaration.id)
      return (await latestExplanation(inside, declaration, events)) === null
    },
  },
]

const notifyOf = async (store: Store, now: Date, { what, kind, isMissing }: Awaited): Promise<void> => {
  const at = now.toISOString()
  const latest = new Date(now.getTime() + urgentTimeOfDay).toISOString()
  const found = await forEveryCompany(() => store.declarations.awaitedUntil(what, at, latest))
  const urgent = found
    .filter(({ until }) => confirmationStanding(until, now.getTime()) === 'urgent')
    .map((each) => ({ ...each, occasion: `${kind.name} ${each.id} ${each.until}` }))
  for (const { companyId, id, until, occasion } of await newOccasions(store.notifications, urgent))
    await store.transaction(async (inside) => {
      await inside.declarations.heads.hold(companyId, [id])
      const declaration = await inside.declarations.byId(companyId, id)
      if (declaration === null || declaration[what] !== until || !(await isMissing(inside, declaration)))
        return succeed(null)
      const head = { ...declaration, form: declaration.content.decl_form_no }
      await notifyStaff(inside, kind, head, { at, parameters: { until }, occasion })
      return succeed(null)
    })
}

/**
 * Notifies the staff, once for each sending, of a declaration that hardly any time is left to confirm (docs/decisions/0368), and once of
 * one that has to be explained today and that nobody has noted as explained (docs/decisions/0489).
 */
export const notifyOfLapsing = async (store: Store, clock: Clock): Promise<void> => {
  for (const each of awaited) await notifyOf(store, clock(), each)
}
