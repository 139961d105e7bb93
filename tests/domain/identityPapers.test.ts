import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { citizenProvinces } from '../../src/domain/citizenProvinces.ts'
import { fieldWarning, warnedFields } from '../../src/domain/declaration/fieldWarnings.ts'
import { citizenIdWarning, passportNumber } from '../../src/domain/identityPapers.ts'
import { company } from '../features/support/samples.ts'
import { sampleDeclaration } from '../../walks/flows/sampleDeclaration.ts'

const pad = (value: number, length: number): string => String(value).padStart(length, '0')

/** People born in the 20th to 23rd century, and the id that each would have. */
const citizen = fc
  .record({
    province: fc.constantFrom(...citizenProvinces),
    year: fc.integer({ min: 1900, max: 2299 }),
    gender: fc.constantFrom('0', '1'),
    rest: fc.integer({ min: 0, max: 999_999 }),
  })
  .map(({ province, year, gender, rest }) => {
    const centuryAndSex = 2 * Math.floor((year - 1900) / 100) + (gender === '1' ? 0 : 1)
    return {
      id: `${province}${centuryAndSex}${pad(year % 100, 2)}${pad(rest, 6)}`,
      year,
      holder: { rppr_dob: `${year}-05-17`, rppr_gender: gender },
    }
  })

describe('a citizen id (facts of the field 5.3)', () => {
  it('is in order with the data of its holder, or with none', () => {
    fc.assert(
      fc.property(citizen, ({ id, holder }) => {
        expect(citizenIdWarning(id, holder)).toBe('')
        expect(citizenIdWarning(id, { rppr_dob: '', rppr_gender: '' })).toBe('')
      }),
    )
  })

  it('is reported where year, century or gender are other ones', () => {
    fc.assert(
      fc.property(citizen, fc.integer({ min: 1, max: 399 }), ({ id, year, holder }, later) => {
        const other = 1900 + ((year - 1900 + later) % 400)
        expect(citizenIdWarning(id, { ...holder, rppr_dob: `${other}-05-17` })).toBe('citizen_id_is_of_another_year')
        const gender = holder.rppr_gender === '1' ? '0' : '1'
        expect(citizenIdWarning(id, { ...holder, rppr_gender: gender })).toBe('citizen_id_is_of_another_gender')
      }),
    )
  })

  it('is reported where no province has its code; those born abroad have codes from 100 on', () => {
    const holder = { rppr_dob: '1985-03-12', rppr_gender: '0' }
    expect(citizenIdWarning('003185012345', holder)).toBe('citizen_id_has_no_province')
    expect(citizenIdWarning('184185012345', holder)).toBe('')
    expect(citizenProvinces.size).toBe(63)
  })

  it('of another form is left to the rules of the form', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/^\d{12}$/.test(text.trim()))
        expect(citizenIdWarning(text, { rppr_dob: '1985-03-12', rppr_gender: '0' })).toBe('')
      }),
    )
  })
})

it('a passport number has letters and digits, and nothing else', () => {
  const rule = passportNumber('missing')
  const messagesOf = (text: string) => v.safeParse(rule, text).issues?.map(({ message }) => message) ?? []
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9A-Za-z]{1,20}$/), (text) => {
      expect(messagesOf(text)).toEqual([])
    }),
  )
  for (const text of ['C 1234567', 'C-1234567']) expect(messagesOf(text)).toContain('passport_has_letters_and_digits')
  expect(messagesOf('Đ1234567')[0]).toBe('not_plain_character:Đ')
  expect(messagesOf('１２３')).toEqual([])
})

describe('the representative, compared with the company (decision 0369)', () => {
  const same = {
    ...sampleDeclaration,
    rppr_nm: company.representative_name,
    rppr_phone: company.rppr_phone,
    rppr_dob: company.rppr_dob,
    rppr_gender: company.rppr_gender,
    rppr_nation: company.rppr_nation,
    rppr_cid: company.rppr_cid,
    rppr_passport: company.rppr_passport,
  }
  const warnings = (changes: Partial<typeof same>, of: typeof company | null = company) =>
    warnedFields.filter((field) => fieldWarning({ ...same, ...changes }, of, field) !== '')

  it('is in order with the same data, however they are written', () => {
    expect(warnings({})).toEqual([])
    expect(
      warnings({ rppr_nm: ' NGUYỄN THỊ  MINH ANH ', rppr_phone: '091 234 5678', rppr_passport: 'c1234567' }),
    ).toEqual([])
  })

  it.each([
    ['rppr_nm', { rppr_nm: 'Trần Văn Bình' }],
    ['rppr_phone', { rppr_phone: '0912345679' }],
    ['rppr_passport', { rppr_passport: 'C7654321' }],
    ['rppr_cid', { rppr_cid: '001185012346' }],
  ])('is reported at %s', (field, changes) => {
    expect(warnings(changes)).toEqual([field])
    expect(warnings(changes, null)).toEqual([])
  })

  it('is not compared where the company says nothing, nor by nationality', () => {
    expect(warnings({ rppr_passport: 'C7654321' }, { ...company, rppr_passport: '' })).toEqual([])
    expect(warnings({ rppr_nation: 'Hàn Quốc' })).toEqual([])
  })

  it('warns of what the paper says first', () => {
    expect(fieldWarning({ ...same, rppr_cid: '001085012345' }, company, 'rppr_cid')).toBe(
      'citizen_id_is_of_another_gender',
    )
  })
})
