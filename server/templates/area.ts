import type { Connection } from '../store/connection.ts'
import { foldedAnew } from '../store/migrations/foldedAnew.ts'
import type { TableOwners } from '../store/tables.ts'
import { templateTable } from './0014-templates.ts'
import { templatesIn } from './templateQueries.ts'
import type { TemplateRepositories } from './templates.ts'

export const templateRecords = {
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
}
