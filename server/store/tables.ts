import type { Generated } from 'kysely'

/**
 * Columns as the queries see them. Moments are ISO 8601 in UTC with milliseconds, so that texts order as times do; flags are
 * 0 and 1; `content` and `detail` hold JSON.
 */
export interface Tables {
  accounts: {
    id: string
    company_id: string | null
    user_id: string
    name: string
    email: string
    profile_image: string | null
    scope: string
    password_hash: string
    is_active: number
  }
  sessions: { token_hash: string; account_id: string; opened_at: string; expires_at: number }
  previews: { token_hash: string; taken_at: number; file_name: string; base64: string }
  used_nonces: { nonce_hash: string; expires_at: number }
  sign_in_failures: { id: string; subject: string; at: number }
  server_secrets: { name: string; value: string }
  companies: {
    id: string
    vietnam_name: string
    tax_id: string
    representative_name: string
    address: string
    phone_number: string
    email: string
    tax_office_name: string
    tax_office_id: string
    city_name: string
    rppr_phone: string
    rppr_dob: string
    rppr_gender: string
    rppr_passport: string
    rppr_cid: string
    rppr_nation: string
  }
  certificates: {
    id: string
    company_id: string
    reg_id: string
    org_nm: string
    serial_no: string
    from_date: string
    to_date: string
    status: string
    certificate_type: string
    form_tp: string
    user_nm: string | null
    search_text: string
    fingerprint: string | null
  }
  declarations: {
    id: string
    company_id: string
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
    content_hash: string
    /** What the seller says, and the authority's message, as searching sees them. */
    search_text: string
    answer_text: string
  }
  /** `number` is given by the database. */
  declaration_tallies: {
    number: Generated<number>
    company_id: string
    register_date: string
    noti_cd_tax: string
    decl_type: string
    change: number
  }
  declaration_contents: { declaration_id: string; content: string }
  declaration_events: { id: string; declaration_id: string; at: string; status: string; message: string }
  submissions: {
    id: string
    company_id: string
    declaration_id: string
    req_key: string
    sign_id: string
    content_hash: string
    xml: string
    xml_sha256: string
    generated_at: string
  }
  registrations: {
    id: string
    company_id: string
    req_key: string
    submission_id: string
    declaration_id: string
    signed_xml: string
    signed_sha256: string
    signer_serial: string
    signing_time: string
    registered_by: string
    registered_at: string
  }
  outbox: {
    id: string
    registration_id: string
    mtdiep: string
    state: string
    attempts: number
    due_at: string
    claimed_until: string
    last_error: string
    sent_at: string | null
  }
  authority_messages: {
    mtdiep: string
    reference_mtdiep: string
    type: string
    xml: string
    received_at: string
    outcome: string
  }
  audit: {
    id: string
    at: string
    company_id: string | null
    account_id: string | null
    action: string
    subject_id: string
    detail: string
  }
  simulator_messages: { mtdiep: string; received_at: string; xml: string }
  simulator_answers: {
    mtdiep: string
    reference_mtdiep: string
    step: string
    due_at: string
    xml: string
    taken_at: string | null
  }
  simulator_registrations: { tax_code: string; mtdiep: string; accepted_at: string }
}
