import * as v from 'valibot'
import { emailsOf, isEmail } from '../emailRule.ts'
import { plainCodeOf } from '../recordCode.ts'

/** Addresses that a customer may have, and the longest of them; invoices name the first one. */
export const mostEmails = 5
export const longestEmail = 50

const longestText = mostEmails * (longestEmail + 2)

/** Addresses as they are kept: each once, with semicolons between them. */
export const emailsRule = v.pipe(
  plainCodeOf(longestText),
  v.transform((text) => [...new Set(emailsOf(text))].join('; ')),
  v.check((text) => emailsOf(text).every((address) => isEmail(address, longestEmail)), 'customer_email_is_invalid'),
  v.check((text) => emailsOf(text).length <= mostEmails, 'customer_has_too_many_emails'),
)
