import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { shownAmount } from '../../../domain/money.ts'
import { characterNamedBy } from '../../../domain/recordCode.ts'
import { fieldMessage } from '../refusals/fieldMessages.ts'

/** What only the file shows of a cell, and why a row was not uploaded. */
const texts: Readonly<Record<string, MessageDescriptor>> = {
  zero_is_lost: msg`Excel has dropped the 0 in front: give the column the format Text and type the number again`,
  digits_are_lost: msg`Excel has kept 15 digits of this number: give the column the format Text and type it again`,
  cell_is_a_date: msg`This is a date: give the column the format Text and type what belongs here`,
  cell_is_an_error: msg`An error stands in this cell of the file`,
  formula_has_no_value: msg`The formula in this cell has no value: open the file in Excel, save it and choose it again`,
  not_uploaded: msg`Not uploaded: another row of this invoice has an error`,
  unprintable_characters: msg`This contains characters that cannot be printed`,
  must_be_one_line: msg`This has a line break: write it on one line`,
  phone_is_invalid: msg`This is no phone number: write its digits alone`,
  email_is_invalid: msg`This is no e-mail address`,
  date_is_invalid: msg`This is no date: write it as 31/12/2026`,
  order_number_is_required: msg`Enter the order number: rows with the same one are one invoice`,
  symbol_is_missing: msg`Choose a symbol`,
  symbol_is_not_in_use: msg`No template in use has this symbol: write one that has, such as 1C26TAA`,
  symbol_has_no_template: msg`No template in use on the day of the invoice has this symbol`,
  symbol_is_not_declared: msg`The accepted declaration does not cover invoices of this symbol`,
  only_originals_are_uploaded: msg`Invoices that replace or adjust another one are not uploaded: make them from the other one`,
  special_goods_are_not_uploaded: msg`Special goods are not uploaded: write this invoice in its form`,
  nature_is_unknown: msg`Write goods, promotion, discount or note, or leave it empty for goods`,
  nature_code_is_unknown: msg`It is not known what this number means in files of this program: write goods, promotion, discount or note`,
  rate_code_is_unknown: msg`It is not known which rate this number means in files of this program: write 10%, KCT or KKKNT`,
  vat_rate_is_of_another_form: msg`A sales invoice has no VAT rate: empty it, or use a symbol of form 1`,
  separator_is_doubtful: msg`This may mean a thousand times as much or as little: say above how numbers are written in this file`,
}

/** Codes that carry something behind a colon. */
const measured: readonly (readonly [beginning: string, text: (rest: string) => MessageDescriptor])[] = [
  ['differs_from_row:', (row) => msg`Row ${row} of the same invoice says something else: make them alike`],
  [
    'tax_differs:',
    (rest) => {
      const amount = shownAmount(rest)
      return msg`The VAT of this line comes to ${amount}: correct the amount or the rate, or empty this`
    },
  ],
  [
    'total_differs:',
    (rest) => {
      const amount = shownAmount(rest)
      return msg`The lines come to ${amount} with VAT: correct one of them, or empty this`
    },
  ],
  ['too_long:', () => msg`This is too long: shorten it`],
]

/** The text of a message code of a cell or row. */
export const cellMessage = (code: string): MessageDescriptor => {
  const named = characterNamedBy(code)
  if (named !== null) {
    const { character, codePoint } = named
    return msg`“${character}” (${codePoint}) is easily taken for another character or cannot be read: type it again`
  }
  const found = measured.find(([beginning]) => code.startsWith(beginning))
  if (found !== undefined) return found[1](code.slice(found[0].length))
  return texts[code] ?? fieldMessage(code) ?? msg`This value is not accepted`
}
