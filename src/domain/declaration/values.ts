import * as v from 'valibot'
import { textUpTo } from '../bounded.ts'
import { vietnameseNationality } from '../code-list.ts'
import { daySchema, isDayOrMoment } from '../dates.ts'
import { withoutSeparators } from '../phone.ts'
import { taxCodeSchema } from '../tax-code.ts'
import { lineOf, requiredLine } from '../text.ts'
import { flagGroups, groupErrorField, type UsageFlag } from './flags.ts'

/** The form number that the product files (seed 000 §9). */
export const formNumber = '01/ĐKTĐ-HĐĐT'

/** Versions of the authority's XML that this product writes (seed 000 §9, facts of the field §0). */
export const xmlVersions = ['2.1.0', '2.0.1'] as const
export type XmlVersion = (typeof xmlVersions)[number]

/** A version as the code list of XML versions names it; this product's server takes those that it writes (docs/decisions/0134). */
export const xmlVersionSchema = v.pipe(
  textUpTo(8, 'xml_version_is_required'),
  v.regex(/^\d{1,2}(\.\d{1,2}){1,2}$/, 'xml_version_is_required'),
)

/** The version whose layout a declaration has: the newer one by its name, the older one for any other (seed 000 §2 "Preview"). */
export const layoutVersion = (version: string): XmlVersion => (version === xmlVersions[0] ? version : xmlVersions[1])

/** 1 new registration, 2 change of information (facts of the field §1.1). */
export const declarationTypes = { registration: '1', change: '2' } as const

/** Form type of a certificate: 1 new, 2 renew, 3 stop use (seed 000 §3). */
export const certificateFormTypes = { add: '1', renew: '2', stop: '3' } as const

const requiredDay = (message: string) => v.pipe(v.string(), v.nonEmpty(message), daySchema)
const digits = v.regex(/^\d*$/, 'only_digits')

/** A citizen ID has 12 digits (facts of the field §5.3); whether it may be missing depends on the nationality. */
const citizenId = v.pipe(
  lineOf(12),
  digits,
  v.check((text) => text === '' || text.length === 12, 'citizen_id_has_12_digits'),
)

const phoneOf = (max: number, message: string) =>
  v.pipe(
    v.string(),
    v.transform(withoutSeparators),
    requiredLine(max, message),
    v.regex(/^\+?\d+$/, 'phone_is_invalid'),
  )

const dateOrEmpty = v.pipe(
  v.string(),
  v.check((text) => text === '' || isDayOrMoment(text), 'date_is_invalid'),
)
const formTypeOrEmpty = v.pipe(
  v.string(),
  v.check(
    (text) => text === '' || Object.values(certificateFormTypes).some((type) => type === text),
    'certificate_form_type_is_invalid',
  ),
)

/** One row of the certificate table; a row without `sig_id` is an empty one that waits for a choice (seed 000 §3, §5). */
const certificateRowSchema = v.object({
  sig_id: v.string(),
  reg_id: v.string(),
  org_name: lineOf(400),
  serial_no: lineOf(40),
  from_date: dateOrEmpty,
  to_date: dateOrEmpty,
  form_tp: formTypeOrEmpty,
})
export type CertificateRow = v.InferOutput<typeof certificateRowSchema>

/** Rows without a certificate chosen are dropped on submit (seed 000 §5). */
export const isChosenRow = (row: Pick<CertificateRow, 'sig_id'>): boolean => row.sig_id !== ''

const isFilledRow = (row: CertificateRow): boolean =>
  [row.from_date, row.to_date, row.org_name, row.serial_no, row.form_tp].every((cell) => cell !== '')

const flagEntries = v.object({
  attribute1: v.boolean(),
  attribute2: v.boolean(),
  attribute3: v.boolean(),
  attribute4: v.boolean(),
  attribute5: v.boolean(),
  attribute6: v.boolean(),
  attribute7: v.boolean(),
  attribute8: v.boolean(),
  attribute9: v.boolean(),
  attribute10: v.boolean(),
  inv_type1: v.boolean(),
  inv_type2: v.boolean(),
  inv_type3: v.boolean(),
  inv_type4: v.boolean(),
  inv_type5: v.boolean(),
  inv_type6: v.boolean(),
  inv_type7: v.boolean(),
  inv_type8: v.boolean(),
  inv_type9: v.boolean(),
} satisfies Record<UsageFlag, v.BooleanSchema<undefined>>)

