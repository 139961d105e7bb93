import type { TableOwners } from '../../store/tables.ts'
import { reviewRows } from './demo/rows.ts'
import { reviewNotifications } from './notifications/kinds.ts'
import { reviewPlaces } from './places.ts'
import { reviewRequestRoutes } from './routes.ts'
import { reviewRequestTables } from './store/migrations/0082-review-requests.ts'
import { openRequestRepositoriesIn, repositoriesIn } from './store/repositories.ts'
import { reviewMessage } from './takeIn.ts'

/** What other areas read of requests. */
export const reviewRequestNames = { repositories: openRequestRepositoriesIn }

/** Requests of the tax authority to review invoices, notice 01/TB-RSĐT (decision 0528). */
export const reviewRequests = {
  migrations: { '0082-review-requests': reviewRequestTables },
  tables: { review_requests: 'company', review_request_invoices: 'company' } satisfies TableOwners,
  repositories: repositoriesIn,
  routes: reviewRequestRoutes,
  unasked: [reviewMessage],
  notificationKinds: Object.values(reviewNotifications),
  recordPlaces: reviewPlaces,
  demo: { rows: reviewRows },
}
