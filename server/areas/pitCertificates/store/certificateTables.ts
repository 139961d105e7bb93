import type { Generated } from 'kysely'
import type { CertificateAmount } from '../../../../src/domain/pitCertificate/fields.ts'

type Summed = Readonly<Record<`${CertificateAmount}_${'high' | 'low'}`, number | string>>

/** Whole đồng as both databases answer them; null where a draft says none. */
type KeptAmount = number | string | bigint | null

declare module '../../../store/tables.ts' {
  interface Tables {
    pit_certificates: {
      company_id: string
      id: string
      /** In which it was made; it never changes. */
      year: number
      /** The company's own name for it. */
      refid: string
      /** `CT26AA-12`, under which it was issued last; empty before, and once its symbol or day is another. */
      issued_as: string
      xml_vs: string
      form_no: string
      serial_no: string
      /** Under which it is issued. */
      number: number | null
      /** The number as it is ordered by. */
      number_order: string
      inv_date: string
      inv_feature: string
      /** The certificate that it corrects, where the company has it. */
      corrects_sid: string
      /** `1` replaced, `2` adjusted, or empty; and by which. */
      corrected_by: string
      corrected_by_sid: string
      taxpayer_nm: string
      taxpayer_taxcd: string
      taxpayer_eml: string
      income_type: string
      income_from_mon: string
      income_to_mon: string
      income_year: string
      final_insurance_amt: KeptAmount
      donations_amt: KeptAmount
      final_income_amt: KeptAmount
      final_income_before_tax: KeptAmount
      final_income_tax: KeptAmount
      /** Amounts as they are ordered by. */
      income_order: string
      tax_order: string
      etax_status: string
      etax_rslt: string
      guid: string
      tax_auth_cd: string
      /** By which the person finds it. */
      lookup_cd: string
      sign_by: string
      requested_at: string
      answered_at: string
      content_hash: string
      /** `content_hash` of what was issued last, empty before. */
      filed_hash: string
      /** What it says, and how it is issued, as searching sees them. */
      search_text: string
      issued_text: string
    }
    pit_certificate_contents: { company_id: string; certificate_id: string; content: string }
    pit_certificate_events: {
      company_id: string
      certificate_id: string
      id: string
      at: string
      status: string
      message: string
    }
    /** Mails to people, which the outbox names. */
    pit_certificate_mails: { company_id: string; certificate_id: string; id: string; address: string; at: string }
    /** `number` is given by the database. */
    pit_certificate_tallies: {
      number: Generated<number>
      company_id: string
      form_no: string
      inv_date: string
      etax_status: string
      serial_no: string
      income_type: string
      income_year: string
      change: number
    }
    /** By triggers of migration 0058; amounts in halves of nine digits. */
    pit_certificate_sums: Summed & {
      company_id: string
      income_year: string
      taxpayer_taxcd: string
      certificates: number | string
    }
    deleted_pit_certificates: {
      company_id: string
      id: string
      year: number
      refid: string
      lookup_cd: string
      corrects_sid: string
      content_hash: string
      made_at: string
      content: string
      deleted_at: string
    }
    pit_certificate_people: {
      company_id: string
      taxpayer_nm: string
      taxpayer_taxcd: string
      taxpayer_add: string
      taxpayer_nation: string
      taxpayer_resident: string
      taxpayer_cid: string
      taxpayer_tel_no: string
      taxpayer_eml: string
      search_text: string
    }
    /** Who has read what on which day, each once. */
    pit_certificate_reads: {
      company_id: string
      day: string
      account_id: string
      action: string
      subject_id: string
    }
  }
}
