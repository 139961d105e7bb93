import type { AreaParts, SweepParts } from '../../area.ts'
import { unfinishedRefusals } from './refusals.ts'
import { unfinishedRoutes } from './routes.ts'
import type { Repositories } from './store/repositories.ts'

/** Milliseconds that a form is kept after it was changed last. */
export const keptFor = 30 * 86_400_000

export const unfinishedForms = {
  repositories: () => ({}),
  refusals: unfinishedRefusals,
  routes: (parts: AreaParts<Repositories>) => unfinishedRoutes(parts),
  sweep: ({ store, clock }: Pick<SweepParts<Repositories>, 'store' | 'clock'>) =>
    store.unfinishedForms.removeOlder(new Date(clock().getTime() - keptFor).toISOString()),
}
