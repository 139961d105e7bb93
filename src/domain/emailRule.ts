import * as v from 'valibot'
import { plainCodeOf } from './recordCode.ts'

/** An e-mail address that the XML of documents takes, or none. */
export const emailOrEmpty = v.union([v.literal(''), v.pipe(plainCodeOf(50), v.email('email_is_invalid'))])

const addressSchema = v.pipe(v.string(), v.email())

/** @param longest characters of an address at most */
export const isEmail = (text: string, longest: number): boolean => text.length <= longest && v.is(addressSchema, text)

/** The addresses of a text in which blanks, commas or semicolons stand between them. */
export const emailsOf = (text: string): readonly string[] => text.split(/[\s;,]+/u).filter((address) => address !== '')
