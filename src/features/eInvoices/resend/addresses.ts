import * as v from 'valibot'
import { textUpTo } from '../../../domain/bounded.ts'
import { emailsOf, isEmail } from '../../../domain/emailRule.ts'

/** Addresses of one sending, and characters of each. */
const mostAddresses = 5
const longestAddress = 50

/** The addresses that somebody typed, each once. */
export const addressesIn = (text: string): readonly string[] => [...new Set(emailsOf(text))]

/** One to five addresses. */
export const addressesSchema = v.pipe(
  textUpTo(1000, 'too_long:1000'),
  v.check((text) => addressesIn(text).length > 0, 'email_is_missing'),
  v.check((text) => addressesIn(text).length <= mostAddresses, `too_many_addresses:${mostAddresses}`),
  v.check((text) => addressesIn(text).every((address) => isEmail(address, longestAddress)), 'email_is_invalid'),
)
