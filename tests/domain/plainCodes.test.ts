import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { profileTexts } from '../../src/domain/account/profile.ts'
import { tokenRegistrationSchema } from '../../src/domain/certificateRegistration.ts'
import { companyTexts } from '../../src/domain/companyForm.ts'
import { textFields } from '../../src/domain/declaration/fields.ts'
import { citizenId, passportNumber } from '../../src/domain/identityPapers.ts'
import { characterNamedBy, plainCodeOf } from '../../src/domain/recordCode.ts'
import { shopTexts } from '../../src/domain/shop/shop.ts'
import { isSameTaxCode, taxCodeSchema, taxCodeWarning } from '../../src/domain/taxCode.ts'
import { newTemplate, templateSchema } from '../../src/domain/templates/template.ts'
import { folded } from '../../src/domain/text.ts'
import { userIdSchema, userTexts } from '../../src/domain/user/user.ts'
import { matching } from '../../src/ui/commands/command.ts'
import { rankedOptions } from '../../src/ui/form/optionSearch.ts'

const problem = (schema: v.GenericSchema, text: string): string =>
  v.safeParse(schema, text, { abortPipeEarly: true }).issues?.[0].message ?? ''

/** ASCII as East Asian keyboards type it. */
const wide = (text: string): string =>
  text.replaceAll(/[!-~]/g, (character) => String.fromCodePoint((character.codePointAt(0) ?? 0) + 0xfe_e0))

describe('tax codes', () => {
  const written = '0101243150-001'
  it.each([
    ['an en dash', '0101243150\u{2013}001'],
    ['an em dash', '0101243150\u{2014}001'],
    ['a no-break hyphen', '0101243150\u{2011}001'],
    ['a minus sign', '0101243150\u{2212}001'],
    ['a full-width dash', '0101243150\u{FF0D}001'],
    ['full-width digits', wide(written)],
    ['blanks around the dash', '0101243150 - 001'],
    ['digits in groups', '0101 243 150\u{A0}001'],
    ['a zero-width space', '01012\u{200B}43150-001'],
    ['direction marks', '\u{202A}0101243150-001\u{202C}'],
    ['a byte order mark', '\u{FEFF}0101243150001'],
  ])('with %s are read as one', (_, typed) => {
    expect(v.parse(taxCodeSchema, typed)).toBe(written)
    expect(v.parse(textFields.sllr_tax_code.rule, typed)).toBe(written)
    expect(isSameTaxCode(typed, '0101243150001')).toBe(true)
    expect(taxCodeWarning(typed)).toBe('')
  })

  it('that hold another character are refused by its name, and those of another shape by the shape', () => {
    expect(problem(taxCodeSchema, '010124315\u{660}')).toBe('not_plain_character:\u{660}')
    expect(problem(taxCodeSchema, '01012\u{2205}3150')).toBe('not_plain_character:\u{2205}')
    expect(problem(taxCodeSchema, 'O101243150')).toBe('tax_code_is_invalid')
    expect(problem(taxCodeSchema, '0'.repeat(100_000))).toBe('too_long:50')
  })
})

describe('texts of ASCII alone', () => {
  const template = { ...newTemplate('invoice', '2026-11-20', 'logo'), smbl_type: 'T' }
  const endOf = (serial_end: string) => v.parse(templateSchema('invoice', null), { ...template, serial_end }).serial_end
  const startOf = (start_no: string) =>
    v.parse(templateSchema('invoice', null), { ...template, serial_end: 'AB', start_no }).start_no

  it('are read in every form as they are meant', () => {
    expect(v.parse(userIdSchema, `${wide('Lan')}\u{200B}@tokhai.example`)).toBe('lan@tokhai.example')
    expect(v.parse(userIdSchema, '\u{17F}taff@tokhai.example')).toBe('staff@tokhai.example')
    for (const rule of [
      companyTexts.email.rule,
      shopTexts.email.rule,
      userTexts.email.rule,
      profileTexts.email.rule,
      textFields.contact_eml.rule,
    ])
      expect(v.parse(rule, 'lan\u{AD}\u{2011}2@tokhai.example\u{A0}')).toBe('lan-2@tokhai.example')
    expect(v.parse(citizenId, wide('079180012345'))).toBe('079180012345')
    expect(v.parse(passportNumber('is_required'), `B\u{200B}${wide('1234567')}`)).toBe('B1234567')
    expect(endOf(`${wide('a')}\u{200B}b`)).toBe('AB')
    expect(startOf(wide('12'))).toBe('12')
    const token = { org_nm: 'CA', from_date: '2026-01-01T00:00:00', to_date: '2027-01-01T00:00:00' }
    expect(v.parse(tokenRegistrationSchema, { ...token, serial_no: '54:01\u{200E} 0a' }).serial_no).toBe('54010A')
  })

  it.each([
    ['a Cyrillic a', userIdSchema, 'l\u{430}n@tokhai.example', '\u{430}', 'U+0430'],
    ['a Vietnamese letter', companyTexts.email.rule, 'l\u{1EA7}n@tokhai.example', '\u{1EA7}', 'U+1EA7'],
    ['a Greek digit sign', passportNumber(''), 'B\u{3B2}1', '\u{3B2}', 'U+03B2'],
    ['an emoji', plainCodeOf(10), '1\u{1F600}', '\u{1F600}', 'U+1F600'],
  ])('with %s are refused, and the character is named', (_, schema, typed, character, codePoint) => {
    expect(characterNamedBy(problem(schema, typed))).toEqual({ kind: 'notPlain', character, codePoint })
  })

  it('without letters of their own, as a dotless i in capitals, are no endings of a serial number', () => {
    for (const ending of ['\u{131}B', '\u{DF}'])
      expect(
        v.safeParse(templateSchema('invoice', null), { ...template, serial_end: ending }).issues?.[0].message,
      ).toBe(`not_plain_character:${ending[0]}`)
  })

  it('are as long as is allowed once nothing invisible is left, and hold no control characters', () => {
    expect(problem(plainCodeOf(5), `12345${'\u{200B}'.repeat(90)}`)).toBe('')
    expect(problem(plainCodeOf(5), '123456')).toBe('too_long:5')
    expect(problem(plainCodeOf(5), '12\u{0}')).toBe('unprintable_characters')
  })
})

describe('what is searched in the browser', () => {
  it.each(['dien', 'ĐIỆN', 'ðiện', '\u{189}i\u{200B}en'])('finds a command and an option by “%s”', (typed) => {
    const command = { id: 'one', label: 'Hóa đơn Ðiện tử', group: 'Tờ khai', run: () => {} }
    expect(matching([command], typed, folded)).toEqual([command])
    const option = { value: '1', label: 'Ðiện lực' }
    expect(rankedOptions([option], typed, folded)).toEqual([option])
  })
})
