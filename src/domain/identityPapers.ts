import * as v from 'valibot'
import { citizenProvinces } from './citizenProvinces.ts'
import { plainCodeOf } from './recordCode.ts'

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

/** Whom an identity paper is about: day of birth `YYYY-MM-DD`, gender `1` male and `0` female; either may be empty. */
export interface Holder {
  readonly rppr_dob: string
  readonly rppr_gender: string
}

const parts = /^(\d{3})(\d)(\d{2})\d{6}$/

/** Codes from 100 on stand for the countries where citizens were born abroad; they are not checked. */
const isProvince = (code: string): boolean => !code.startsWith('0') || citizenProvinces.has(code)

/**
 * What a citizen id of 12 digits says otherwise than the holder's data, as the code of a warning: province (3 digits), century and sex (1),
 * year of birth (2), then 6 without a meaning (facts of the field §5.3). Empty where it says the same, or has another form.
 */
export const citizenIdWarning = (text: string, { rppr_dob, rppr_gender }: Holder): string => {
  const [, province = '', centuryAndSex = '', year = ''] = parts.exec(text.trim()) ?? []
  if (province === '') return ''
  if (!isProvince(province)) return 'citizen_id_has_no_province'
  const century = 1900 + 100 * Math.floor(Number(centuryAndSex) / 2)
  const born = /^(\d{4})-/.exec(rppr_dob)?.[1]
  if (born !== undefined && Number(born) !== century + Number(year)) return 'citizen_id_is_of_another_year'
  const gender = Number(centuryAndSex) % 2 === 0 ? '1' : '0'
  return rppr_gender !== '' && rppr_gender !== gender ? 'citizen_id_is_of_another_gender' : ''
}
