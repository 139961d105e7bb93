import { describe, expect, test } from 'vitest'
import { readVatRate, shownVatRate, vatRates } from '../../../src/domain/items/vatRates.ts'

describe('a VAT rate', () => {
  test.each(vatRates)('%s is read as it is kept and as it is shown [001-9-08]', (rate) => {
    expect(readVatRate(rate)).toBe(rate)
    expect(readVatRate(shownVatRate(rate))).toBe(rate)
  })

  test.each([
    ['8', '0.08'],
    ['8 %', '0.08'],
    ['0,08', '0.08'],
    ['0.080', '0.08'],
    ['8,0', '0.08'],
    ['10', '0.1'],
    ['0.10', '0.1'],
    ['10.00%', '0.1'],
    ['5', '0.05'],
    ['0', '0'],
    ['0%', '0'],
    ['0.0', '0'],
    ['kct', 'KCT'],
    [' kkknt ', 'KKKNT'],
    ['８％', '0.08'],
  ])('%s is read as %s [001-5-47]', (typed, rate) => {
    expect(readVatRate(typed)).toBe(rate)
  })

  test.each([
    '',
    '7',
    '1',
    '100',
    '0.8',
    '0.08%',
    '0.1%',
    '80%',
    '%',
    '.',
    ',',
    '-8',
    '8 %%',
    'K',
    'none',
    '1.0.0',
    'KC T',
    '1 0',
    '8 5%',
  ])('%j is none [001-5-47]', (typed) => {
    expect(readVatRate(typed)).toBeNull()
  })

  test('without a percent sign is one of the letters', () => {
    expect(vatRates.map(shownVatRate)).toEqual(['0%', '5%', '8%', '10%', 'KCT', 'KKKNT'])
  })
})
