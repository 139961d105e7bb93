import type { DeclarationDetail } from '../../../../api/contract/declarationFiling.ts'
import type { PrintableRecord } from '../../print/printable.ts'

/** What an existing declaration shows beside its fields. */
export type DeclarationRecord = PrintableRecord &
  Pick<
    DeclarationDetail,
    | 'decl_form_no'
    | 'xml_vs'
    | 'noti_cd_tax'
    | 'noti_nm_tax'
    | 'reference'
    | 'tr_cd_tax'
    | 'cash_register_code'
    | 'sign_by'
    | 'requested_at'
    | 'confirm_until'
    | 'explain_until'
    | 'explained_at'
    | 'is_corrected'
    | 'signed_xml_url'
    | 'events'
  >
