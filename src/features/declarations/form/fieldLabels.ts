import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TextName } from '../../../domain/declaration/fields.ts'
import type { FlagGroup, UsageFlag } from '../../../domain/declaration/flags.ts'

export type ShownText = Exclude<TextName, 'xml_vs' | 'decl_nm' | 'pos_key' | 'rppr_nation_cd'>

/** The fields with a control of their own, named as above it, in the order of the form. */
export const textLabels: Readonly<Record<ShownText, MessageDescriptor>> = {
  decl_form_no: msg`Form number`,
  decl_type: msg`Declaration type`,
  reg_date: msg`Register date`,
  loca_nm: msg({
    message: 'Place',
    comment: 'Where the declaration is made; the printed form ends with "place, day month year"',
  }),
  sllr_comp_nm: msg`Seller company name`,
  sllr_tax_code: msg`Tax code`,
  txof_nm: msg`Tax office`,
  txof_cd: msg`Tax office code`,
  contact_per: msg`Contact person`,
  contact_phone: msg`Contact phone`,
  contact_eml: msg`Contact e-mail`,
  contact_add: msg`Contact address`,
  rppr_nm: msg`Full name`,
  rppr_phone: msg`Phone`,
  rppr_dob: msg`Date of birth`,
  rppr_gender: msg`Gender`,
  rppr_nation: msg`Nationality`,
  rppr_cid: msg`Citizen ID`,
  rppr_passport: msg`Passport number`,
}

/** The flags as the printed form names them (facts of the field §3.1). */
export const flagLabels: Readonly<Record<UsageFlag, MessageDescriptor>> = {
  attribute1: msg`With the tax authority's code`,
  attribute3: msg`Created from a cash register, with the tax authority's code`,
  attribute11: msg`Created from a cash register, without the tax authority's code`,
  attribute2: msg`Without the tax authority's code`,
  attribute4: msg`Small or medium business, cooperative, household or individual in a disadvantaged area`,
  attribute5: msg`Other small or medium business proposed by its province`,
  attribute10: msg`Tax authority, or body in charge of public assets`,
  attribute8: msg`Directly to the tax authority`,
  attribute9: msg`Through an e-invoice service provider`,
  attribute12: msg`Foreign organisation doing business through e-commerce or another digital platform`,
  attribute6: msg`Full content of each invoice`,
  attribute13: msg`Revenue summary, form 01/TH-DT`,
  attribute7: msg`Summary table of invoice data`,
  attribute14: msg`Table of transaction details, form 01/TTGD`,
  inv_type1: msg`VAT invoice`,
  inv_type7: msg`VAT invoice with integrated tax or fee receipt`,
  inv_type2: msg`Sales invoice`,
  inv_type8: msg`Sales invoice with integrated tax or fee receipt`,
  inv_type9: msg`Commercial invoice`,
  inv_type10: msg`Invoice of a foreign supplier without a permanent establishment in Vietnam`,
  inv_type3: msg`Invoice for the sale of public assets`,
  inv_type4: msg`Invoice for the sale of national reserves`,
  inv_type5: msg`Other invoices`,
  inv_type6: msg`Documents issued, used and managed like invoices`,
  issuer_type_1: msg`The organisation or individual`,
  issuer_type_2: msg`The tax authority`,
  doc_type_1: msg`Personal income tax withholding document`,
  doc_type_2: msg`Tax withholding document for e-commerce and digital platform business`,
  doc_type_3: msg`Tax, fee or charge receipt without printed denomination`,
  doc_type_4: msg`Tax, fee or charge receipt with printed denomination`,
  doc_type_5: msg`Tax, fee or charge receipt`,
  att_09: msg`On the tax authority's portal`,
  att_13: msg`Through an e-invoice service provider`,
  att_14: msg`Through an e-invoice service provider authorised by the tax authority`,
  att_15: msg`Directly to the tax authority`,
  att_16: msg`Summary table of e-receipts, form 01/TH-BLĐT`,
}

/** Legends of the flag groups; the summary names a group by its legend. */
export const groupLabels: Readonly<Record<FlagGroup, MessageDescriptor>> = {
  invoiceForms: msg`Invoice form`,
  dataChannels: msg`Sending of invoice data`,
  transferMethods: msg`Transfer method`,
  invoiceTypes: msg`Invoice types used`,
  issuers: msg`Issued by`,
  documentTypes: msg`Document types used`,
  sendingMethods: msg`Sending of data`,
}

/** The parts in which a group is shown, with their headings; a group without parts is shown whole. */
export const groupParts: Readonly<
  Partial<Record<FlagGroup, readonly { readonly title: MessageDescriptor; readonly flags: readonly UsageFlag[] }[]>>
> = {
  dataChannels: [
    {
      title: msg`Invoices with the tax authority's code`,
      flags: ['attribute4', 'attribute5', 'attribute10'],
    },
    { title: msg`Invoices without the tax authority's code`, flags: ['attribute8', 'attribute9', 'attribute12'] },
  ],
}

export const certificateLabel = msg`Certificate`
export const formTypeLabel = msg({
  message: 'Form type',
  comment: 'Whether a certificate is added, renewed or stopped',
})
