import { keysOf, recordOf } from '../form/table.ts'
import { phoneText } from '../phone.ts'
import { declarationTypes } from './codes.ts'
import { certificateFormTypes } from '../certificateCodes.ts'
import { certificateFields, declarationName, textFields, textNames, type NewDeclaration } from './fields.ts'
import { flagFields, usageFlags } from './flags.ts'
import type { DeclarationForm } from './forms/definition.ts'
import type { CertificateRow } from './values.ts'
import { defaultXmlVersion } from './versions.ts'
import type { DeclarationInput } from './wire.ts'

export const emptyCertificateRow: CertificateRow = recordOf(keysOf(certificateFields), () => '')

/** A new declaration (seed 000 §4 "Defaults for a new form", 002 §4.1); what the form does not have stays empty. */
export const newDeclaration = (form: DeclarationForm, source: Omit<NewDeclaration, 'form'>): DeclarationInput => ({
  declaration_id: '',
  ...recordOf(textNames, (name) => (form.texts.includes(name) ? textFields[name].initial({ form, ...source }) : '')),
  ...recordOf(usageFlags, (flag) => form.flags.includes(flag) && flagFields[flag].initial),
  digital_signatures: [emptyCertificateRow],
})

/** The same declaration as a change of information. */
export const asChange = (declaration: DeclarationInput, names: NewDeclaration['names']): DeclarationInput => ({
  ...declaration,
  decl_type: declarationTypes.change,
  decl_nm: declarationName(names, declarationTypes.change),
})

/** What a copy does not take from its source. */
type CopySource = Pick<NewDeclaration, 'form' | 'versions' | 'today'>

const rowsOrEmpty = (rows: CertificateRow[]): CertificateRow[] => (rows.length > 0 ? rows : [emptyCertificateRow])

/** An existing declaration taken over into a new one: same content, new day and version, nothing filed yet. */
export const copyOf = (source: DeclarationInput, { form, versions, today }: CopySource): DeclarationInput => ({
  ...source,
  declaration_id: '',
  xml_vs: defaultXmlVersion(form, versions, today),
  reg_date: today,
  contact_phone: phoneText(source.contact_phone),
  rppr_phone: phoneText(source.rppr_phone),
  digital_signatures: rowsOrEmpty(source.digital_signatures),
})

/**
 * An accepted declaration taken over into a change of it. The authority knows its certificates: those out of use are left out, and the
 * others stay as they were accepted until something else is chosen (docs/decisions/0449).
 */
export const changeOf = (
  accepted: DeclarationInput,
  { names, ...source }: CopySource & Pick<NewDeclaration, 'names'>,
): DeclarationInput => ({
  ...asChange(copyOf(accepted, source), names),
  digital_signatures: rowsOrEmpty(
    accepted.digital_signatures.filter((row) => row.form_tp !== certificateFormTypes.stop),
  ),
})
