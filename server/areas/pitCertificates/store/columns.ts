import type { HeadColumns } from '../../../documents/heads/headColumns.ts'

/** The columns of certificates; amounts and the number stand beside them. */
export const certificateColumns = {
  table: 'pit_certificates',
  one: 'pit_certificate',
  document: 'certificate_id',
  reference: 'refid',
  status: 'etax_status',
  message: 'etax_rslt',
  code: 'guid',
  // By which the person finds it, and the certificate that it corrects, where the company has it.
  given: ['lookup_cd', 'corrects_sid'],
  said: [
    'xml_vs',
    'form_no',
    'serial_no',
    'inv_date',
    'inv_feature',
    'taxpayer_nm',
    'taxpayer_taxcd',
    'taxpayer_eml',
    'income_type',
    'income_from_mon',
    'income_to_mon',
    'income_year',
    // Amounts as they are ordered by.
    'income_order',
    'tax_order',
    'search_text',
  ],
  moved: [
    // `CT26AA-12`, under which it was issued last, empty once its symbol or day is another; the same as searching sees it.
    'issued_as',
    'issued_text',
    // The number as it is ordered by.
    'number_order',
    // `1` replaced, `2` adjusted, or empty; and by which.
    'corrected_by',
    'corrected_by_sid',
    'tax_auth_cd',
    'answered_at',
  ],
} as const satisfies HeadColumns
