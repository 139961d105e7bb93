import { eDocument } from '../../../src/domain/declaration/forms/eDocument.ts'
import { eInvoice } from '../../../src/domain/declaration/forms/eInvoice.ts'
import type { DeclarationDetail } from '../../../src/api/contract/declarationFiling.ts'
import type { DeclarationListItem } from '../../../src/api/contract/declarations.ts'
import type { CertificateRecord } from '../../../src/domain/certificate.ts'
import type { CodeGroup, CodeItem, Nationality } from '../../../src/domain/codeList.ts'
import type { AnswerOf } from '../../../src/api/contract/call.ts'
import type { contract } from '../../../src/api/contract/contract.ts'
import { toContent } from '../../../src/domain/declaration/content.ts'
import { sampleDeclaration, sampleDeclaration210, sampleEDocument } from '../../../walks/flows/sampleDeclaration.ts'

const item = (code: string, english: string, vietnamese = english): CodeItem => ({
  code,
  code_en_nm: english,
  code_vn_nm: vietnamese,
  code_ko_nm: english,
  default_yn: 'N',
})

export const codeLists: Readonly<Partial<Record<CodeGroup, readonly CodeItem[]>>> = {
  'declaration-type': [
    item('1', 'New registration', 'Đăng ký mới'),
    item('2', 'Change of information', 'Thay đổi thông tin'),
  ],
  'declaration-name': [
    item('1', 'Registration', 'Tờ khai đăng ký sử dụng hóa đơn điện tử'),
    item('2', 'Change', 'Tờ khai thay đổi thông tin sử dụng hóa đơn điện tử'),
  ],
  'xml-version': [item('2.1.1', '2.1.1'), item('2.1.0', '2.1.0'), item('2.0.1', '2.0.1')],
  'declaration-form-number': [item('01/ĐKTĐ-HĐĐT', '01/ĐKTĐ-HĐĐT')],
  'e-document-declaration-name': [
    item('1', 'Registration', 'Tờ khai đăng ký sử dụng chứng từ điện tử'),
    item('2', 'Change', 'Tờ khai thay đổi thông tin sử dụng chứng từ điện tử'),
  ],
  'e-document-declaration-form-number': [item('01/ĐKTĐ-CTĐT', '01/ĐKTĐ-CTĐT')],
  'certificate-form-type': [
    item('1', 'Add new', 'Thêm mới'),
    item('2', 'Extend', 'Gia hạn'),
    item('3', 'Stop using', 'Ngừng sử dụng'),
  ],
  'certificate-type': [
    item('1', 'USB token'),
    item('2', 'HSM'),
    item('3', 'Smart card'),
    item('4', 'Remote signature'),
  ],
  'certificate-status': [item('0', 'Inactive'), item('1', 'Active'), item('2', 'Extended'), item('3', 'Stopped')],
}

const nation = (code: string, english: string, vietnamese: string, korean: string): Nationality => ({
  code,
  code_en_nm: english,
  code_vn_nm: vietnamese,
  code_ko_nm: korean,
})

export const nationalities: readonly Nationality[] = [
  nation('VN', 'Vietnam', 'Việt Nam', '베트남'),
  nation('KR', 'South Korea', 'Hàn Quốc', '대한민국'),
  nation('GB', 'United Kingdom', 'Vương quốc Anh', '영국'),
]

export const company: AnswerOf<typeof contract.company> = {
  vietnam_name: 'CÔNG TY TNHH SAO MAI XANH',
  company_type: 'organisation',
  tax_id: '0199999984',
  representative_name: 'Nguyễn Thị Minh Anh',
  address: 'Số 15 phố Đội Cấn, phường Ba Đình, Hà Nội',
  phone_number: '024 3926 8888',
  email: 'ketoan@saomaixanh.example',
  tax_office_name: 'Chi cục Thuế Quận Ba Đình',
  tax_office_id: '10101',
  city_name: 'Hà Nội',
  rppr_phone: '0912345678',
  rppr_dob: '1985-03-12',
  rppr_gender: '0',
  rppr_passport: 'C1234567',
  rppr_cid: '001185012345',
  rppr_nation: 'Việt Nam',
  english_name: 'SAO MAI XANH COMPANY LIMITED',
  abbreviation_name: 'SMX',
  website: 'https://saomaixanh.example',
  fax: '',
  profile_image: '',
  city_code: '101',
  bank_name1: '',
  account_no1: '',
  bank_name2: '',
  account_no2: '',
  version: 'v1',
}

/** A row of the list; `id` is also its reference. */
export const listed = (id: string, status: string, message = ''): DeclarationListItem => ({
  declaration_id: id,
  decl_form_no: '01/ĐKTĐ-HĐĐT',
  register_date: '2026-11-02',
  decl_type: '1',
  noti_cd_tax: status,
  noti_nm_tax: message,
  reference: id,
  pos_key: '',
  tr_cd_tax: '',
  is_corrected: false,
  confirm_until: '',
  explain_until: '',
})

const filed = (id: string, status: string, message = '') => ({
  declaration_id: id,
  version: `${id} as opened`,
  noti_cd_tax: status,
  noti_nm_tax: message,
  reference: `TK-${id}`,
  tr_cd_tax: '',
  cash_register_code: '',
  sign_by: status === 'draft' ? '' : 'CÔNG TY TNHH Gốm Bát Tràng',
  signed_at: status === 'draft' ? '' : '2026-11-02T10:14:30',
  requested_at: status === 'draft' ? '' : '2026-11-02T03:15:00.000Z',
  is_corrected: false,
  confirm_until: '',
  explain_until: '',
  explained_at: '',
  signed_xml_url: status === 'draft' ? null : `/api/wtx/ca/v1/download/xml/declaration/${id}/1/00`,
  events: [{ at: '2026-11-02T03:00:00.000Z', status: 'draft', message: '' }],
})

export const detailOf = (id: string, status: string, message = ''): DeclarationDetail<'eInvoice'> => ({
  ...toContent(eInvoice, sampleDeclaration),
  ...filed(id, status, message),
})

/** The same in version 2.1.0. */
export const detailOf210 = (id: string, status: string, message = ''): DeclarationDetail<'eInvoice'> => ({
  ...toContent(eInvoice, sampleDeclaration210),
  ...filed(id, status, message),
})

/** The same of form 01/ĐKTĐ-CTĐT. */
export const eDocumentDetailOf = (id: string, status: string): DeclarationDetail<'eDocument'> => ({
  ...toContent(eDocument, sampleEDocument),
  ...filed(id, status),
})

/** A registered certificate; `id` is also its serial number. */
export const certificate = (id: string, status: CertificateRecord['status'] = '1'): CertificateRecord => ({
  id,
  reg_id: `reg-${id}`,
  org_nm: 'C=VN, O=VNPT, CN=VNPT Certification Authority',
  serial_no: id,
  from_date: '2024-01-15T08:30:00',
  to_date: '2027-01-15T08:30:00',
  status,
  certificate_type: '1',
  form_tp: '1',
  user_nm: null,
})
