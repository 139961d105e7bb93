import { newDeclaration } from '../../../src/domain/declaration/defaults.ts'
import type { DeclarationValues } from '../../../src/domain/declaration/values.ts'
import type { DeclarationForm } from '../../../src/domain/declaration/forms/definition.ts'
import { eDocument } from '../../../src/domain/declaration/forms/eDocument.ts'
import { eInvoice } from '../../../src/domain/declaration/forms/eInvoice.ts'
import { codeItems } from '../../../src/domain/codeLists.ts'
import { buildDeclarationXml } from '../../../src/domain/declaration/layouts/build.ts'
import { demoCompany } from '../../../server/companies/demo/company.ts'
import { sampleDeclaration, sampleRow } from '../../../walks/flows/sampleDeclaration.ts'

/** A declaration as the product generates it: unsigned XML with its signing id and the tax code that it names. */
export interface FiledForm {
  readonly form: DeclarationForm
  /** MSo. */
  readonly number: string
  readonly values: DeclarationValues
  readonly signId: string
  readonly taxCode: string
  readonly generatedXml: string
}

const signId = '_3f0a5c1e7b2d4e68'

/** The company's data of a sample on form 01/ĐKTĐ-CTĐT, on which its other fields do not stand. */
const eDocumentValues: DeclarationValues = {
  ...newDeclaration(eDocument, {
    company: demoCompany,
    types: codeItems('declaration-type'),
    names: codeItems(eDocument.codeGroups.names),
    versions: codeItems('xml-version'),
    today: '2026-11-21',
  }),
  sllr_comp_nm: sampleDeclaration.sllr_comp_nm,
  sllr_tax_code: sampleDeclaration.sllr_tax_code,
  digital_signatures: [{ ...sampleRow }],
}

const filed = (form: DeclarationForm, values: DeclarationValues): FiledForm => ({
  form,
  number: form.number,
  values,
  signId,
  taxCode: values.sllr_tax_code,
  generatedXml: buildDeclarationXml(form, values, signId),
})

/** A typical declaration of each form that the product files, both of one company and with one signing id. */
export const filedForms: readonly [eInvoice: FiledForm, eDocument: FiledForm] = [
  filed(eInvoice, sampleDeclaration),
  filed(eDocument, eDocumentValues),
]
