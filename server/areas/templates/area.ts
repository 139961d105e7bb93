import type { Connection } from '../../store/connection.ts'
import { foldedAnew } from '../../store/migrations/foldedAnew.ts'
import type { TableOwners } from '../../store/tables.ts'
import { templateRows } from './demo/rows.ts'
import { foundTemplates } from './foundTemplates.ts'
import { templateRefusals } from './refusals.ts'
import { templateRoutes } from './routes.ts'
import { templateTable } from './store/migrations/0014-templates.ts'
import type { TemplateRepositories } from './store/repositories.ts'
import { templatesIn } from './store/templateQueries.ts'

export const templates = {
  migrations: {
    '0014-templates': templateTable,
    '0034-templates-folded-anew': foldedAnew('templates', ['company_id', 'id'], ['search_text']),
    '0041-templates-folded-anew': foldedAnew('templates', ['company_id', 'id'], ['search_text']),
  },
  tables: { templates: 'company' } satisfies TableOwners,
  pictures: [
    { table: 'templates', column: 'logo_img', company: 'company_id' },
    { table: 'templates', column: 'bg_img', company: 'company_id' },
  ],
  repositories: ({ db }: Connection): TemplateRepositories => ({ templates: templatesIn(db) }),
  refusals: templateRefusals,
  routes: templateRoutes,
  searches: foundTemplates,
  demo: { rows: templateRows },
}
