import { expect, it } from 'vitest'
import { readTypedRate, usualRate } from '../../../src/domain/invoice/rates.ts'

it.each([
  ['8', '8%'],
  ['8 %', '8%'],
  ['08%', '8%'],
  ['0,08', '8%'],
  ['0.1', '10%'],
  ['0,05', '5%'],
  ['0,0526', 'KHAC:05.26%'],
  ['0.0007', 'KHAC:00.07%'],
  ['0.9999', 'KHAC:99.99%'],
  ['5,26', 'KHAC:05.26%'],
  ['0', '0%'],
  ['0%', '0%'],
  ['0,5%', 'KHAC:00.50%'],
  ['kct', 'KCT'],
  ['5,263', null],
  ['-8', null],
  ['100', null],
  ['', null],
])('what is typed as %j is the rate %j', (typed, rate) => {
  expect(readTypedRate(typed)).toBe(rate)
})

it.each([
  ['2025-06-30', '8%'],
  ['2026-12-31', '8%'],
  ['2027-01-01', '10%'],
])('the usual rate of %s is %s', (day, rate) => {
  expect(usualRate(day)).toBe(rate)
})
