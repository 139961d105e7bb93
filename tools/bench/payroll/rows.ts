import { newId } from '../../../server/store/identifiers.ts'
import type { PayrollRow } from '../../../src/domain/pitCertificate/payroll/columns.ts'

export const people = 5_000

/** A payroll as a page sends it: each time with ids of its own. */
export const rowsOf = (): readonly (PayrollRow & { readonly sid: string })[] =>
  Array.from({ length: people }, (_, at) => {
    const code = `0${String(10_000_000_000 + at)}`
    return {
      sid: newId(),
      taxpayer_nm: `Nguyễn Thị Hồng ${at}`,
      taxpayer_taxcd: code,
      taxpayer_nation: 'Việt Nam',
      taxpayer_resident: '1',
      taxpayer_add: `Số ${at} phố Huế, phường Hai Bà Trưng, Hà Nội`,
      taxpayer_tel_no: '0912345678',
      taxpayer_cid: code,
      taxpayer_eml: `nhan.vien.${at}@example.vn`,
      income_type: 'Thu nhập từ tiền lương, tiền công',
      final_insurance_amt: '1050000',
      donations_amt: '0',
      income_from_mon: '1',
      income_to_mon: '6',
      income_year: '2026',
      final_income_amt: String(20_000_000 + at * 1_000),
      final_income_before_tax: String(18_950_000 + at * 1_000),
      final_income_tax: String(2_000_000 + at * 100),
    }
  })
