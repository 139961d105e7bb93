import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { NoticeFamily } from '../../../domain/errorNotice/families.ts'

const fieldTexts: Readonly<Record<string, MessageDescriptor>> = {
  xml_version_is_required: msg`The version of the form is missing: choose the day of the notice again`,
  notice_type_is_required: msg`Choose why you notify`,
  authority_number_is_required: msg`Enter the number of the tax authority's notice that you answer`,
  authority_date_is_required: msg`Enter the day of the tax authority's notice that you answer`,
  tax_office_code_is_required: msg`The tax office is missing: complete it in the company settings`,
  tax_office_name_is_required: msg`The name of the tax office is missing: complete it in the company settings`,
  seller_company_name_is_required: msg`The company name is missing: complete it in the company settings`,
  seller_tax_code_is_required: msg`The tax code is missing: complete it in the company settings`,
  tax_code_is_of_another_company: msg`This is not your company's tax code: open the notice again`,
  location_name_is_required: msg`Enter the place where the notice is made`,
  notice_date_is_required: msg`Enter the day of the notice`,
  day_is_in_the_future: msg`An error notice cannot have a day after today`,
}

const certificateTexts: Readonly<Record<string, MessageDescriptor>> = {
  document_is_required: msg`Choose at least one certificate`,
  document_is_named_twice: msg`This certificate is named twice: remove one of the rows`,
  document_is_after_the_notice: msg`This certificate is of a day after the notice: choose a later day of the notice`,
  form_number_is_required: msg`The form number of the certificate is missing`,
  series_number_is_required: msg`The symbol of the certificate is missing`,
  number_is_required: msg`The number of the certificate is missing`,
  only_digits: msg`The number consists of up to 8 digits`,
  invoice_date_is_required: msg`The day of the certificate is missing`,
  related_type_is_required: msg`Choose under which decree the certificate was made`,
  reason_is_required: msg`Write what is wrong, and what is right`,
  certificate_is_not_there: msg`Your company has no such certificate: remove the row`,
  original_is_not_accepted: msg`The tax authority has not accepted this certificate: remove it, or wait for the answer`,
  original_is_replaced: msg`This certificate has been replaced: name the one that stands in its place`,
  certificate_is_in_another_notice: msg`Another notice that is not answered names this certificate: send or delete that one first`,
}

const invoiceTexts: Readonly<Record<string, MessageDescriptor>> = {
  document_is_required: msg`Choose at least one invoice`,
  document_is_named_twice: msg`This invoice is named twice: remove one of the rows`,
  document_is_after_the_notice: msg`This invoice is of a day after the notice: choose a later day of the notice`,
  form_number_is_required: msg`Enter the form number of the invoice`,
  series_number_is_required: msg`Enter the symbol of the invoice`,
  number_is_required: msg`Enter the number of the invoice`,
  only_digits: msg`The number consists of up to 8 digits`,
  invoice_date_is_required: msg`Enter the day of the invoice`,
  related_type_is_required: msg`Choose under which rules the invoice was made`,
  reason_is_required: msg`Write what is wrong, and what is right`,
  tax_authority_code_is_invalid: msg`The tax authority's code consists of letters, digits and dashes`,
  notice_effect_is_required: msg`Choose what becomes of the invoice`,
  notice_effect_is_not_allowed: msg`The law of the day of the notice does not know this: choose another, or another day`,
  cancelled_invoice_has_no_code: msg`Only an invoice with a code of the tax authority is cancelled by a notice: enter its code, or choose something else`,
  invoice_was_given_to_its_buyer: msg`This invoice was sent to its buyer, so that it cannot be cancelled: adjust or replace it`,
  invoice_is_not_there: msg`Your company has no such invoice: remove the row`,
  original_is_not_accepted: msg`The tax authority has not accepted this invoice: remove it, or wait for the answer`,
  invoice_is_cancelled: msg`This invoice is cancelled: remove the row`,
  invoice_is_in_another_notice: msg`Another notice that is not answered names this invoice: send or delete that one first`,
  shop_is_not_assigned: msg`You work in some of the shops: a notice names invoices of one of them alone`,
}

const documentTexts = { certificates: certificateTexts, invoices: invoiceTexts } as const

/** The text of a message code of fields of a notice, or null where there is none. */
export const fieldMessageOf =
  (family: NoticeFamily) =>
  (code: string): MessageDescriptor | null =>
    fieldTexts[code] ?? documentTexts[family][code] ?? null
