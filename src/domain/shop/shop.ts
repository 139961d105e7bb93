import * as v from 'valibot'
import { imageRule } from '../image.ts'
import { pluck } from '../form/table.ts'
import { phoneText } from '../phone.ts'
import { plainCodeOf, recordCodeOf } from '../recordCode.ts'
import { lineOf, requiredLine } from '../text.ts'
import { numberPos, posListSchema } from './pos.ts'

const digitsUpTo = (max: number) =>
  v.pipe(v.string(), v.transform(phoneText), lineOf(max), v.regex(/^\d*$/, 'only_digits'))

const emailSchema = v.pipe(v.string(), v.email())

const emailUpTo = (max: number) =>
  v.pipe(
    plainCodeOf(max),
    v.check((text) => text === '' || v.is(emailSchema, text), 'shop_email_is_invalid'),
  )

/** Texts of a shop (seed 001 §3, §5): rule and longest value. Limits that the seed does not name are chosen (decision 0250). */
export const shopTexts = {
  shop_code: { rule: recordCodeOf(50), max: 50 },
  name: { rule: requiredLine(400, 'shop_name_is_required'), max: 400 },
  address: { rule: lineOf(400), max: 400 },
  email: { rule: emailUpTo(50), max: 50 },
  fax_no: { rule: digitsUpTo(30), max: 30 },
  tel_no: { rule: digitsUpTo(12), max: 12 },
} as const

const entries = v.object({
  ...pluck(shopTexts, 'rule'),
  /** The address of its picture, or empty. */
  logo: imageRule,
  /** Whether the POS are numbered automatically. */
  auto: v.boolean(),
  pos_id: posListSchema,
})

/** A shop as its form holds and checks it; a field answers its first broken rule. */
export const shopSchema = v.config(entries, { abortPipeEarly: true })
export type ShopValues = v.InferOutput<typeof shopSchema>

/** A new shop: its POS are numbered automatically, beginning with 001 (seed 001 §4, §5). */
export const newShop = (): ShopValues => ({
  shop_code: '',
  name: '',
  address: '',
  email: '',
  fax_no: '',
  tel_no: '',
  logo: '',
  auto: true,
  pos_id: [...numberPos([{ sid: '', pos_no: '', del_yn: 'N' }])],
})
