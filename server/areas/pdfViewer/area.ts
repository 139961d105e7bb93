import type { AreaParts, SweepParts } from '../../area.ts'
import type { Connection } from '../../store/connection.ts'
import type { TableOwners } from '../../store/tables.ts'
import { pdfViewerRefusals } from './refusals.ts'
import { pdfViewerRoutes } from './routes.ts'
import { previews } from './store/0005-previews.ts'
import { previewsIn } from './store/previewQueries.ts'
import { previewLifetime, type PreviewRepositories } from './store/previews.ts'

export const pdfViewer = {
  migrations: { '0005-previews': previews },
  // A preview belongs to a session.
  tables: { previews: 'server' } satisfies TableOwners,
  repositories: ({ db }: Connection): PreviewRepositories => ({ previews: previewsIn(db) }),
  refusals: pdfViewerRefusals,
  routes: ({ store, clock }: AreaParts<PreviewRepositories>) => pdfViewerRoutes(store, clock),
  sweep: ({ store, clock }: SweepParts<PreviewRepositories>) =>
    store.previews.removeTakenBefore(clock().getTime() - previewLifetime),
}
