import type { PayrollRow } from '../../../src/domain/pitCertificate/payroll/columns.ts'
import { newId } from '../../../server/store/identifiers.ts'

export type PayrollSent = PayrollRow & { readonly sid: string }

/** A row of a payroll that may be issued: of another person for each number. */
export const payrollRow = (number: number, changes: Partial<PayrollSent> = {}): PayrollSent => {
  const code = `0${String(10_000_000_000 + number)}`
  return {
    sid: newId(),
    taxpayer_nm: `Nguyễn Văn ${number}`,
    taxpayer_taxcd: code,
    taxpayer_nation: 'Việt Nam',
    taxpayer_resident: '1',
    taxpayer_add: 'Số 3 phố Huế, Hà Nội',
    taxpayer_tel_no: '0912345678',
    taxpayer_cid: code,
    taxpayer_eml: `nv${number}@example.vn`,
    income_type: 'Thu nhập từ tiền lương, tiền công',
    final_insurance_amt: '0',
    donations_amt: '0',
    income_from_mon: '1',
    income_to_mon: '6',
    income_year: '2026',
    final_income_amt: '20000000',
    final_income_before_tax: '20000000',
    final_income_tax: '2000000',
    ...changes,
  }
}
