import { expect, test } from 'vitest'
import { readDong } from '../../../src/domain/pitCertificate/typedDong.ts'

test.each([
  ['1.234.567', '1234567'],
  ['1234567', '1234567'],
  ['500,000', '500000'],
  ['12,345,678', '12345678'],
  ['12 345 678', '12345678'],
  ['12\u{a0}345\u{a0}678', '12345678'],
  ["12'345'678", '12345678'],
  ['５００，０００', '500000'],
  ['5.000.000 đ', '5000000'],
  ['5.000.000 VND', '5000000'],
  ['5.000.000₫', '5000000'],
  ['1.234,00', '1234'],
  ['007', '7'],
  ['0', '0'],
  ['-1.500.000', '-1500000'],
  ['−1,500,000', '-1500000'],
])('reads %s as %s whole đồng', (typed, amount) => {
  expect(readDong(typed)).toBe(amount)
})

test('reads what has decimals as such, for the rules to refuse it', () => {
  expect(readDong('12,5')).toBe('12.5')
  expect(readDong('1.234,5')).toBe('1234.5')
})

test.each(['', ' ', 'đ', 'abc', '5tr', '1.23.456', '1.2,3.4', '1,234 567', '12 34', '1'.repeat(101)])(
  'takes %s for no amount',
  (typed) => {
    expect(readDong(typed)).toBeNull()
  },
)

test('looks at 100 characters and no more', () => {
  expect(readDong(`${' '.repeat(99)}7`)).toBe('7')
  expect(readDong(`${' '.repeat(100)}7`)).toBeNull()
})

test('knows a currency behind the amount alone', () => {
  expect(readDong('VND 5')).toBeNull()
  expect(readDong('5 đ 6')).toBeNull()
})
