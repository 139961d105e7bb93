import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { shownNumber } from '../../../i18n/numbers.ts'
import { shownAmount } from '../../../domain/money.ts'

const headTexts: Readonly<Record<string, MessageDescriptor>> = {
  xml_version_is_required: msg`Choose the version of the form`,
  symbol_type_is_required: msg`Symbol type is required`,
  form_number_is_required: msg`Form number is required`,
  series_number_is_required: msg`Series number is required`,
  invoice_date_is_required: msg`Invoice date is required`,
  invoice_feature_is_required: msg`Invoice feature is required`,
  payment_method_is_required: msg`Choose or type how the buyer pays`,
  currency_is_required: msg`Choose the currency`,
  currency_is_unknown: msg`This is no currency of the list: choose one from it`,
  exchange_rate_is_required: msg`Enter the exchange rate to đồng`,
  exchange_rate_is_negative: msg`Exchange rate must be greater than or equal to 0`,
  exchange_rate_is_of_another_currency: msg`The exchange rate does not go with the currency: it is 1 for đồng, and above 0 for any other`,
  symbol_is_invalid: msg`This is no symbol of an invoice: choose one from the list`,
  symbol_type_is_not_in_force: msg`Invoices of this kind are not issued under this symbol: choose one from the list`,
  symbol_is_of_another_year: msg`The symbol is of another year: choose a day of its year, or another symbol`,
  symbol_has_no_template: msg`No template in use has this symbol on the day of the invoice: choose another symbol, or put a template into use`,
  symbol_is_not_declared: msg`The accepted declaration does not cover this symbol: choose another one, or declare the change first`,
  day_is_in_the_future: msg`An invoice cannot have a day after today`,
  list_is_not_whole: msg`Enter number and day of the list of goods, or neither`,
  price_kind_is_required: msg`Choose whether prices are with VAT or without`,
  choose_yes_or_no: msg`Choose yes or no`,
  leasing_is_of_another_form: msg`The invoice is marked as one of financial leasing, which only VAT invoices are: choose a symbol of form 1`,
  leasing_is_not_in_this_version: msg`The invoice is marked as one of financial leasing, for which the form of this day has no place: choose a later day`,
  duty_free_is_of_another_form: msg`The invoice is marked as one for a duty-free zone, which only sales invoices are: choose a symbol of form 2`,
  field_is_not_in_this_version: msg`The form of this day has no place for this: empty it, or choose a later day`,
}

const partyTexts: Readonly<Record<string, MessageDescriptor>> = {
  seller_company_name_is_required: msg`The company name is missing: complete it in the company settings`,
  seller_tax_code_is_required: msg`The tax code is missing: complete it in the company settings`,
  tax_code_is_of_another_company: msg`This is not your company's tax code: open the invoice again`,
  shop_is_unknown: msg`Your company has no such shop: choose another one`,
  shop_is_not_assigned: msg`Your account writes invoices of its own shops alone: choose one of them`,
  buyer_company_name_is_required: msg`Enter the buyer's name: an invoice with a tax code or budget code names the buyer`,
  address_is_required: msg`Enter the address: an invoice with a tax code or budget code needs it`,
  email_is_required: msg`Enter the e-mail address: an invoice with a tax code needs one`,
  tax_code_is_too_short: msg`A tax code has at least 10 digits: compare it with the registration certificate`,
  tax_code_has_ten_or_thirteen_digits: msg`A buyer's tax code has 10 digits, 13 of a branch, or 12 of a person`,
  personal_id_has_twelve_digits: msg`A personal ID has 12 digits: compare it with the card`,
  passport_has_letters_and_digits: msg`A passport number has letters and digits alone`,
  budget_code_has_seven_digits: msg`The code of a unit financed by the state budget has 7 digits`,
}

const lineTexts: Readonly<Record<string, MessageDescriptor>> = {
  line_is_required: msg`Enter at least one line`,
  nature_is_required: msg`Choose what the line is: goods, promotion, discount or note`,
  item_name_is_required: msg`Enter what is sold`,
  vat_rate_is_unknown: msg`Choose the VAT rate`,
  vat_rate_is_not_in_force: msg`This VAT rate is not in force on the day of the invoice: choose another rate, or another day`,
  note_has_text_only: msg`A note has a text alone: empty this, or choose another kind of line`,
  special_goods_are_not_in_this_version: msg`Special goods are not in the form of this day: choose another kind of line`,
  special_kind_is_required: msg`Choose what kind of special goods it is`,
  special_name_is_unknown: msg`This is not asked for goods of this kind: choose the kind again`,
  special_data_are_required: msg`Enter at least one of the data that goods of this kind have`,
  amount_is_no_number: msg`This is not a number: write it as 1.234,5`,
  amount_is_negative: msg`This cannot be below 0: what is taken off stands in a discount line`,
  amount_is_required: msg`Enter the amount`,
  fee_name_is_required: msg`Enter what the fee is for`,
}

