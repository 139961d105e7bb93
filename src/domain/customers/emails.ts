import * as v from 'valibot'
import { plainCodeOf } from '../recordCode.ts'

/** Addresses that a customer may have, and the longest of them; invoices name the first one. */
export const mostEmails = 5
export const longestEmail = 50

const between = /[\s;,]+/u
const emailSchema = v.pipe(v.string(), v.maxLength(longestEmail), v.email())

/** The addresses of a text in which blanks, commas or semicolons stand between them. */
export const emailsOf = (text: string): readonly string[] => text.split(between).filter((address) => address !== '')

const longestText = mostEmails * (longestEmail + 2)

/** Addresses as they are kept: each once, with semicolons between them. */
export const emailsRule = v.pipe(
  plainCodeOf(longestText),
  v.transform((text) => [...new Set(emailsOf(text))].join('; ')),
  v.check((text) => emailsOf(text).every((address) => v.is(emailSchema, address)), 'customer_email_is_invalid'),
  v.check((text) => emailsOf(text).length <= mostEmails, 'customer_has_too_many_emails'),
)
