import type { Connection } from '../../store/connection.ts'
import { auditRoutes } from './routes.ts'
import type { TrailRepositories } from './store/entries.ts'
import { auditTrailIn } from './store/entryQueries.ts'

export const auditTrail = {
  repositories: ({ db }: Connection): TrailRepositories => ({ auditTrail: auditTrailIn(db) }),
  routes: auditRoutes,
}
