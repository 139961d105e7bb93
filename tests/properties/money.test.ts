import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencyDecimals, decimalsOf, isAmount, readAmount, shownAmount, shownMoney } from '../../src/domain/money.ts'

const digits = (max: number) => fc.stringMatching(new RegExp(`^\\d{1,${max}}$`))
const amount = fc
  .tuple(fc.boolean(), digits(30), fc.option(digits(12), { nil: '' }))
  .map(([isNegative, whole, fraction]) => readAmount(`${isNegative ? '-' : ''}${whole},${fraction}`) ?? '')
const currency = fc.constantFrom('VND', 'USD', 'EUR', 'KRW')

describe('an amount', () => {
  test('is read back as it is shown, whatever its length [001-5-42]', () => {
    fc.assert(
      fc.property(amount, currency, (value, code) => {
        expect(isAmount(value)).toBe(true)
        expect(readAmount(shownAmount(value))).toBe(value)
        expect(readAmount(shownMoney(value, code))).toBe(value)
      }),
    )
  })

  test('that is read is an amount, or there is none', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('0123456789.,- −')), maxLength: 30 }), (typed) => {
        const read = readAmount(typed)
        expect(read === null || isAmount(read)).toBe(true)
      }),
    )
  })

  test('keeps every digit of the number, as whole numbers show', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 40n }), (whole) => {
        expect(readAmount(String(whole))).toBe(String(whole))
        expect(BigInt(shownAmount(String(whole)).replaceAll('.', ''))).toBe(whole)
      }),
    )
  })

  test('of a currency other than VND is shown with two decimals at least, of VND with those that it has [001-5-42]', () => {
    fc.assert(
      fc.property(amount, (value) => {
        expect(shownMoney(value, 'USD').split(',')[1]?.length).toBe(Math.max(2, decimalsOf(value)))
        expect(shownMoney(value, 'VND').split(',')[1]?.length ?? 0).toBe(decimalsOf(value))
      }),
    )
    expect(currencyDecimals('VND')).toEqual({ least: 0, most: 6 })
    expect(currencyDecimals('USD')).toEqual({ least: 2, most: 2 })
  })

  test.each([
    ['1.234,50', '1234.5'],
    ['1.234.567', '1234567'],
    ['1.234', '1234'],
    ['1 234 567,5', '1234567.5'],
    ['12\u00a0345', '12345'],
    ['- 29 000', '-29000'],
    ['0.500', '0.5'],
    ['1234', '1234'],
    ['1,5', '1.5'],
    [',5', '0.5'],
    ['7,', '7'],
    ['007', '7'],
    ['-0,00', '0'],
    ['−12', '-12'],
    [' 1 234,5 ', '1234.5'],
    ['１２，５', '12.5'],
    ['1234.5', '1234.5'],
    ['0.5', '0.5'],
    ['1,234.50', '1234.5'],
    ['1,234,567', '1234567'],
    ['1,234,567.89', '1234567.89'],
    ['0,1234567890123456789', '0.1234567890123456789'],
  ])('%s is read as %s [001-5-42]', (typed, read) => {
    expect(readAmount(typed)).toBe(read)
  })

  test.each([
    '',
    ' ',
    ',',
    '.',
    '-',
    'abc',
    '1,2,3',
    '1.23.4',
    '12.34,5',
    '1.2345,6',
    '--1',
    '1e5',
    '1-',
    '12,34.5',
    '29000 30000',
    '29 000 30',
    '1 2',
    '1.234 567',
    '5 .',
  ])('%j is none', (typed) => {
    expect(readAmount(typed)).toBeNull()
  })

  test.each([
    ['1234567.5', '1.234.567,5'],
    ['-1000', '-1.000'],
    ['999', '999'],
    ['0.123456', '0,123456'],
    ['no amount', 'no amount'],
  ])('%s is shown as %s', (value, shown) => {
    expect(shownAmount(value)).toBe(shown)
  })

  test.each(['1.50', '01', '-0', '1,5', '.5', '1.', '', '+1'])('%j is not how an amount is kept', (text) => {
    expect(isAmount(text)).toBe(false)
  })
})
