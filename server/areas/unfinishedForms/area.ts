import type { AreaParts, SweepParts } from '../../area.ts'
import type { Connection } from '../../store/connection.ts'
import type { TableOwners } from '../../store/tables.ts'
import { unfinishedRefusals } from './refusals.ts'
import { unfinishedRoutes } from './routes.ts'
import { unfinishedFormsTable } from './store/migrations/0021-unfinished-forms.ts'
import type { Repositories } from './store/repositories.ts'
import type { UnfinishedRepositories } from './store/unfinished.ts'
import { unfinishedIn } from './store/unfinishedQueries.ts'

/** Milliseconds that a form is kept after it was changed last. */
export const keptFor = 30 * 86_400_000

export const unfinishedForms = {
  migrations: { '0021-unfinished-forms': unfinishedFormsTable },
  tables: { unfinished_forms: 'company' } satisfies TableOwners,
  repositories: ({ db }: Connection): UnfinishedRepositories => ({ unfinishedForms: unfinishedIn(db) }),
  refusals: unfinishedRefusals,
  routes: (parts: AreaParts<Repositories>) => unfinishedRoutes(parts),
  sweep: ({ store, clock }: Pick<SweepParts<Repositories>, 'store' | 'clock'>) =>
    store.unfinishedForms.removeOlder(new Date(clock().getTime() - keptFor).toISOString()),
}