const correctionTexts: Readonly<Record<string, MessageDescriptor>> = {
  only_digits: msg`Write digits alone`,
  related_type_is_required: msg`Choose by which decree the invoice that is corrected was made`,
  related_invoice_is_required: msg`Name the invoice that is corrected, and no other: open the correction from the list again`,
  related_invoice_is_later: msg`The invoice that is corrected is of a later day than this one: choose a later day`,
  invoice_corrects_no_other: msg`This is said of an invoice that corrects another one: empty it`,
  correction_error_is_required: msg`Choose what was wrong with the invoice that is corrected`,
  correction_error_is_unknown: msg`Choose what was wrong from the list`,
  agreement_is_required: msg`Agree with the buyer in writing on what is wrong, and enter number and day of that paper`,
  information_is_required: msg`Inform the buyer of what is wrong, and enter the day on which you did`,
  agreement_is_not_whole: msg`Enter number and day of what was agreed, or neither`,
  agreement_is_later: msg`What was agreed is of a later day than this invoice: it comes before`,
  original_is_not_accepted: msg`The tax authority has not accepted the invoice that is corrected: wait for its answer`,
  original_is_cancelled: msg`A notice 04/SS-HĐĐT has cancelled this invoice: nothing of it is left to correct`,
  original_is_replaced: msg`This invoice has been replaced: correct the one that stands in its place`,
  original_is_being_corrected: msg`Another correction of this invoice is on its way: finish it, or delete its draft`,
  original_is_an_adjustment: msg`This invoice adjusts another one: correct that one`,
  original_has_another_day: msg`Your company's invoice of this number is of another day: compare them`,
  original_has_another_form: msg`The invoice that is adjusted is of another form: choose a symbol of its form`,
  original_has_another_currency: msg`The invoice that is adjusted is in another currency: choose that one`,
  original_has_no_such_rate: msg`The invoice that is adjusted has no such VAT rate: take back a line of its rate in the same correction, or choose its rate`,
  correction_is_not_allowed: msg`The law of today, or an earlier correction, does not allow this kind of correction: begin it from the list again`,
  more_than_is_left: msg`This takes back more than is left of the invoice and its adjustments`,
}

const severalTexts: Readonly<Record<string, MessageDescriptor>> = {
  several_invoices_are_required: msg`One invoice corrects at least two others by a list: correct one alone from its own page`,
  invoice_is_named_already: msg`This invoice is named twice: begin the correction from the list again`,
  corrected_invoices_are_of_one_month: msg`The invoices that one corrects are of one month: this one is of another`,
  corrected_invoices_have_too_many_lines: msg`The invoices that are corrected have more than 1,000 lines together: correct fewer at once`,
  corrected_invoices_have_other_buyers: msg`The invoices that one corrects have one buyer: these have several`,
  line_is_about_no_invoice: msg`Choose which of the corrected invoices this line is about`,
  several_are_corrected_by_lines: msg`Several invoices are corrected by lines alone, since their list has no place for this: empty it`,
  correction_list_is_required: msg`Enter the number of the list of corrected invoices`,
  original_is_unknown: msg`Your company has no invoice of this number: begin the correction from the list again`,
  invoice_of_several_is_issued_alone: msg`It corrects several invoices, and its list is signed with it: issue it by itself`,
}

const mailTexts: Readonly<Record<string, MessageDescriptor>> = {
  email_is_missing: msg`Enter an e-mail address`,
}

const conversionTexts: Readonly<Record<string, MessageDescriptor>> = {
  converter_is_required: msg`Enter the name of the person who converts it`,
  conversion_day_is_not_today: msg`An invoice is converted on the day of today`,
}

const totalTexts: Readonly<Record<string, MessageDescriptor>> = {
  reduction_is_of_another_form: msg`This reduction stands on VAT invoices alone: empty it`,
  reduction_is_not_in_force: msg`This reduction holds for sales invoices in đồng of days on which its law is in force: take it out`,
  reduction_is_not_in_this_version: msg`The form of this day has no place for this reduction: empty it`,
  reduced_percent_is_unknown: msg`Choose the percentage from the list`,
  total_is_negative: msg`The total is below 0: reduce what is taken off`,
}

const texts = {
  ...headTexts,
  ...partyTexts,
  ...lineTexts,
  ...totalTexts,
  ...correctionTexts,
  ...severalTexts,
  ...mailTexts,
  ...conversionTexts,
}

/** Codes that carry a number behind a colon. */
const measured: readonly (readonly [beginning: string, text: (rest: string) => MessageDescriptor])[] = [
  [
    'amount_decimals:',
    (rest) => {
      const most = shownNumber(Number(rest))
      return msg`At most ${most} decimals are allowed here: round it`
    },
  ],
  [
    'amount_differs:',
    (rest) => {
      const amount = shownAmount(rest)
      return msg`Quantity, price and discount come to ${amount}: correct one of them, or empty the amount to have it counted`
    },
  ],
  [
    'too_many_addresses:',
    (rest) => {
      const most = shownNumber(Number(rest))
      return msg`At most ${most} addresses: send to the others a minute later`
    },
  ],
  [
    'too_many:',
    (rest) => {
      const most = shownNumber(Number(rest))
      return msg`At most ${most} are allowed: write the others on another invoice`
    },
  ],
]

/** The text of a message code of an invoice's fields, or null where there is none. */
export const fieldMessage = (code: string): MessageDescriptor | null => {
  const found = measured.find(([beginning]) => code.startsWith(beginning))
  return found === undefined ? (texts[code] ?? null) : found[1](code.slice(found[0].length))
}
