import * as fc from 'fast-check'
import * as v from 'valibot'
import {
  choicesOf,
  groupErrorField,
  hasBox,
  isRequiredGroup,
  type UsageFlag,
} from '../../src/domain/declaration/flags.ts'
import type { DeclarationForm, FormKey } from '../../src/domain/declaration/forms/definition.ts'
import type { CertificateRow } from '../../src/domain/declaration/certificateRows.ts'
import { columnsIn, emptyOrganisation, type OrganisationRow } from '../../src/domain/declaration/organisations.ts'
import { valuesOf, type DeclarationValues } from '../../src/domain/declaration/values.ts'
import { phoneText } from '../../src/domain/phone.ts'
import { isXmlText, lineOf, normalised } from '../../src/domain/text.ts'

const vietnamese = fc.constantFrom(...Array.from('aăâbcdđeêghiklmnoôơpqrstuưvxyĂÂĐÊÔƠƯảạắặấậẻẹếệỉịỏọốộớợủụứựỷỵỗữ '))
const awkward = fc.constantFrom(
  '<',
  '>',
  '&',
  '"',
  "'",
  '\t',
  '\n',
  '\r',
  ']]>',
  '&amp;',
  '<!--',
  '<?',
  ' ',
  '\u0085',
  '\u2028',
  '\u00A0',
  '𪚥',
  '😀',
  'e\u0323\u0302',
)

/** A character, or a few, that XML 1.0 can carry. */
export const xmlText = fc.oneof(
  { arbitrary: vietnamese, weight: 5 },
  { arbitrary: awkward, weight: 2 },
  { arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }).filter(isXmlText), weight: 1 },
)

/** A text of the form: as the form normalises it, 1 to `max` UTF-16 units long. */
const line = (max: number) =>
  fc
    .string({ unit: xmlText, minLength: 1, maxLength: max, size: 'max' })
    .map((text) => normalised(normalised(text.replaceAll(/[\n\r\u{85}\u{2028}\u{2029}]/gu, ' ')).slice(0, max)))
    .filter((text) => text !== '' && normalised(text) === text && v.is(lineOf(max), text))

const digits = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength: min, maxLength: max, size: 'max' })
/** A phone number as the form keeps it: 84900000000 would be 0900000000. */
const phone = (max: number) => digits(1, max).filter((text) => phoneText(text) === text)
const day = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const moment = fc
  .date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 19))

const email = fc
  .tuple(
    fc.string({ unit: fc.constantFrom(...Array.from('abcxyz019')), minLength: 1, maxLength: 60, size: 'max' }),
    fc.constantFrom('example.vn', 'ketoan.example.com.vn'),
  )
  .map(([name, host]) => `${name}@${host}`)

const certificateRow: fc.Arbitrary<CertificateRow> = fc.record({
  sig_id: fc.constantFrom('', 'sig-1', 'sig-2'),
  reg_id: fc.constantFrom('', 'reg-1'),
  org_name: line(400).filter((text) => !/cn=/i.test(text)),
  serial_no: fc.string({
    unit: fc.constantFrom(...Array.from('0123456789abcdefABCDEF')),
    minLength: 1,
    maxLength: 40,
    size: 'max',
  }),
  from_date: moment,
  to_date: moment,
  form_tp: fc.constantFrom('1', '2', '3'),
})

/** Any flags of a version of the form, with a choice in each group that requires one. */
const flagsOf = (form: DeclarationForm, version: string): fc.Arbitrary<ReadonlySet<string>> =>
  fc.subarray(form.flags.filter((flag) => hasBox(flag, version))).map(
    (flags) =>
      new Set<UsageFlag>([
        ...flags,
        ...form.groups
          .filter(isRequiredGroup)
          .filter((group) => !choicesOf(group).some((flag) => flags.includes(flag)))
          .map((group) => groupErrorField[group]),
      ]),
  )

const person = fc.oneof(
  fc.record({ rppr_nation: fc.constant('Việt Nam'), rppr_cid: digits(12, 12) }),
  fc.record({ rppr_nation: fc.constant('Hàn Quốc'), rppr_cid: fc.constant('') }),
)

const taxCode = fc.oneof(
  digits(10, 10),
  digits(12, 12),
  fc.tuple(digits(10, 10), digits(3, 3)).map((parts) => parts.join('-')),
)

/** The days of a period in their order. */
const period = fc.tuple(day, day).map((days) => days.toSorted())

const organisation: fc.Arbitrary<OrganisationRow> = fc
  .record({
    org_name: line(400),
    tax_code: taxCode,
    invoices: fc.constantFrom('1', '2', '3'),
    issued: period,
    authority: period,
    note: fc.oneof(fc.constant(''), line(255)),
  })
  .map(({ issued: [issued_from = '', issued_to = ''], authority: [from_date = '', to_date = ''], ...row }) => ({
    ...row,
    issued_from,
    issued_to,
    from_date,
    to_date,
  }))

/** Rows of a list with its own columns alone; where the version has no such list, there are none. */
const organisationsOf = (form: DeclarationForm, version: string) => {
  const rows = fc.array(organisation, { maxLength: version === '2.1.1' ? 3 : 0 })
  return fc.record(
    Object.fromEntries(
      form.organisationLists.map((list) => [
        list,
        rows.map((each) =>
          each.map((row) => ({
            ...emptyOrganisation,
            ...Object.fromEntries(columnsIn(list).map((column) => [column, row[column]])),
          })),
        ),
      ]),
    ),
  )
}

const texts = fc.record({
  declaration_id: fc.constantFrom('', 'd-1'),
  decl_form_no: line(15),
  decl_nm: line(100),
  decl_type: fc.constantFrom('1' as const, '2' as const),
  sllr_comp_nm: line(400),
  sllr_tax_code: taxCode,
  txof_cd: line(5),
  txof_nm: line(100),
  contact_per: line(100),
  contact_add: line(400),
  contact_eml: email,
  contact_phone: phone(50),
  loca_nm: line(100),
  reg_date: day,
  pos_key: fc.constantFrom('', 'POS-1'),
  rppr_nm: line(100),
  rppr_phone: phone(20),
  rppr_dob: day,
  rppr_gender: fc.constantFrom('0' as const, '1' as const),
  rppr_nation_cd: fc.constantFrom('', 'VN'),
  rppr_passport: fc.stringMatching(/^[0-9A-Za-z]{1,20}$/),
})

/** Any values that pass the form: every text within the form's own limits, which are wider than those of the XML. */
export const declarationsOf = <Key extends FormKey>(form: DeclarationForm<Key>): fc.Arbitrary<DeclarationValues<Key>> =>
  fc
    .constantFrom(...form.xmlVersions)
    .chain((version) =>
      fc.tuple(
        texts,
        fc.constant(version),
        person,
        flagsOf(form, version),
        fc.array(certificateRow, { minLength: 1, maxLength: 4 }),
        organisationsOf(form, version),
      ),
    )
    .map(([text, xml_vs, who, chosen, rows, lists]) => {
      const filled = { ...text, ...who, xml_vs, ...(xml_vs === '2.1.1' ? { rppr_gender: '' } : { rppr_nation_cd: '' }) }
      return valuesOf(form, {
        declaration_id: text.declaration_id,
        text: (name) => filled[name],
        flag: (flag) => chosen.has(flag),
        list: (list) => lists[list] ?? [],
        digital_signatures: rows.some((row) => row.sig_id !== '')
          ? rows
          : rows.map((row) => ({ ...row, sig_id: 'sig-1' })),
      })
    })
