import type { NoticeValues } from '../../../../src/domain/errorNotice/content.ts'

export const code = '0012A3B4C5D6E7F8A9B0C1D2E3F4A5B6C7'
/** An invoice of July 2026 that a notice names. */
export const noticed = {
  sid: 'first',
  form_no: '1',
  serial_no: 'C26TAA',
  inv_no: '17',
  inv_date: '2026-07-15',
  document_type: '1',
  effect: '',
  tax_auth_cd: code,
  reason: 'Sai địa chỉ người mua: 3 phố Huế & không phải 5',
}
/** A notice about that invoice alone. */
export const notice: NoticeValues = {
  notice_id: 'n1',
  family: 'invoices',
  shop_id: '',
  xml_vs: '2.1.1',
  notice_type: '1',
  authority_no: '',
  authority_date: '',
  txof_cd: '10101',
  txof_nm: 'Thuế cơ sở 1 thành phố Hà Nội',
  comp_nm: 'Công ty TNHH Sao Mai',
  comp_taxcd: '0101234567',
  place: 'Hà Nội',
  notice_date: '2026-07-20',
  documents: [noticed],
}
