import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { shownPercent } from '../../src/domain/percent.ts'

it.each([
  ['0', '0%'],
  ['8', '8%'],
  ['10', '10%'],
  ['5.5', '5,5%'],
  ['5.50', '5,5%'],
  ['5.263', '5,26%'],
  ['5.265', '5,27%'],
  ['9.999', '10%'],
  ['0.004', '0%'],
  ['0.05', '0,05%'],
  ['-0.004', '0%'],
  ['-1.5', '-1,5%'],
  ['0.1000000000000000055', '0,1%'],
  ['12345678901234567890.125', '12345678901234567890,13%'],
  ['KCT', 'KCT'],
  ['KKKNT', 'KKKNT'],
  ['', ''],
  ['8%', '8%'],
  ['khác', 'khác'],
])('%s is shown as %s [002-9-15]', (rate, shown) => {
  expect(shownPercent(rate)).toBe(shown)
})

it('never has more than two decimals, and is off by no more than half of the last one [002-9-15]', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.stringMatching(/^\d{1,6}$/), (whole, fraction) => {
      const shown = shownPercent(`${whole}.${fraction}`)
      expect(shown).toMatch(/^\d+(?:,\d?[1-9])?%$/)
      const [units = '', decimals = ''] = shown.slice(0, -1).split(',')
      const inMillionths = BigInt(units + decimals.padEnd(6, '0'))
      const distance = inMillionths - BigInt(whole.toString() + fraction.padEnd(6, '0'))
      expect(distance <= 5000n && distance > -5000n).toBe(true)
    }),
  )
})
