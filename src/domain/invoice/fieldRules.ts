import * as v from 'valibot'
import { formats, numberProblem, type NumberFormat } from '../amounts/formats.ts'
import { emailsOf, isEmail } from '../emailRule.ts'
import { plainCodeOf } from '../recordCode.ts'
import { writtenTaxCode } from '../taxCode.ts'
import { lineOf } from '../text.ts'

/** Addresses that get the invoice too, kept apart by semicolons. */
export const moreEmails = v.pipe(
  lineOf(255),
  v.transform((text) => emailsOf(text).join('; ')),
  v.maxLength(255, 'too_long:255'),
  v.check((text) => emailsOf(text).every((one) => isEmail(one, 255)), 'email_is_invalid'),
)

/** 10 or 13 digits of a company, 12 of a person; or none (seed 002 §5.4, §9). */
export const buyerTaxCode = v.pipe(
  plainCodeOf(50),
  v.transform(writtenTaxCode),
  v.check((code) => code === '' || code.replace(/\D/g, '').length >= 10, 'tax_code_is_too_short'),
  v.regex(/^(?:\d{10}|\d{10}-\d{3}|\d{12})?$/, 'tax_code_has_ten_or_thirteen_digits'),
)

/** Twelve digits of a personal id, or none. */
export const personalId = v.pipe(plainCodeOf(50), v.regex(/^(?:\d{12})?$/, 'personal_id_has_twelve_digits'))

/** Seven digits of a unit that is financed by the state budget, or none. */
export const budgetCode = v.pipe(plainCodeOf(50), v.regex(/^(?:\d{7})?$/, 'budget_code_has_seven_digits'))

/** A number as its element takes it, or none. */
export const numberOf = (format: NumberFormat) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(100, `too_long:${format.digits}`),
    v.rawCheck<string>(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.value === '') return
      const message = numberProblem(dataset.value, format)
      if (message !== null) addIssue({ message })
    }),
  )

/** Seed 002 §5.4: a number, at least 0. */
export const exchangeRate = v.pipe(
  numberOf(formats.TGia),
  v.nonEmpty('exchange_rate_is_required'),
  v.check((text) => !text.startsWith('-'), 'exchange_rate_is_negative'),
)
