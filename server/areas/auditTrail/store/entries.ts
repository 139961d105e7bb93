import type { AuditEntry } from '../../../../src/api/contract/auditTrail.ts'
import type { Page, PageRequest } from '../../../store/page.ts'

/** What the trail is narrowed by; moments are the first of a day, and the first of the day after. */
export interface TrailFilter {
  readonly words: readonly string[]
  readonly person: string | null
  readonly record: string | null
  readonly since: string | null
  readonly before: string | null
}

/** What was done in a company, by whom. */
export interface AuditTrail {
  readonly page: (companyId: string, filter: TrailFilter, request: PageRequest) => Promise<Page<AuditEntry>>
  /** The newest, at most so many; of those before an entry where one is given. */
  readonly newest: (
    companyId: string,
    filter: TrailFilter,
    part: { readonly before: Pick<AuditEntry, 'at' | 'id'> | null; readonly most: number },
  ) => Promise<readonly AuditEntry[]>
}

export interface TrailRepositories {
  readonly auditTrail: AuditTrail
}
