import type { Generated } from 'kysely'
import type { ContentRow, EventRow, HeadRow } from '../../../documents/heads/headColumns.ts'
import type { declarationColumns } from './columns.ts'

declare module '../../../store/tables.ts' {
  interface Tables {
    declarations: HeadRow<typeof declarationColumns>
    /** `number` is given by the database. */
    declaration_tallies: {
      number: Generated<number>
      company_id: string
      decl_form_no: string
      register_date: string
      noti_cd_tax: string
      decl_type: string
      change: number
    }
    declaration_contents: ContentRow<typeof declarationColumns>
    declaration_events: EventRow<typeof declarationColumns>
  }
}
