import * as v from 'valibot'
import { daySchema, isDayOrMoment } from '../dates.ts'
import { phoneText } from '../phone.ts'
import { requiredLine } from '../text.ts'
import { certificateFormTypes } from '../certificateCodes.ts'

export const requiredDay = (message: string) => v.pipe(v.string(), v.nonEmpty(message), daySchema)

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
