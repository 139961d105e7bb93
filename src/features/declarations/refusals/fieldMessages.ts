import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Texts that only a declaration's fields have. */
const messages: Readonly<Record<string, MessageDescriptor>> = {
  // What has to be filled in (seed 000 §5).
  xml_version_is_required: msg`Choose the version of the form`,
  declaration_form_number_is_required: msg`Choose the form number`,
  declaration_name_is_required: msg`Choose the name of the declaration`,
  declaration_type_is_required: msg`Choose the type of declaration`,
  seller_company_name_is_required: msg`The company name is missing: complete it in the company settings`,
  seller_tax_code_is_required: msg`The tax code is missing: complete it in the company settings`,
  tax_office_code_is_required: msg`The tax office is missing: choose it in the company settings`,
  tax_office_name_is_required: msg`The tax office is missing: choose it in the company settings`,
  contact_person_is_required: msg`Enter the contact person`,
  contact_address_is_required: msg`Enter the contact address`,
  contact_email_is_required: msg`Enter the contact e-mail`,
  contact_phone_is_required: msg`Enter the contact phone`,
  location_name_is_required: msg`Enter the place where the declaration is made`,
  register_date_is_required: msg`Enter the register date`,
  representative_name_is_required: msg`Enter the representative's name`,
  representative_phone_is_required: msg`Enter the representative's phone`,
  representative_date_of_birth_is_required: msg`Enter the representative's date of birth`,
  representative_gender_is_required: msg`Choose the representative's gender`,
  representative_passport_is_required: msg`Enter the representative's passport number`,
  citizen_id_is_required_for_vietnamese_nationality: msg`Enter the citizen ID: it is required for Vietnamese nationality`,
  digital_signature_is_required: msg`Choose at least one certificate, with all its details filled in`,
  certificate_form_type_is_required: msg`Choose what is declared about this certificate`,
  at_least_one_attribute_must_be_chosen: msg`Choose at least one option`,
  explanation_is_required: msg`Enter what was explained`,
  organisation_name_is_required: msg`Enter the name`,
  organisation_tax_code_is_required: msg`Enter the tax code`,
  looked_up_invoices_are_required: msg`Choose whose invoices may be looked up`,
  from_date_is_required: msg`Enter the first day`,
  to_date_is_required: msg`Enter the last day`,
  period_ends_before_it_begins: msg`The last day cannot be before the first`,
  too_many_organisations: msg`A declaration names at most 50 in each of these lists: take some out`,
  signature_type_is_required: msg`Please select digital signature type.`,

  // What the tax authority would turn down (docs/decisions/0140).
  xml_version_is_not_in_force: msg`What is filed today takes the form that is in force: take this declaration over into it`,
  registration_is_accepted_already: msg`The tax authority has accepted your registration already: choose the change of information`,
  household_invoices_have_a_code: msg`A business household issues invoices with the tax authority's code: take out those without it`,
  household_has_no_vat_invoices: msg`A business household issues sales invoices: choose them in the place of VAT invoices`,
  full_content_is_required_with_code: msg`Invoices with the tax authority's code are transferred in full: choose only the full content of each invoice`,
  representative_name_does_not_match: msg`The tax authority knows another name: enter it with all its words and marks as the identity document and the business registration have it`,
  representative_document_does_not_match: msg`The tax authority knows another number: enter the one of the document that is valid today, and have the tax registration changed where it still has an earlier one`,
  representative_birth_does_not_match: msg`The tax authority knows another date of birth: enter it as the identity document has it`,
  representative_nationality_does_not_match: msg`The tax authority knows another nationality: choose the one of the identity document that is entered here`,
  representative_phone_does_not_match: msg`The tax authority knows another phone number or e-mail: enter the phone of the tax and business registration, or have that registration changed first`,
  cash_register_excludes_invoice_types: msg`A cash register does not create invoices for public assets or national reserves, nor documents managed like invoices: take them out, or the cash register`,
  certificate_has_ended: msg`This certificate has ended: choose another one, or report that it is no longer used`,

  // What is to be looked at again (docs/decisions/0369).
  citizen_id_has_no_province: msg`No province has the first three digits of this citizen ID: check it`,
  citizen_id_is_of_another_year: msg`Digits 4 to 6 of this citizen ID stand for another year of birth: check the ID and the date of birth`,
  citizen_id_is_of_another_gender: msg`The fourth digit of this citizen ID stands for the other gender: check the ID and the gender`,
  representative_differs_from_company: msg`The company settings say otherwise. Where the representative's data differ from what the tax authority knows, it turns the declaration down: correct it here, or in the company settings`,

  // What is filled in wrongly.
  passport_has_letters_and_digits: msg`A passport number consists of letters A to Z and digits, without blanks or signs`,
  register_date_is_too_early: msg`The register date cannot be before 01/01/2023`,
  register_date_is_in_the_future: msg`The register date cannot be after today`,
  representative_date_of_birth_is_in_the_future: msg`The date of birth cannot be after today`,
  citizen_id_has_12_digits: msg`A citizen ID has 12 digits`,
  certificate_form_type_is_invalid: msg`Choose whether the certificate is new, renewed or stopped`,
  seller_tax_code_differs: msg`This is not your company's tax code: reload the company's data`,
  certificate_is_not_registered: msg`This certificate is not registered for your company, or no longer active: choose another`,
  certificate_is_accepted_already: msg`The tax authority has accepted this certificate already: renew it, or stop using it`,
  nationality_is_not_in_the_list: msg`Choose a nationality from the list`,
  not_in_xml_version: msg`This version of the form does not have this option: take it out`,
}

/** The text of a message code (`contact_email_is_required`), or null where there is none. */
export const fieldMessage = (code: string): MessageDescriptor | null => messages[code] ?? null
