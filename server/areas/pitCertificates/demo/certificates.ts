import { vietnamDay } from '../../../../src/domain/dates.ts'
import { newCertificate } from '../../../../src/domain/pitCertificate/defaults.ts'
import type { CertificateContent } from '../../../../src/domain/pitCertificate/content.ts'
import { incomeKinds } from '../../../../src/domain/pitCertificate/incomeKinds.ts'
import type { CertificateStatus } from '../../../../src/domain/pitCertificate/status.ts'
import type { Company } from '../../../../src/domain/company.ts'
import { serialOf } from '../../../../src/domain/templates/serial.ts'
import { newTemplate } from '../../../../src/domain/templates/template.ts'
import { demoCompany, otherCompany } from '../../../companies/demo/company.ts'
import { certificateReasons } from '../simulated.ts'

const dayLength = 86_400_000

interface DemoPerson {
  readonly name: string
  readonly taxCode: string
  readonly address: string
  readonly email: string
  readonly phone: string
}

const hoa: DemoPerson = {
  name: 'Vũ Thị Hoa',
  taxCode: '001190004127',
  address: 'Số 8 ngõ 12 phố Láng Hạ, phường Láng, thành phố Hà Nội',
  email: 'vu.hoa@nhanvien.example',
  phone: '0912000127',
}
const minh: DemoPerson = {
  name: 'Trịnh Quang Minh',
  taxCode: '031088007265',
  address: 'Số 21 đường Lạch Tray, phường Gia Viên, thành phố Hải Phòng',
  email: 'trinh.minh@congtac.example',
  phone: '0936000265',
}
const linh: DemoPerson = {
  name: 'Hồ Diệu Linh',
  taxCode: '048195003318',
  address: 'Số 5 đường Bạch Đằng, phường Hải Châu, thành phố Đà Nẵng',
  email: 'ho.linh@congtac.example',
  phone: '0905000318',
}
const tam: DemoPerson = {
  name: 'Phan Thanh Tâm',
  taxCode: '079091005574',
  address: 'Số 40 đường Nguyễn Trãi, phường Chợ Quán, Thành phố Hồ Chí Minh',
  email: 'phan.tam@congtac.example',
  phone: '0903000574',
}

export interface DemoCertificate {
  readonly companyId: string
  readonly status: CertificateStatus
  readonly message: string
  readonly content: CertificateContent
  readonly begun: Date
  /** Null where it is a draft. */
  readonly number: number | null
}

interface Plan {
  readonly company: Company & { readonly id: string }
  readonly status: CertificateStatus
  readonly person: DemoPerson
  readonly daysAgo: number
  readonly income: number
  /** 10 % where it is left out. */
  readonly tax?: number
}

const of = (status: CertificateStatus, daysAgo: number, person: DemoPerson, income: number): Plan => ({
  company: demoCompany,
  status,
  person,
  daysAgo,
  income,
})

/** The oldest first, as their numbers are. */
const plans: readonly Plan[] = [
  of('accepted', 60, hoa, 18_000_000),
  of('accepted', 59, minh, 24_500_000),
  of('accepted', 31, hoa, 18_000_000),
  of('accepted', 30, linh, 9_200_000),
  { ...of('rejected', 12, minh, 12_000_000), tax: 21_000_000 },
  of('sent', 0.1, linh, 15_750_000),
  of('draft', 2, minh, 24_500_000),
  of('draft', 0.05, hoa, 18_000_000),
  { ...of('accepted', 20, tam, 11_000_000), company: otherCompany },
  { ...of('draft', 3, tam, 7_400_000), company: otherCompany },
]

const accepted = 'Kết quả kiểm tra dữ liệu chứng từ điện tử: hợp lệ'
const { code, text } = certificateReasons.taxAboveIncome
const messages: Readonly<Record<CertificateStatus, string>> = {
  draft: '',
  sent: '',
  accepted,
  rejected: `${code}: ${text}`,
}

const contentOf = ({ company, person, income, tax }: Plan, day: string, symbol: string): CertificateContent => ({
  ...newCertificate({ payer: company, today: day, symbol, newest: '2.1.1' }),
  taxpayer_nm: person.name,
  taxpayer_taxcd: person.taxCode,
  taxpayer_cid: person.taxCode,
  taxpayer_add: person.address,
  taxpayer_tel_no: person.phone,
  taxpayer_eml: person.email,
  income_type: incomeKinds[0],
  final_income_amt: String(income),
  final_income_before_tax: String(income),
  final_income_tax: String(tax ?? income / 10),
  req_send_email: false,
})

/** The first day of the demo's template, and its symbol. */
const templateOf = (now: Date): { readonly from: string; readonly symbol: string } => {
  const year = vietnamDay(now).slice(0, 4)
  const from = year === '2026' ? '2026-07-01' : `${year}-01-01`
  return { from, symbol: serialOf('document', newTemplate('document', from, '')) }
}

/** Certificates in each status under the symbol of the demo's template; none before that is in use. */
export const demoCertificates = (now: Date): readonly DemoCertificate[] => {
  const { from, symbol } = templateOf(now)
  if (vietnamDay(now) < from) return []
  const last = new Map<string, number>()
  return plans.map((plan) => {
    const at = new Date(now.getTime() - plan.daysAgo * dayLength)
    const begun = vietnamDay(at) < from ? new Date(`${from}T00:00:00+07:00`) : at
    const companyId = plan.company.id
    const number = plan.status === 'draft' ? null : (last.get(companyId) ?? 0) + 1
    if (number !== null) last.set(companyId, number)
    const content = contentOf(plan, vietnamDay(begun), symbol)
    return { companyId, status: plan.status, message: messages[plan.status], content, begun, number }
  })
}
