import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { codeName } from '../../src/domain/codeList.ts'
import {
  daySchema,
  isMoment,
  shownDay,
  shownExactly,
  shownInVietnam,
  shownMoment,
  vietnamDay,
  vietnamMoment,
} from '../../src/domain/dates.ts'
import { isSameTaxCode, taxCodeSchema, taxCodeWarning } from '../../src/domain/taxCode.ts'
import { folded, isXmlText, normalised } from '../../src/domain/text.ts'

describe('dates', () => {
  it('reads the Vietnamese calendar and clock', () => {
    expect(vietnamDay(new Date('2025-05-13T16:59:59Z'))).toBe('2025-05-13')
    expect(vietnamDay(new Date('2025-05-13T17:00:00Z'))).toBe('2025-05-14')
    expect(vietnamMoment(new Date('2025-05-13T17:00:00Z'))).toBe('2025-05-14T00:00:00')
  })
  it('shows day first [000-9-08 001-9-10]', () => {
    expect(shownDay('2025-05-14')).toBe('14/05/2025')
    expect(shownMoment('2025-05-14T08:05:09')).toBe('14/05/2025 08:05')
    expect(shownMoment('2025-05-14')).toBe('14/05/2025')
    expect(shownInVietnam('2025-05-13T17:05:09.000Z')).toBe('14/05/2025 00:05')
    expect(shownDay('')).toBe('')
    expect(shownExactly('2025-05-13T17:05:09.000Z')).toBe('14/05/2025 00:05:09')
    expect(shownExactly('2025-05-14T08:05:09')).toBe('14/05/2025 08:05:09')
    expect(shownExactly('2025-05-14')).toBe('14/05/2025')
  })
  it.each(['2024-02-29', '2025-12-31'])('%s is a day', (text) => {
    expect(v.is(daySchema, text)).toBe(true)
  })
  it.each(['2025-02-29', '2025-13-01', '2025-1-1', '2025-01-01T00:00:00', ''])('"%s" is no day', (text) => {
    expect(v.is(daySchema, text)).toBe(false)
  })
  it.each([
    ['2024-02-29T23:59:59', true],
    ['2025-02-29T00:00:00', false],
    ['2025-01-01T24:00:00', false],
    ['2025-01-01T10:60:00', false],
    ['2025-01-01T10:00:00Z', false],
  ])('whether %s is a moment: %s', (text, expected) => {
    expect(isMoment(text)).toBe(expected)
  })
})

describe('tax codes (facts of the field §5.2)', () => {
  it.each(['0101243150', '0101243150-001', '0101243150001', '001080012345'])('%s has the shape of one', (code) => {
    expect(v.is(taxCodeSchema, code)).toBe(true)
  })
  it.each(['010124315', '01012431500', '0101243150--001', '01012-43150', '0101243150-01', '01012431A0', ''])(
    '"%s" has not',
    (code) => {
      expect(v.is(taxCodeSchema, code)).toBe(false)
    },
  )
  it('are the same with and without the dash, and never when empty', () => {
    expect(isSameTaxCode('0101243150-001', '0101243150001')).toBe(true)
    expect(isSameTaxCode('0101243150-001', '0101243150')).toBe(false)
    expect(isSameTaxCode('01012-43150', '0101243150')).toBe(false)
    expect(isSameTaxCode('', '')).toBe(false)
  })
  it('are answered as documents write them, with the dash of a dependent unit', () => {
    expect(v.parse(taxCodeSchema, ' 0101243150001 ')).toBe('0101243150-001')
    expect(v.parse(taxCodeSchema, '0101243150-001')).toBe('0101243150-001')
    expect(v.parse(taxCodeSchema, '001080012345')).toBe('001080012345')
  })
  it.each(['0101243150', '0100109106', '0100684378', '0101360697', '0309478306', '0199999984', '0101243150-001'])(
    'raise no warning where the check digit is right: %s',
    (code) => {
      expect(taxCodeWarning(code)).toBe('')
      expect(taxCodeWarning(`${code.slice(0, 9)}${(Number(code[9]) + 1) % 10}${code.slice(10)}`)).toBe(
        'tax_code_check_digit',
      )
    },
  )
  it.each([
    ['two digits changed places', '0110243150', 'tax_code_check_digit'],
    ['a code that fails in the wild', '0315744883', 'tax_code_check_digit'],
    ['nine digits for which no code is issued', '0000000000', 'tax_code_check_digit'],
    ['a dependent unit without its dash', '0101243151001', 'tax_code_check_digit'],
    ['a personal number, which has no check digit', '001080012345', ''],
    ['no tax code at all', '0101', ''],
    ['nothing', '', ''],
  ])('warn as circular 105 says: %s', (_what, code, expected) => {
    expect(taxCodeWarning(code)).toBe(expected)
  })
})

describe('texts', () => {
  it('are precomposed and trimmed', () => {
    expect(normalised(`\n ${'Điện tử'.normalize('NFD')}\u00A0`)).toBe('Điện tử')
  })
  it('fold for searching', () => {
    expect(folded('ĐƯỜNG Nguyễn Huệ')).toBe('duong nguyen hue')
  })
  it.each(['\u0000', '\u001F', '\uFFFE', '\uFFFF', '\uD800', 'a\uDC00'])('%j cannot stand in XML', (text) => {
    expect(isXmlText(text)).toBe(false)
  })
  it.each(['\t\r\n', '\u0020\uD7FF\uE000\uFFFD', '\u{10000}\u{10FFFF}'])('%j can', (text) => {
    expect(isXmlText(text)).toBe(true)
  })
})

describe('names of codes [000-1-05 001-1-02]', () => {
  it('follow the language, otherwise Korean', () => {
    const item = { code_en_nm: 'New', code_vn_nm: 'Đăng ký mới', code_ko_nm: '신규' }
    expect([codeName(item, 'en'), codeName(item, 'vi'), codeName(item, 'ko')]).toEqual(['New', 'Đăng ký mới', '신규'])
  })
})
