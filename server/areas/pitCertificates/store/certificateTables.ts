import type { Generated } from 'kysely'
import type { CertificateAmount } from '../../../../src/domain/pitCertificate/fields.ts'
import type { ContentRow, EventRow, HeadRow } from '../../../documents/heads/headColumns.ts'
import type { certificateColumns } from './columns.ts'

type Summed = Readonly<Record<`${CertificateAmount}_${'high' | 'low'}`, number | string>>

/** Whole đồng as both databases answer them; null where a draft says none. */
type KeptAmount = number | string | bigint | null

declare module '../../../store/tables.ts' {
  interface Tables {
    pit_certificates: HeadRow<typeof certificateColumns> & {
      /** Under which it is issued. */
      number: number | null
    } & { [Amount in CertificateAmount]: KeptAmount }
    pit_certificate_contents: ContentRow<typeof certificateColumns>
    pit_certificate_events: EventRow<typeof certificateColumns>
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
