import type { Generated } from 'kysely'

declare module '../../../store/tables.ts' {
  interface Tables {
    declarations: {
      id: string
      company_id: string
      /** In which it was made; it never changes. */
      year: number
      decl_form_no: string
      register_date: string
      decl_type: string
      noti_cd_tax: string
      noti_nm_tax: string
      reference: string
      pos_key: string
      tr_cd_tax: string
      sign_by: string
      requested_at: string
      /** Until when the legal representative has to confirm, ISO 8601; empty where no confirmation is waited for. */
      confirm_until: string
      /** Until when the company has to explain what the authority asks for, ISO 8601; empty where it asks for nothing. */
      explain_until: string
      content_hash: string
      /** `content_hash` of what was filed last, empty before. */
      filed_hash: string
      /** What the seller says, and the authority's message, as searching sees them. */
      search_text: string
      answer_text: string
    }
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
    declaration_contents: { company_id: string; declaration_id: string; content: string }
    declaration_events: {
      company_id: string
      id: string
      declaration_id: string
      at: string
      status: string
      message: string
    }
  }
}
