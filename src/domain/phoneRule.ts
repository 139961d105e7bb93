import * as v from 'valibot'
import { phoneText } from './phone.ts'
import { lineOf } from './text.ts'

/** What a phone number is of once it is read: digits, those of another country behind a +. */
export const phoneDigits = v.regex<string, 'phone_is_invalid'>(/^(?:\+?\d+)?$/, 'phone_is_invalid')

export const phoneOrEmpty = v.pipe(v.string(), v.transform(phoneText), lineOf(20), phoneDigits)
