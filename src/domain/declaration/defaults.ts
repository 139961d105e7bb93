import type { CodeItem } from '../code-list.ts'
import type { Company } from '../company.ts'
import { phoneText } from '../phone.ts'
import type { UsageFlags } from './flags.ts'
import {
  certificateFormTypes,
  declarationTypes,
  formNumber,
  xmlVersions,
  type CertificateRow,
  type XmlVersion,
} from './values.ts'
import type { DeclarationInput } from './wire.ts'

/** From this day on a new declaration takes the first XML version, before it the second (seed 000 §4, §9). */
const xmlVersionCutOff = '2025-05-14'

/** `today` is `YYYY-MM-DD`. */
export const defaultXmlVersion = (today: string): XmlVersion =>
  today >= xmlVersionCutOff ? xmlVersions[0] : xmlVersions[1]

export const emptyCertificateRow: CertificateRow = {
  sig_id: '',
  reg_id: '',
  org_name: '',
  serial_no: '',
  from_date: '',
  to_date: '',
  form_tp: '',
}

const defaultFlags: UsageFlags = {
  attribute1: true,
  attribute2: false,
  attribute3: false,
  attribute4: false,
  attribute5: false,
  attribute6: true,
  attribute7: false,
  attribute8: false,
  attribute9: false,
  attribute10: false,
  inv_type1: true,
  inv_type2: false,
  inv_type3: false,
  inv_type4: false,
  inv_type5: false,
  inv_type6: false,
  inv_type7: false,
  inv_type8: false,
  inv_type9: false,
}

/** The declaration name that belongs to a type: the code list's Vietnamese name of the same code, as the XML's `Ten` takes it. */
export const declarationName = (names: readonly CodeItem[], type: string): string =>
  names.find((name) => name.code === type)?.code_vn_nm ?? names[0]?.code_vn_nm ?? ''

interface NewDeclaration {
  readonly company: Company
  readonly types: readonly CodeItem[]
  readonly names: readonly CodeItem[]
  /** `YYYY-MM-DD` in Vietnam. */
  readonly today: string
}

/** A new form: seed 000 §4 "Defaults for a new form". */
export const newDeclaration = ({ company, types, names, today }: NewDeclaration): DeclarationInput => {
  const type = types[0]?.code ?? ''
  return {
    declaration_id: '',
    xml_vs: defaultXmlVersion(today),
    decl_form_no: formNumber,
    decl_nm: declarationName(names, type),
    decl_type: type,
    sllr_comp_nm: company.vietnam_name,
    sllr_tax_code: company.tax_id,
    txof_cd: company.tax_office_id,
    txof_nm: company.tax_office_name,
    contact_per: company.representative_name,
    contact_add: company.address,
    contact_eml: company.email,
    contact_phone: phoneText(company.phone_number),
    loca_nm: company.city_name,
    reg_date: today,
    pos_key: '',
    rppr_nm: company.representative_name,
    rppr_phone: phoneText(company.rppr_phone),
    rppr_dob: company.rppr_dob,
    rppr_gender: company.rppr_gender,
    rppr_nation: company.rppr_nation,
    rppr_cid: company.rppr_cid,
    rppr_passport: company.rppr_passport,
    ...defaultFlags,
    digital_signatures: [emptyCertificateRow],
  }
}

const rowsOrEmpty = (rows: CertificateRow[]): CertificateRow[] => (rows.length > 0 ? rows : [emptyCertificateRow])

/** An existing declaration taken over into a new one: same content, new day and version, nothing filed yet. */
export const copyOf = (source: DeclarationInput, today: string): DeclarationInput => ({
  ...source,
  declaration_id: '',
  xml_vs: defaultXmlVersion(today),
  reg_date: today,
  contact_phone: phoneText(source.contact_phone),
  rppr_phone: phoneText(source.rppr_phone),
  digital_signatures: rowsOrEmpty(source.digital_signatures),
})

/**
 * An accepted declaration taken over into a change of it. The authority knows its certificates: those out of use are left out, and
 * what happens to the others is chosen anew, since they are not added a second time (docs/decisions/0143).
 */
export const changeOf = (accepted: DeclarationInput, names: readonly CodeItem[], today: string): DeclarationInput => ({
  ...copyOf(accepted, today),
  decl_type: declarationTypes.change,
  decl_nm: declarationName(names, declarationTypes.change),
  digital_signatures: rowsOrEmpty(
    accepted.digital_signatures
      .filter((row) => row.form_tp !== certificateFormTypes.stop)
      .map((row) => ({ ...row, form_tp: '' })),
  ),
})
