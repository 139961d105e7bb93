import type { SweepParts } from '../area.ts'
import type { Connection } from '../store/connection.ts'
import type { TableOwners } from '../store/tables.ts'
import { unfinishedFormsTable } from './0021-unfinished-forms.ts'
import { unfinishedRefusals } from './refusals.ts'
import type { UnfinishedRepositories } from './unfinished.ts'
import { unfinishedIn } from './unfinishedQueries.ts'

/** Milliseconds that a form is kept after it was changed last. */
export const keptFor = 30 * 86_400_000

/** Forms that are begun and not saved, which go with the saving of what they say (decision 0376, 0405). */
export const unfinishedRecords = {
  migrations: { '0021-unfinished-forms': unfinishedFormsTable },
  tables: { unfinished_forms: 'company' } satisfies TableOwners,
  repositories: ({ db }: Connection): UnfinishedRepositories => ({ unfinishedForms: unfinishedIn(db) }),
  refusals: unfinishedRefusals,
  sweep: ({ store, clock }: Pick<SweepParts<UnfinishedRepositories>, 'store' | 'clock'>) =>
    store.unfinishedForms.removeOlder(new Date(clock().getTime() - keptFor).toISOString()),
}
