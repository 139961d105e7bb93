import type { HeadColumns } from '../../../documents/heads/headColumns.ts'

/** The columns of declarations. */
export const declarationColumns = {
  table: 'declarations',
  one: 'declaration',
  document: 'declaration_id',
  reference: 'reference',
  status: 'noti_cd_tax',
  message: 'noti_nm_tax',
  code: 'tr_cd_tax',
  given: [],
  // What the seller says, as searching sees it, is `search_text`.
  said: ['decl_form_no', 'register_date', 'decl_type', 'pos_key', 'search_text'],
  // Until when the legal representative has to confirm, and the company to explain, ISO 8601; empty where nothing is waited for.
  // The authority's message, as searching sees it, is `answer_text`.
  moved: ['confirm_until', 'explain_until', 'answer_text'],
} as const satisfies HeadColumns
