import type { Kysely } from 'kysely'
import { newId } from '../store/identifiers.ts'
import { inParts } from '../store/inParts.ts'
import type { Tables } from '../store/tables.ts'
import type { Audit, AuditEntry } from './audit.ts'
import { auditSearchText } from './searchText.ts'
import { shortened } from './shortened.ts'

declare module '../store/tables.ts' {
  interface Tables {
    audit: {
      id: string
      at: string
      /** Empty where it is about nobody's company. */
      company_id: string
      account_id: string | null
      action: string
      subject_id: string
      detail: string
      search_text: string
    }
  }
}

/** Characters of one detail: more than any field that is checked has. */
const longestDetail = 2000

const bounded = (detail: Record<string, string | number>): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(detail).map(([name, value]) => [
      name,
      typeof value === 'string' ? shortened(value, longestDetail) : value,
    ]),
  )

const rowOf = ({ at, companyId, accountId, action, subjectId, detail }: AuditEntry): Tables['audit'] => {
  const written = JSON.stringify(bounded(detail))
  return {
    id: newId(),
    at,
    company_id: companyId ?? '',
    account_id: accountId,
    action,
    subject_id: subjectId,
    detail: written,
    search_text: auditSearchText(action, written),
  }
}

export const auditIn = (db: Kysely<Tables>): Audit => ({
  async append(entry) {
    await db.insertInto('audit').values(rowOf(entry)).execute()
  },
  async appendAll(entries) {
    await inParts(entries, (part) => db.insertInto('audit').values(part.map(rowOf)).execute())
  },
})
