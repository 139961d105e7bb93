import { templateRows } from './demo/rows.ts'
import { foundTemplates } from './foundTemplates.ts'
import { templateRefusals } from './refusals.ts'
import { templateRoutes } from './routes.ts'

export const templates = {
  repositories: () => ({}),
  refusals: templateRefusals,
  routes: templateRoutes,
  searches: foundTemplates,
  demo: { rows: templateRows },
}
