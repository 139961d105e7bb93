import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TemplateKind } from '../../domain/templates/codes.ts'
import type { FailureTexts } from '../../failures/knownTexts.ts'

/** Texts of a template's fields (seed 001 §5, §8). */
const fields: Readonly<Record<string, MessageDescriptor>> = {
  symbol_type_is_required: msg`Symbol Type is required`,
  symbol_kind_is_required: msg`Choose with or without the code of the tax authority`,
  form_number_is_required: msg`Choose a form number`,
  template_id_is_required: msg`Choose a template type`,
  template_id_is_not_allowed: msg`This template type does not belong to the form number: choose another one`,
  symbol_is_not_for_households: msg`A business household issues sales invoices with the tax authority's code: choose form 2, the code, and symbol type T or M`,
  code_is_not_offered: msg`Choose a value of the list`,
  start_date_is_required: msg`Enter the day from which the template is used`,
  start_number_is_required: msg`Enter the first number`,
  start_number_begins_with_zero: msg`The first digit is 1 to 9`,
  serial_end_is_required: msg`Enter two letters of your choice`,
  serial_end_is_too_short: msg`Input must be at least 2 characters`,
  serial_end_is_too_long: msg`Exactly two letters`,
  serial_end_has_letters_only: msg`Letters A to Z only`,
  serial_code_is_required: msg`Enter three characters`,
  serial_code_has_three_characters: msg`Exactly three characters`,
  serial_code_has_two_letters: msg`Exactly two letters A to Z`,
  form_number_is_not_in_force: msg`This form number is not in use on the start date: choose another form number or a later start date`,
  symbol_type_is_not_in_force: msg`This symbol type is not in use on the start date: choose another symbol type or start date`,
  symbol_type_is_not_of_the_form: msg`This symbol type does not belong to the form number: choose another one`,
  year_is_over: msg`The year in the serial number is over: add a template of this year`,
  symbol_is_over: msg`Symbols of this kind are no longer issued: add a template with today's symbol`,
  serial_code_has_letters_and_digits_only: msg`Letters A to Z and digits only`,
  serial_is_taken: msg`Another template has this serial number, which counts once a year: choose other characters or another start date`,
  logo_is_required: msg`Logo required`,
  pos_is_required: msg`POS ID is required`,
  pos_is_unknown: msg`One of these POS is no longer in use: open the template again`,
  status_is_not_allowed: msg`The template cannot get this status`,
  field_is_locked: msg`This cannot be changed any more since the template is in use`,
  image_is_being_sent: msg`Wait until the picture is sent`,
  image_was_not_sent: msg`The picture was not sent: send it again, or keep the former one`,
  image_is_unknown: msg`Choose the picture again`,
}

/** What a template can be refused with. */
export const failureTexts: FailureTexts = {
  refusals: {
    'template.changed': {
      title: msg`This template was changed after you opened it`,
      text: msg`A colleague has changed this template, or you have in another window; nothing was overwritten. Open the template again to change what it says now.`,
    },
    'template.stopped': {
      title: msg`This template is stopped`,
      text: msg`A stopped template stays as it is. Add a new one with another serial number.`,
    },
    'template.notNew': {
      title: msg`Some of these templates are in use or stopped`,
      text: msg`Nothing was deleted: only templates that were never in use can be. Read the list again and select others.`,
    },
  },
  field: (code) => fields[code] ?? null,
}

const withField = (code: string, text: MessageDescriptor): FailureTexts => ({
  field: (asked) => (asked === code ? text : null),
})

const documentTexts = {
  new: withField(
    'serial_is_taken',
    msg`Another template has this serial number, which counts once a year: choose a start date in another year`,
  ),
  saved: withField('serial_is_taken', msg`Another template has this serial number: choose other characters`),
}

/** What a form says otherwise: the serial number of an e-document follows the start date while it is new, and never again. */
export const formTextsOf = (kind: TemplateKind, isNew: boolean): readonly FailureTexts[] =>
  kind === 'invoice' ? [] : [isNew ? documentTexts.new : documentTexts.saved]
