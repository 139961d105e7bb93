import * as v from 'valibot'
import { vietnameseNationality } from './codeList.ts'
import { companySchema } from './company.ts'
import { daySchema } from './dates.ts'
import { citizenId, passportNumberOrEmpty } from './identityPapers.ts'
import { pluck } from './form/table.ts'
import { imageRule } from './image.ts'
import { phoneText } from './phone.ts'
import { readTexts } from './reading.ts'
import { plainCodeOf } from './recordCode.ts'
import { lineOf, requiredLine } from './text.ts'

const digitsUpTo = (max: number) =>
  v.pipe(v.string(), v.transform(phoneText), lineOf(max), v.regex(/^\d*$/, 'only_digits'))

const isUrl = (text: string): boolean => /^https?:\/\/[^\s/]+\.[^\s/]+/i.test(text) && URL.canParse(text)

const chosen = (message: string) => requiredLine(100, message)

/** Texts of the company: rule and longest value (seed 001 §3, §5). */
export const companyTexts = {
  vietnam_name: { rule: requiredLine(400, 'vietnam_name_is_required'), max: 400 },
  english_name: { rule: requiredLine(200, 'english_name_is_required'), max: 200 },
  abbreviation_name: { rule: lineOf(20), max: 20 },
  address: { rule: requiredLine(400, 'address_is_required'), max: 400 },
  email: { rule: v.pipe(plainCodeOf(100), v.nonEmpty('email_is_required'), v.email('invalid_email')), max: 100 },
  website: {
    rule: v.pipe(
      lineOf(100),
      v.check((text) => text === '' || isUrl(text), 'website_is_invalid'),
    ),
    max: 100,
  },
  fax: { rule: digitsUpTo(30), max: 30 },
  phone_number: { rule: digitsUpTo(20), max: 20 },
  representative_name: { rule: requiredLine(100, 'representative_name_is_required'), max: 100 },
  rppr_phone: { rule: v.pipe(digitsUpTo(20), v.nonEmpty('representative_phone_is_required')), max: 20 },
  rppr_dob: {
    rule: v.pipe(
      v.string(),
      v.nonEmpty('birth_date_is_required'),
      v.check((text) => v.is(daySchema, text), 'date_is_invalid'),
    ),
    max: 10,
  },
  rppr_gender: { rule: v.pipe(v.string(), v.regex(/^[01]$/, 'gender_is_required')), max: 1 },
  rppr_nation: { rule: chosen('nationality_is_required'), max: 100 },
  rppr_cid: { rule: citizenId, max: 12 },
  rppr_passport: { rule: passportNumberOrEmpty, max: 20 },
  city_code: { rule: chosen('city_is_required'), max: 100 },
  tax_office_id: { rule: requiredLine(5, 'please_select_tax_office'), max: 5 },
  bank_name1: { rule: lineOf(400), max: 400 },
  account_no1: { rule: lineOf(30), max: 30 },
  bank_name2: { rule: lineOf(400), max: 400 },
  account_no2: { rule: lineOf(30), max: 30 },
} as const

const entries = v.object({
  ...pluck(companyTexts, 'rule'),
  /** The address of the logo, or empty. */
  profile_image: imageRule,
})

/** The company as its form holds and checks it; a field answers its first broken rule (seed 001 §5). */
export const companyFormSchema = v.config(
  v.pipe(
    v.config(entries, { abortPipeEarly: true }),
    v.forward(
      v.partialCheck(
        [['rppr_nation'], ['rppr_cid']],
        ({ rppr_nation, rppr_cid }) => rppr_nation !== vietnameseNationality || rppr_cid !== '',
        'citizen_id_is_required',
      ),
      ['rppr_cid'],
    ),
  ),
  { abortPipeEarly: false },
)
export type CompanyValues = v.InferOutput<typeof entries>

/** What a company has beside that which its declarations take over (seed 001 §3). */
export const furtherCompanyMembers = [
  'english_name',
  'abbreviation_name',
  'website',
  'fax',
  'profile_image',
  'city_code',
  'bank_name1',
  'account_no1',
  'bank_name2',
  'account_no2',
] as const

/** All that is known of a company. */
export const companyInformationSchema = v.object({
  ...companySchema.entries,
  ...readTexts(furtherCompanyMembers),
})
export type CompanyInformation = v.InferOutput<typeof companyInformationSchema>

/** The part of it that the form changes. */
export const companyValuesOf = (company: CompanyInformation): CompanyValues => ({
  vietnam_name: company.vietnam_name,
  english_name: company.english_name,
  abbreviation_name: company.abbreviation_name,
  address: company.address,
  email: company.email,
  website: company.website,
  fax: company.fax,
  phone_number: company.phone_number,
  profile_image: company.profile_image,
  representative_name: company.representative_name,
  rppr_phone: company.rppr_phone,
  rppr_dob: company.rppr_dob,
  rppr_gender: company.rppr_gender,
  rppr_nation: company.rppr_nation,
  rppr_cid: company.rppr_cid,
  rppr_passport: company.rppr_passport,
  city_code: company.city_code,
  tax_office_id: company.tax_office_id,
  bank_name1: company.bank_name1,
  account_no1: company.account_no1,
  bank_name2: company.bank_name2,
  account_no2: company.account_no2,
})
