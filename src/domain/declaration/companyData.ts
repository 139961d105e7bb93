import type { Company } from '../company.ts'
import { keysOf } from '../form/table.ts'
import { phoneText } from '../phone.ts'
import { textFields } from './fields.ts'
import type { DeclarationForm } from './forms/definition.ts'
import { textOf, type DeclarationValues } from './values.ts'
import { hasText } from './versioned.ts'

/**
 * The company's data that stand on a declaration, by the names of the company's form: the field that is compared, and those that are filled
 * beside it (seed 000 §4 "Defaults for a new form"). Contact information may differ from the company's own on purpose.
 */
const companyData = {
  vietnam_name: { field: 'sllr_comp_nm', beside: [], isContact: false },
  tax_office_id: { field: 'txof_cd', beside: ['txof_nm'], isContact: false },
  city_code: { field: 'loca_nm', beside: [], isContact: true },
  address: { field: 'contact_add', beside: [], isContact: true },
  email: { field: 'contact_eml', beside: [], isContact: true },
  phone_number: { field: 'contact_phone', beside: [], isContact: true },
  representative_name: { field: 'rppr_nm', beside: [], isContact: false },
  rppr_phone: { field: 'rppr_phone', beside: [], isContact: false },
  rppr_dob: { field: 'rppr_dob', beside: [], isContact: false },
  rppr_gender: { field: 'rppr_gender', beside: [], isContact: false },
  rppr_nation: { field: 'rppr_nation', beside: [], isContact: false },
  rppr_cid: { field: 'rppr_cid', beside: [], isContact: false },
  rppr_passport: { field: 'rppr_passport', beside: [], isContact: false },
} as const
export type CompanyDatum = keyof typeof companyData
export type FilledField = (typeof companyData)[CompanyDatum]['field'] | 'txof_nm' | 'contact_per'

const everyDatum: readonly CompanyDatum[] = keysOf(companyData)

/** The data that a change of what is in force takes over from the company, as `readCompanyData` reads them: all but contact information. */
export const ownCompanyData = everyDatum.filter((datum) => !companyData[datum].isContact).join(',')

/** Whether a datum, or a field that it fills, is the legal representative's: their names are those of other people's data too. */
export const isOfRepresentative = (name: CompanyDatum | FilledField): boolean =>
  name === 'representative_name' || name.startsWith('rppr_')

/** The data that a text names, separated by commas; names of nothing here are left out. */
export const readCompanyData = (text: string): readonly CompanyDatum[] => {
  const named = new Set(text.split(','))
  return everyDatum.filter((datum) => named.has(datum))
}

const otherSources = { form: { number: '', xmlVersionCutOff: '' }, types: [], names: [], versions: [], today: '' }
const given = (company: Company, field: FilledField): string => textFields[field].initial({ company, ...otherSources })

const isPhone = (field: FilledField): boolean => field === 'contact_phone' || field === 'rppr_phone'
const compared = (field: FilledField, text: string): string => (isPhone(field) ? phoneText(text) : text.trim())

interface Compared {
  /** The form of the declarations; what it does not ask for is not compared. */
  readonly form: Pick<DeclarationForm, 'texts'>
  /** The version that a change would be filed in; what it has no place for is not compared. */
  readonly version: string
  readonly company: Company
  /** The company as it was when somebody began to change it. */
  readonly before: Company
  /** What the tax authority has accepted. */
  readonly accepted: DeclarationValues
  /** What it has been sent and has not answered. */
  readonly underWay: DeclarationValues | null
}

/**
 * What of the company an accepted declaration says otherwise and none under way corrects. Contact information counts only where the company's
 * own has changed: another contact may have been declared on purpose (docs/decisions/0263).
 */
export const undeclaredData = ({
  form,
  version,
  company,
  before,
  accepted,
  underWay,
}: Compared): readonly CompanyDatum[] =>
  everyDatum.filter((datum) => {
    const { field, isContact } = companyData[datum]
    if (!form.texts.includes(field) || ![accepted.xml_vs, version].every((each) => hasText(field, each))) return false
    const now = compared(field, given(company, field))
    if (isContact && compared(field, given(before, field)) === now) return false
    return [accepted, underWay].every((each) => each === null || compared(field, textOf(each, field)) !== now)
  })

/** Letters that are compared as they are read: a name in capitals is the same name. */
const asRead = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()

/**
 * The representative's fields that say otherwise than the company's data, for which the confirmation on eTax Mobile fails
 * (docs/decisions/0369). What the company does not say is not compared, nor the nationality, nor what the version does not ask for.
 */
export const representativeDifferences = (declaration: DeclarationValues, company: Company): readonly FilledField[] => {
  if (!('rppr_nm' in declaration)) return []
  return everyDatum.flatMap((datum) => {
    const { field } = companyData[datum]
    if (!isOfRepresentative(datum) || field === 'rppr_nation' || !hasText(field, declaration.xml_vs)) return []
    const now = compared(field, given(company, field))
    return now === '' || asRead(now) === asRead(compared(field, declaration[field])) ? [] : [field]
  })
}

/** The fields that take the named data over. A contact person who was the representative follows the representative. */
export const fieldsOfData = (accepted: DeclarationValues, named: readonly CompanyDatum[]): readonly FilledField[] => {
  const isContact = 'rppr_nm' in accepted && accepted.contact_per === accepted.rppr_nm
  return named.flatMap((datum): readonly FilledField[] => {
    const { field, beside } = companyData[datum]
    return datum === 'representative_name' && isContact ? ['contact_per', field] : [field, ...beside]
  })
}

/** The values of fields as the company has them now, as far as the version of the declaration has the fields. */
export const withCompanyData = (
  declaration: DeclarationValues,
  company: Company,
  fields: readonly FilledField[],
): DeclarationValues =>
  fields.reduce(
    (filled, field) =>
      field in filled && hasText(field, filled.xml_vs) ? { ...filled, [field]: given(company, field) } : filled,
    declaration,
  )
