import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { certificateMessages as keys } from '../../../domain/pitCertificate/messages.ts'

/** Texts of the keys that seed 002 §5 names without texts, in the order of its rules (decision 0491). */
const taxpayerTexts: Readonly<Record<string, MessageDescriptor>> = {
  [keys.nameMissing]: msg`Enter the taxpayer's name`,
  [keys.taxCodeMissing]: msg`Enter the taxpayer's tax code`,
  [keys.taxCodeLength]: msg`A taxpayer's tax code has 10 digits, or is the personal ID of 12 digits: compare it with the paper`,
  [keys.addressMissing]: msg`Enter the taxpayer's address`,
  [keys.addressTooLong]: msg`The address may have at most 400 characters: shorten it`,
  [keys.nationMissing]: msg`Choose the taxpayer's nationality`,
  [keys.residentMissing]: msg`Choose whether the taxpayer is resident in Vietnam`,
  [keys.idMissing]: msg`Enter the number of the personal ID, identity paper or passport`,
  [keys.idTooShort]: msg`This number has at least 9 characters: compare it with the paper`,
  [keys.idTooLong]: msg`This number has at most 20 characters: compare it with the paper`,
  [keys.phoneMissing]: msg`Enter the taxpayer's phone number`,
  [keys.phoneTooLong]: msg`A phone number has at most 20 characters: write one number alone`,
  [keys.emailMissing]: msg`Enter the taxpayer's e-mail address`,
  [keys.emailInvalid]: msg`This is not an e-mail address: write it as name@example.com`,
  [keys.emailTooLong]: msg`The e-mail address may have at most 50 characters: enter a shorter one`,
}

const incomeTexts: Readonly<Record<string, MessageDescriptor>> = {
  [keys.incomeTypeMissing]: msg`Say what kind of income was paid`,
  [keys.fromMonthMissing]: msg`Choose the first month that was paid for`,
  [keys.toMonthMissing]: msg`Choose the last month that was paid for`,
  [keys.yearMissing]: msg`Enter the year that was paid for`,
  [keys.insuranceMissing]: msg`Enter the compulsory insurance, or 0 where there was none`,
  [keys.insuranceNotNumeric]: msg`The compulsory insurance must be a number in đồng, as 1.234.567`,
  [keys.donationsMissing]: msg`Enter the donations, or 0 where there were none`,
  [keys.donationsNotNumeric]: msg`The donations must be a number in đồng, as 1.234.567`,
  [keys.incomeMissing]: msg`Enter the total taxable income`,
  [keys.incomeNotNumeric]: msg`The total taxable income must be a number in đồng, as 1.234.567`,
  [keys.assessableMissing]: msg`Enter the total assessable income`,
  [keys.assessableNotNumeric]: msg`The total assessable income must be a number in đồng, as 1.234.567`,
  [keys.taxMissing]: msg`Enter the tax withheld, or 0 where there was none`,
  [keys.taxNotNumeric]: msg`The tax withheld must be a number in đồng, as 1.234.567`,
}

/** What seed 002 §5.4 says of every document with a symbol, in its words. */
const seedTexts: Readonly<Record<string, MessageDescriptor>> = {
  symbol_type_is_required: msg`Symbol type is required`,
  form_number_is_required: msg`Form number is required`,
  series_number_is_required: msg`Series number is required`,
  invoice_date_is_required: msg`Invoice date is required`,
  invoice_feature_is_required: msg`Invoice feature is required`,
  exchange_rate_is_negative: msg`Exchange rate must be greater than or equal to 0`,
}

const ownTexts: Readonly<Record<string, MessageDescriptor>> = {
  xml_version_is_required: msg`Choose the version of the form`,
  symbol_type_is_not_in_force: msg`Another symbol holds on this day: since 01/07/2026 one as CT26AA, before that one as CT/26E`,
  symbol_is_invalid: msg`This is no symbol of a PIT certificate on this day: choose one from the list`,
  symbol_is_of_another_year: msg`The symbol is of another year: choose a day of its year, or another symbol`,
  day_is_in_the_future: msg`A PIT certificate cannot have a day after today`,
  income_kind_is_not_in_the_list: msg`Since 01/07/2026 the kind of income is one of seven: choose it from the list`,
  months_are_not_in_order: msg`The last month cannot be before the first`,
  year_is_after_the_certificate: msg`The year that was paid for cannot be after the year of the certificate`,
  month_is_invalid: msg`A month is a number from 1 to 12`,
  year_is_invalid: msg`Write the year in four digits, as 2026`,
  amount_is_negative: msg`This cannot be less than 0`,
  'amount_decimals:0': msg`The amount is in whole đồng: leave out what stands behind the comma`,
  currency_is_unknown: msg`A PIT certificate is in đồng`,
  seller_company_name_is_required: msg`The company name is missing: complete it in the company settings`,
  seller_tax_code_is_required: msg`The tax code is missing: complete it in the company settings`,
  tax_code_is_of_another_company: msg`This is not your company's tax code: open the certificate again`,
  address_is_required: msg`The address of the company is missing: complete it in the company settings`,
  passport_has_letters_and_digits: msg`This number consists of letters A to Z and digits, without blanks or signs`,
  nationality_is_not_in_the_list: msg`Choose a nationality from the list`,
  related_type_is_required: msg`Choose under which decree the corrected certificate was made`,
  related_certificate_is_required: msg`Name the certificate that is corrected, and no other: open the correction from the list again`,
}

/** What the server finds of the certificate that is corrected. */
const correctionTexts: Readonly<Record<string, MessageDescriptor>> = {
  original_is_not_accepted: msg`The tax authority has not accepted the certificate that is corrected: wait for its answer`,
  original_is_replaced: msg`This certificate has been replaced: correct the one that stands in its place`,
  original_is_being_corrected: msg`Another correction of this certificate is on its way: finish it, or delete its draft`,
  original_is_an_adjustment: msg`This certificate adjusts another one: correct that one`,
  original_has_another_day: msg`Your company's certificate of this number is of another day: compare them`,
  correction_is_not_allowed: msg`The law of today, or an earlier correction, does not allow this kind of correction: begin it from the list again`,
  more_than_is_left: msg`This takes back more than is left of the certificate and its adjustments`,
}

/** What may be right and seldom is: it does not keep the certificate from being issued. */
const warningTexts: Readonly<Record<string, MessageDescriptor>> = {
  assessable_exceeds_income: msg`More than the total taxable income [17]: it is [17] less what may be deducted`,
  assessable_exceeds_remainder: msg`More than what is left of [17] without the insurance [14] and the donations [15]: compare the three`,
  tax_exceeds_income: msg`More than the total taxable income [17]: compare both`,
  tax_below_least: msg`The income is below the least amount of which 10% is withheld: 5.000.000 đồng a payment since 01/07/2026, 2.000.000 before. Right where tax was withheld all the same, as of several payments`,
  tax_is_not_ten_percent: msg`Not 10% of [17], which is withheld of a resident without a labour contract of three months. Right where the progressive table was used, as for wages under a contract`,
  tax_is_not_twenty_percent: msg`Not 20% of [17], which is withheld of a non-resident's wages. Right for income that has another rate`,
  months_are_not_over: msg`The payment is for months after the day of the certificate: compare both`,
}

const texts: Readonly<Record<string, MessageDescriptor>> = {
  ...taxpayerTexts,
  ...incomeTexts,
  ...seedTexts,
  ...ownTexts,
  ...correctionTexts,
  ...warningTexts,
}

/** The text of a message code of a certificate's fields, or null where there is none. */
export const fieldMessage = (code: string): MessageDescriptor | null => texts[code] ?? null
