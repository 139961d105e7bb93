import { demoCompany } from '../../../server/companies/demo/company.ts'
import { openStore } from '../../../server/openStore.ts'
import type { DatabaseLocation } from '../../../server/store/openDatabase.ts'
import { pitCertificateFiling } from '../../../src/api/contract/pitCertificateFiling.ts'
import { certificateSignature } from '../../../src/domain/pitCertificate/layout.ts'
import type { CertificateContent } from '../../../src/domain/pitCertificate/content.ts'
import { newCertificate } from '../../../src/domain/pitCertificate/defaults.ts'
import type { Permission } from '../../../src/domain/session.ts'
import { documentSteps } from './documentSteps.ts'

/** A certificate that may be issued, as its form sends it. */
export const certificateSaid = (changes: Partial<CertificateContent> = {}): CertificateContent => ({
  ...newCertificate({ payer: demoCompany, today: '2026-11-20', symbol: 'CT26YY', newest: '2.1.1' }),
  taxpayer_nm: 'Nguyễn Thị Hoa & Lan',
  taxpayer_taxcd: '001190012345',
  taxpayer_add: 'Số 3 phố Huế, Hà Nội',
  taxpayer_cid: '001190012345',
  taxpayer_tel_no: '0912345678',
  taxpayer_eml: 'hoa.lan@example.vn',
  final_income_amt: '20000000',
  final_income_before_tax: '20000000',
  final_income_tax: '2000000',
  ...changes,
})

export const certificateSteps = documentSteps(pitCertificateFiling, certificateSignature, certificateSaid)

/** Gives an account these permissions and no others. */
export const allow = async (
  location: DatabaseLocation,
  userId: string,
  permissions: readonly Permission[],
): Promise<void> => {
  const { store } = await openStore(location)
  const account = await store.accounts.byUserId(userId)
  if (account === null) throw new Error(`the demo has no ${userId}`)
  await store.accounts.change(account.id, { permissions })
  await store.close()
}
