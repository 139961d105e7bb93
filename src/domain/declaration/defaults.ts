import { phoneText } from '../phone.ts'
import { declarationTypes } from './codes.ts'
import { certificateFormTypes } from '../certificateCodes.ts'
import { emptyCertificateRow, type CertificateRow } from './certificateRows.ts'
import { declarationName, textFields, type NewDeclaration } from './fields.ts'
import type { DeclarationForm, FormKey } from './forms/definition.ts'
import { initialFlag } from './household.ts'
import { valuesOf, type DeclarationValues } from './values.ts'
import { inVersion } from './versioned.ts'
import { defaultXmlVersion } from './versions.ts'

/** A new declaration (seed 000 §4 "Defaults for a new form", 002 §4.1). */
export const newDeclaration = <Key extends FormKey>(
  form: DeclarationForm<Key>,
  source: Omit<NewDeclaration, 'form'>,
): DeclarationValues<Key> => {
  const values = valuesOf(form, {
    declaration_id: '',
    text: (name) => textFields[name].initial({ form, ...source }),
    flag: (flag) => initialFlag(flag, source.company.company_type),
    list: () => [],
    digital_signatures: [emptyCertificateRow],
  })
  return inVersion(form, values, values.xml_vs)
}

/** The same declaration as a change of information. */
export const asChange = (declaration: DeclarationValues, names: NewDeclaration['names']): DeclarationValues => ({
  ...declaration,
  decl_type: declarationTypes.change,
  decl_nm: declarationName(names, declarationTypes.change),
})

/** What a copy does not take from its source. */
type CopySource = Pick<NewDeclaration, 'versions' | 'today'> & { readonly form: DeclarationForm }

const rowsOrEmpty = (rows: CertificateRow[]): CertificateRow[] => (rows.length > 0 ? rows : [emptyCertificateRow])

/** An existing declaration taken over into a new one: same content as far as the version of the day has it, new day, nothing filed yet. */
export const copyOf = (source: DeclarationValues, { form, versions, today }: CopySource): DeclarationValues => ({
  ...inVersion(form, source, defaultXmlVersion(form, versions, today)),
  declaration_id: '',
  reg_date: today,
  contact_phone: phoneText(source.contact_phone),
  ...('rppr_phone' in source ? { rppr_phone: phoneText(source.rppr_phone) } : {}),
  digital_signatures: rowsOrEmpty(source.digital_signatures),
})

/**
 * An accepted declaration taken over into a change of it. The authority knows its certificates: those out of use are left out, and the
 * others stay as they were accepted until something else is chosen (docs/decisions/0449).
 */
export const changeOf = (
  accepted: DeclarationValues,
  { names, ...source }: CopySource & Pick<NewDeclaration, 'names'>,
): DeclarationValues => ({
  ...asChange(copyOf(accepted, source), names),
  digital_signatures: rowsOrEmpty(
    accepted.digital_signatures.filter((row) => row.form_tp !== certificateFormTypes.stop),
  ),
})
