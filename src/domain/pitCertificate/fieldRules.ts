import * as v from 'valibot'
import { decimalsOf, isAmount } from '../money.ts'
import { phoneText } from '../phone.ts'
import { phoneDigits } from '../phoneRule.ts'
import { plainCodeOf } from '../recordCode.ts'
import { lineOf } from '../text.ts'
import { certificateMessages as messages } from './messages.ts'

/** Longest text that is read where a message of the seed says that one is too long. */
const longestRead = 1000

/** A text in one line, with messages for none and for one that is too long. */
const line = (max: number, missing: string, tooLong: string) =>
  v.pipe(lineOf(longestRead), v.nonEmpty(missing), v.maxLength(max, tooLong))

/** Ten digits, or the personal id of twelve that is a tax code since July 2025. */
export const taxpayerCode = v.pipe(
  plainCodeOf(50),
  v.nonEmpty(messages.taxCodeMissing),
  v.regex(/^(\d{10}|\d{12})$/, messages.taxCodeLength),
)

export const taxpayerAddress = line(400, messages.addressMissing, messages.addressTooLong)

/** A personal id, another identity paper or a passport. */
export const identityPaper = v.pipe(
  plainCodeOf(50),
  v.nonEmpty(messages.idMissing),
  v.minLength(9, messages.idTooShort),
  v.maxLength(20, messages.idTooLong),
  v.regex(/^[0-9A-Za-z]+$/, 'passport_has_letters_and_digits'),
)

export const taxpayerPhone = v.pipe(
  v.string(),
  v.transform(phoneText),
  line(20, messages.phoneMissing, messages.phoneTooLong),
  phoneDigits,
)

export const taxpayerEmail = v.pipe(
  plainCodeOf(150),
  v.nonEmpty(messages.emailMissing),
  v.email(messages.emailInvalid),
  v.maxLength(50, messages.emailTooLong),
)

/** A month, `1` to `12`, as the XML writes it. */
export const monthOf = (missing: string) =>
  v.pipe(
    plainCodeOf(10),
    v.nonEmpty(missing),
    v.transform((text) => text.replace(/^0(?=\d$)/, '')),
    v.regex(/^(?:[1-9]|1[0-2])$/, 'month_is_invalid'),
  )

export const yearRule = v.pipe(
  plainCodeOf(10),
  v.nonEmpty(messages.yearMissing),
  v.regex(/^20\d{2}$/, 'year_is_invalid'),
)

/** Digits of an amount: sums of many certificates stay within 64 bits. */
const amountDigits = 15

/** Whole đồng, as they are kept; may be negative where an adjusting certificate takes something back. */
export const dongOf = (missing: string, notNumeric: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(missing),
    v.maxLength(100, `too_long:${amountDigits}`),
    v.check(isAmount, notNumeric),
    v.check((amount) => decimalsOf(amount) === 0, 'amount_decimals:0'),
    v.check((amount) => amount.replace('-', '').length <= amountDigits, `too_long:${amountDigits}`),
  )

/** Seed 002 §5.4; a certificate is in đồng, so that its rate is 1. */
export const exchangeRate = v.pipe(
  v.string(),
  v.check((text) => isAmount(text), 'exchange_rate_is_negative'),
  v.check((text) => !text.startsWith('-'), 'exchange_rate_is_negative'),
)
