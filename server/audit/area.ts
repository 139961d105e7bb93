import type { Connection } from '../store/connection.ts'
import { auditIn } from './audit-queries.ts'
import type { AuditRepositories } from './audit.ts'

export const audit = {
  repositories: ({ db }: Connection): AuditRepositories => ({ audit: auditIn(db) }),
}
