import type { AreaParts } from '../../area.ts'
import type { CompanyRepositories } from '../../companies/companies.ts'
import { commonsRoutes } from './routes.ts'

export const commons = {
  repositories: () => ({}),
  routes: (parts: AreaParts<CompanyRepositories>) => commonsRoutes(parts),
}
