import * as v from 'valibot'
import { textUpTo } from '../../../domain/bounded.ts'

/** Addresses of one sending, and characters of each. */
const mostAddresses = 5
const longestAddress = 50

const isAddress = (text: string): boolean => v.is(v.pipe(v.string(), v.maxLength(longestAddress), v.email()), text)

/** The addresses that somebody typed with commas, semicolons, blanks or lines between them, each once. */
export const addressesIn = (text: string): readonly string[] => [
  ...new Set(text.split(/[,;\s]+/).filter((address) => address !== '')),
]

/** One to five addresses. */
export const addressesSchema = v.pipe(
  textUpTo(1000, 'too_long:1000'),
  v.check((text) => addressesIn(text).length > 0, 'email_is_missing'),
  v.check((text) => addressesIn(text).length <= mostAddresses, `too_many_addresses:${mostAddresses}`),
  v.check((text) => addressesIn(text).every(isAddress), 'email_is_invalid'),
)
