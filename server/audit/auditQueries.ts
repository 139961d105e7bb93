import type { Kysely } from 'kysely'
import { newId } from '../store/identifiers.ts'
import type { Tables } from '../store/tables.ts'
import type { Audit } from './audit.ts'
import { auditSearchText } from './searchText.ts'

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

export const auditIn = (db: Kysely<Tables>): Audit => ({
  async append({ at, companyId, accountId, action, subjectId, detail }) {
    const written = JSON.stringify(detail)
    await db
      .insertInto('audit')
      .values({
        id: newId(),
        at,
        company_id: companyId ?? '',
        account_id: accountId,
        action,
        subject_id: subjectId,
        detail: written,
        search_text: auditSearchText(action, written),
      })
      .execute()
  },
})
