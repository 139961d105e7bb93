import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalText } from '../../src/spreadsheets/values/decimal.ts'
import { formatOfCode, formatOfId } from '../../src/spreadsheets/values/format.ts'
import { dateText, serialOf } from '../../src/spreadsheets/values/serial.ts'

describe('numbers', () => {
  it.each([
    ['0', '0'],
    ['-0', '0'],
    ['8', '8'],
    ['0.1', '0.1'],
    ['.5', '0.5'],
    ['1.20', '1.2'],
    ['0.30000000000000004', '0.3'],
    ['1234.5599999999999', '1234.56'],
    ['8.0000000000000002E-2', '0.08'],
    ['1E-6', '0.000001'],
    ['-2.5E3', '-2500'],
    ['999999999999999', '999999999999999'],
    ['1E20', '100000000000000000000'],
    ['1E21', '1e+21'],
    ['-1.25E+300', '-1.25e+300'],
    ['1E-30', '1e-30'],
  ])('%s is shown as %s', (raw, shown) => {
    expect(decimalText(raw)).toBe(shown)
  })

  it.each([[''], [' '], ['NaN'], ['Infinity'], ['8%'], ['1,5']])('%o is none', (raw) => {
    expect(decimalText(raw)).toBeNull()
  })

  it('have no noise: what has up to 15 digits comes back as it was typed', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 999_999_999_999_999n }), fc.nat(6), (digits, places) => {
        const typed = digits.toString().padStart(places + 1, '0')
        const whole = places === 0 ? typed : `${typed.slice(0, -places)}.${typed.slice(-places)}`
        const plain = whole.includes('.') ? whole.replace(/0+$/, '').replace(/\.$/, '') : whole
        expect(decimalText(String(Number(whole)))).toBe(plain)
      }),
    )
  })
})

describe('formats', () => {
  it.each([
    ['General', 'number'],
    ['#,##0.00', 'number'],
    ['0%', 'number'],
    ['#,##0 "đồng"', 'number'],
    ['[$₫-42A] #,##0', 'number'],
    ['[Red]-0', 'number'],
    ['[h]:mm:ss', 'number'],
    ['0.00E+00', 'number'],
    ['dd/mm/yyyy', 'date'],
    ['[$-42A]d "tháng" m', 'date'],
    ['h:mm AM/PM', 'date'],
    ['#,##0;"day"', 'number'],
    ['00000', 'padded'],
  ])('%s is a %s', (code, kind) => {
    expect(formatOfCode(code).kind).toBe(kind)
  })

  it('are dates by their id where they have no code', () => {
    expect([14, 22, 45, 47].map((id) => formatOfId(id).kind)).toEqual(['date', 'date', 'date', 'date'])
    expect([0, 4, 9, 46, 49].map((id) => formatOfId(id).kind)).toEqual(Array.from({ length: 5 }, () => 'number'))
  })
})

describe('days', () => {
  it.each([
    [1, false, '1900-01-01'],
    [59, false, '1900-02-28'],
    [60, false, '1900-02-29'],
    [61, false, '1900-03-01'],
    [46349, false, '2026-11-23'],
    [44887, true, '2026-11-23'],
    [46349.5, false, '2026-11-23T12:00:00'],
    [46349.999999, false, '2026-11-24'],
    [0.75, false, '18:00:00'],
    [0, true, '1904-01-01'],
    [2_958_465, false, '9999-12-31'],
  ])('%d, counted from 1904: %s, is %s', (serial, from1904, text) => {
    expect(dateText(serial, from1904)).toBe(text)
  })

  it.each([[-1], [2_958_466], [Number.NaN]])('%d is none', (serial) => {
    expect(dateText(serial, false)).toBeNull()
  })

  it('come back from how they are written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 61, max: 2_958_465 }), fc.nat(86_399), (day, seconds) => {
        const text = dateText(day + seconds / 86_400, false) ?? ''
        expect(dateText(serialOf(text) ?? -1, false)).toBe(text)
      }),
    )
  })
})