const entries = v.object({
  declaration_id: v.string(),
  xml_vs: xmlVersionSchema,
  decl_form_no: requiredLine(15, 'declaration_form_number_is_required'),
  decl_nm: requiredLine(100, 'declaration_name_is_required'),
  decl_type: v.picklist(Object.values(declarationTypes), 'declaration_type_is_required'),
  sllr_comp_nm: requiredLine(400, 'seller_company_name_is_required'),
  sllr_tax_code: v.pipe(v.string(), v.nonEmpty('seller_tax_code_is_required'), taxCodeSchema),
  txof_cd: requiredLine(5, 'tax_office_code_is_required'),
  txof_nm: requiredLine(100, 'tax_office_name_is_required'),
  contact_per: requiredLine(100, 'contact_person_is_required'),
  contact_add: requiredLine(400, 'contact_address_is_required'),
  contact_eml: v.pipe(requiredLine(150, 'contact_email_is_required'), v.email('email_is_invalid')),
  contact_phone: phoneOf(50, 'contact_phone_is_required'),
  loca_nm: requiredLine(100, 'location_name_is_required'),
  reg_date: requiredDay('register_date_is_required'),
  pos_key: lineOf(50),
  rppr_nm: requiredLine(100, 'representative_name_is_required'),
  rppr_phone: phoneOf(20, 'representative_phone_is_required'),
  rppr_dob: requiredDay('representative_date_of_birth_is_required'),
  rppr_gender: v.picklist(['1', '0'], 'representative_gender_is_required'),
  rppr_nation: lineOf(100),
  rppr_cid: citizenId,
  rppr_passport: requiredLine(20, 'representative_passport_is_required'),
  ...flagEntries.entries,
  digital_signatures: v.pipe(
    v.array(certificateRowSchema),
    v.minLength(1, 'digital_signature_is_required'),
    v.check((rows) => rows.some((row) => isChosenRow(row) && isFilledRow(row)), 'digital_signature_is_required'),
  ),
})

const atLeastOne = 'at_least_one_attribute_must_be_chosen'

const checkedDeclaration = v.pipe(
  v.config(entries, { abortPipeEarly: true }),
  v.forward(
    v.partialCheck(
      [['rppr_nation'], ['rppr_cid']],
      (values) => values.rppr_nation !== vietnameseNationality || values.rppr_cid !== '',
      'citizen_id_is_required_for_vietnamese_nationality',
    ),
    ['rppr_cid'],
  ),
  v.forward(
    v.partialCheck(
      [['attribute1'], ['attribute2'], ['attribute3']],
      (flags) => flagGroups.invoiceForms.some((flag) => flags[flag]),
      atLeastOne,
    ),
    [groupErrorField.invoiceForms],
  ),
  v.forward(
    v.partialCheck(
      [['attribute6'], ['attribute7']],
      (flags) => flagGroups.transferMethods.some((flag) => flags[flag]),
      atLeastOne,
    ),
    [groupErrorField.transferMethods],
  ),
  v.forward(
    v.partialCheck(
      [['inv_type1'], ['inv_type2'], ['inv_type3'], ['inv_type4'], ['inv_type5'], ['inv_type6']],
      (flags) => flagGroups.invoiceTypes.some((flag) => flags[flag]),
      atLeastOne,
    ),
    [groupErrorField.invoiceTypes],
  ),
)
/**
 * The declaration as the form holds and checks it: every rule of seed 000 §5, each with its message code.
 * A text longer than its field answers `too_long:<max>`. A field answers its first broken rule only, and the groups are
 * checked whatever else is wrong, also when the caller asks to stop early, as the form's adapter does.
 */
export const declarationSchema = v.config(checkedDeclaration, { abortPipeEarly: false })
export type DeclarationValues = v.InferOutput<typeof declarationSchema>
