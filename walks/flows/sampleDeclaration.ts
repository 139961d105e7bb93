import { flagFields } from '../../src/domain/declaration/flags.ts'
import { eDocument } from '../../src/domain/declaration/forms/eDocument.ts'
import { valuesOf, type DeclarationValues } from '../../src/domain/declaration/values.ts'

/** A declaration of version 2.1.0 that passes every rule of the form and every limit of the XML. */
export const sampleDeclaration210 = {
  declaration_id: '',
  xml_vs: '2.1.0',
  decl_form_no: '01/ĐKTĐ-HĐĐT',
  decl_nm: 'Tờ khai đăng ký sử dụng hóa đơn điện tử',
  decl_type: '1',
  sllr_comp_nm: 'CÔNG TY TNHH Gốm Bát Tràng',
  sllr_tax_code: '0101243150',
  txof_cd: '10100',
  txof_nm: 'Thuế Thành phố Hà Nội',
  contact_per: 'Nguyễn Thị Hòa',
  contact_add: 'Số 5 ngõ 12, phố Đào Tấn, Hà Nội',
  contact_eml: 'ketoan@gombattrang.vn',
  contact_phone: '02438251234',
  loca_nm: 'Hà Nội',
  reg_date: '2025-06-02',
  pos_key: '',
  rppr_nm: 'Trần Văn Đức',
  rppr_phone: '0912345678',
  rppr_dob: '1980-04-30',
  rppr_gender: '1',
  rppr_nation: 'Việt Nam',
  rppr_nation_cd: '',
  rppr_cid: '001080012345',
  rppr_passport: 'C1234567',
  attribute1: true,
  attribute2: false,
  attribute3: false,
  attribute4: false,
  attribute5: false,
  attribute6: true,
  attribute7: false,
  attribute8: false,
  attribute9: true,
  attribute10: false,
  attribute11: false,
  attribute12: false,
  attribute13: false,
  attribute14: false,
  inv_type1: true,
  inv_type2: false,
  inv_type3: false,
  inv_type4: false,
  inv_type5: false,
  inv_type6: false,
  inv_type7: false,
  inv_type8: false,
  inv_type9: false,
  inv_type10: false,
  solution_provider: [],
  tvan_company: [],
  dependent_units: [],
  lookup_units: [],
  digital_signatures: [
    {
      sig_id: 'sig-1',
      reg_id: 'reg-1',
      org_name: 'CN=VNPT Certification Authority, O=VNPT, C=VN',
      serial_no: '54010101a1b2c3d4',
      from_date: '2024-01-15T08:30:00',
      to_date: '2027-01-15T08:30:00',
      form_tp: '1',
    },
  ],
} as const satisfies DeclarationValues<'eInvoice'>

/** The same of the form of today. */
export const sampleDeclaration = {
  ...sampleDeclaration210,
  xml_vs: '2.1.1',
  rppr_gender: '',
  rppr_nation_cd: 'VN',
} as const satisfies DeclarationValues<'eInvoice'>

export const sampleRow = sampleDeclaration.digital_signatures[0]

/** The same company's declaration of form 01/ĐKTĐ-CTĐT, with what a new one chooses. */
export const sampleEDocument = valuesOf(eDocument, {
  declaration_id: '',
  text: (name) =>
    ({
      ...sampleDeclaration,
      decl_form_no: eDocument.number,
      decl_nm: 'Tờ khai đăng ký sử dụng chứng từ điện tử',
    })[name],
  flag: (flag) => flagFields[flag].initial,
  list: () => [],
  digital_signatures: [{ ...sampleRow }],
})
