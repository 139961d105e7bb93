import type { AnswerOf } from '../../../src/api/contract/call.ts'
import {
  pitCertificateCorrections,
  type CertificateCorrections,
} from '../../../src/api/contract/pitCertificateCorrections.ts'
import { pitCertificateFiling, type PitCertificateDetail } from '../../../src/api/contract/pitCertificateFiling.ts'
import { pitCertificateHistory, pitCertificateUnfinished } from '../../../src/api/contract/pitCertificateHistory.ts'
import { pitCertificateMatters } from '../../../src/api/contract/pitCertificateMatters.ts'
import { newCertificate } from '../../../src/domain/pitCertificate/defaults.ts'
import { incomeKinds } from '../../../src/domain/pitCertificate/incomeKinds.ts'
import type { Locale } from '../../../src/domain/locale.ts'
import type { Permission, Scope } from '../../../src/domain/session.ts'
import type { CertificateOpening } from '../../../src/features/pitCertificates/address.ts'
import { CertificateForm } from '../../../src/features/pitCertificates/form/CertificateForm.tsx'
import { FiledCertificates } from '../../../src/features/pitCertificates/kind/FiledCertificates.tsx'
import type { FormOutput } from '../../../src/machines/documentForm/setup.ts'
import { RoutedAtPlace } from './AtPlace.tsx'
import { createFakeServer, type FakeServer } from './fakeServer.ts'
import { renderScreen } from './renderScreen.tsx'
import { company } from './samples.ts'

type Symbols = AnswerOf<typeof pitCertificateMatters.symbols>['symbols']

export const symbolOf = (serial_no: string, more: Partial<Symbols[number]> = {}): Symbols[number] => ({
  temp_id: `t-${serial_no}`,
  smbl_type: serial_no.includes('/') ? 'CT/' : 'CT',
  form_no: '03/TNCN',
  serial_no,
  next_no: '00000013',
  last_date: '',
  ...more,
})

/** A certificate as the server answers it, with all that is filed. */
export const certificateDetail = (changes: Partial<PitCertificateDetail> = {}): PitCertificateDetail => ({
  ...newCertificate({ payer: company, today: '2026-11-20', symbol: 'CT26AA', newest: '2.1.1' }),
  sid: 'c-1',
  taxpayer_nm: 'Nguyễn Văn An',
  taxpayer_taxcd: '8012345678',
  taxpayer_add: '12 Lý Thường Kiệt, Hà Nội',
  taxpayer_cid: '001085012345',
  taxpayer_tel_no: '0912345678',
  taxpayer_eml: 'an@example.com',
  income_type: incomeKinds[6],
  final_income_amt: '6000000',
  final_income_before_tax: '6000000',
  final_income_tax: '600000',
  version: 'v-1',
  refid: 'CT-2026-0001',
  guid: '',
  inv_no: '',
  etax_status: 'draft',
  etax_rslt: '',
  tax_auth_cd: '',
  lookup_cd: '',
  lookup_link: '',
  corrected_by: '',
  corrected_by_sid: '',
  corrects_sid: '',
  sign_by: '',
  requested_at: '',
  signed_at: '',
  is_corrected: false,
  req_issue_yn: false,
  signed_xml_url: null,
  pdf_url: null,
  logo_img: '',
  bg_img: '',
  ...changes,
})

/** How a certificate stands that nobody has corrected. */
export const standing = (changes: Partial<CertificateCorrections> = {}): CertificateCorrections => ({
  is_accepted: true,
  made: [],
  is_pending: false,
  notices: [],
  chain: [],
  amounts: null,
  amounts_before: null,
  ...changes,
})

/** A server with a template in use, nobody of earlier certificates, and nothing unfinished. */
export const certificateServer = (detail = certificateDetail()): FakeServer => {
  const server = createFakeServer()
  server.answer(pitCertificateMatters.symbols, { symbols: [symbolOf('CT26AA')] })
  server.answer(pitCertificateMatters.people, { people: [] })
  server.answer(pitCertificateMatters.existIssued, { exists: false, certificates: [] })
  server.answer(pitCertificateUnfinished.list, { unfinished: [] })
  server.answer(pitCertificateFiling.detail, detail)
  server.answer(pitCertificateFiling.saveDraft, { sid: 'c-9', version: 'v-2' })
  server.answer(pitCertificateHistory.timeline, { steps: [], earlier: null })
  server.answer(pitCertificateCorrections, standing())
  return server
}

interface Opened extends Partial<CertificateOpening> {
  readonly server?: FakeServer
  readonly scope?: Scope
  readonly permissions?: Permission[]
  readonly locale?: Locale
}

/** The page of a certificate, as the address opens it. */
export const openCertificate = async ({
  server = certificateServer(),
  scope = 'ADMIN PIT',
  permissions = [],
  locale = 'en',
  ...opening
}: Opened = {}) => {
  const ended: FormOutput[] = []
  const followed: string[] = []
  const whole: CertificateOpening = {
    document: null,
    copy: null,
    next: null,
    corrects: null,
    continues: null,
    isChecked: false,
    ...opening,
  }
  const form = (
    <FiledCertificates>
      <CertificateForm opening={whole} onEnd={(output) => ended.push(output)} onNext={(id) => followed.push(id)} />
    </FiledCertificates>
  )
  await renderScreen(<RoutedAtPlace>{() => form}</RoutedAtPlace>, { server, scope, permissions, locale })
  return { server, ended, followed }
}
