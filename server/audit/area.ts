import type { Connection } from '../store/connection.ts'
import { auditKeys } from './0010-audit-keys.ts'
import { auditSearch } from './0016-audit-search.ts'
import { auditIn } from './auditQueries.ts'
import type { AuditRepositories } from './audit.ts'
import { foldedAnew } from '../store/migrations/foldedAnew.ts'
import type { TableOwners } from '../store/tables.ts'

export const audit = {
  migrations: {
    '0010-audit-keys': auditKeys,
    '0016-audit-search': auditSearch,
    '0034-audit-folded-anew': foldedAnew('audit', ['company_id', 'id'], ['search_text']),
    '0041-audit-folded-anew': foldedAnew('audit', ['company_id', 'id'], ['search_text']),
  },
  tables: { audit: 'company' } satisfies TableOwners,
  repositories: ({ db }: Connection): AuditRepositories => ({ audit: auditIn(db) }),
}
