import * as v from 'valibot'
import { daySchema, isDayOrMoment } from '../dates.ts'
import { phoneText } from '../phone.ts'
import { plainCodeOf } from '../recordCode.ts'
import { requiredLine } from '../text.ts'
import { certificateFormTypes } from './codes.ts'

export const requiredDay = (message: string) => v.pipe(v.string(), v.nonEmpty(message), daySchema)

/** A citizen ID has 12 digits (facts of the field §5.3); whether it may be missing depends on the nationality. */
export const citizenId = v.pipe(
  plainCodeOf(12),
  v.regex(/^\d*$/, 'only_digits'),
  v.check((text) => text === '' || text.length === 12, 'citizen_id_has_12_digits'),
)

/** Letters and digits of the alphabet that passports are written in. */
const passportCharacters = v.regex<string, 'passport_has_letters_and_digits'>(
  /^[0-9A-Za-z]*$/,
  'passport_has_letters_and_digits',
)

export const passportNumber = (message: string) => v.pipe(plainCodeOf(20), v.nonEmpty(message), passportCharacters)

export const passportNumberOrEmpty = v.pipe(plainCodeOf(20), passportCharacters)

export const phoneOf = (max: number, message: string) =>
  v.pipe(v.string(), v.transform(phoneText), requiredLine(max, message), v.regex(/^\+?\d+$/, 'phone_is_invalid'))

export const dateOrEmpty = v.pipe(
  v.string(),
  v.check((text) => text === '' || isDayOrMoment(text), 'date_is_invalid'),
)

export const formTypeOrEmpty = v.pipe(
  v.string(),
  v.check(
    (text) => text === '' || Object.values(certificateFormTypes).some((type) => type === text),
    'certificate_form_type_is_invalid',
  ),
)
