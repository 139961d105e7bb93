import * as v from 'valibot'
import { isDayOrMoment } from '../dates.ts'
import { phoneText } from '../phone.ts'
import { requiredLine } from '../text.ts'
import { certificateFormTypes } from '../certificateCodes.ts'

export const phoneOf = (max: number, message: string) =>
  v.pipe(v.string(), v.transform(phoneText), requiredLine(max, message), v.regex(/^\+?\d+$/, 'phone_is_invalid'))

/** Settings of a schema in which a field answers its first broken rule only, and of one that checks all that it can. */
export const firstOfField = { abortPipeEarly: true } as const
export const allFields = { abortPipeEarly: false } as const

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
