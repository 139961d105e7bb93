import { describe, expect, it } from 'vitest'
import { dayAfter } from '../../../src/domain/dayAfter.ts'
import { nextRate, rateOn, type RatedItem } from '../../../src/domain/vatRates/rateOn.ts'
import { isInForce, reductionOn, reductions } from '../../../src/domain/vatRates/reductions.ts'

const item = (rate: string, flags: Partial<RatedItem> = {}): RatedItem => ({
  rate,
  notReduced: false,
  specialConsumption: false,
  ...flags,
})

describe('the reductions', () => {
  it.each([
    ['2022-02-01', '2022-12-31', '15/2022/NĐ-CP'],
    ['2023-07-01', '2023-12-31', '44/2023/NĐ-CP'],
    ['2024-01-01', '2024-06-30', '94/2023/NĐ-CP'],
    ['2024-07-01', '2024-12-31', '72/2024/NĐ-CP'],
    ['2025-01-01', '2025-06-30', '180/2024/NĐ-CP'],
    ['2025-07-01', '2026-12-31', '174/2025/NĐ-CP'],
  ])('from %s to %s are those of %s, both days in them', (from, to, by) => {
    expect(reductionOn(from)?.by).toBe(by)
    expect(reductionOn(to)?.by).toBe(by)
    expect(reductionOn(dayAfter(from, -1))?.by).not.toBe(by)
    expect(reductionOn(dayAfter(to))?.by).not.toBe(by)
  })

  it('are no other ones, each behind the one before, with the resolution that it carries out', () => {
    expect(reductions).toHaveLength(6)
    for (const [place, { from, to, resolution }] of reductions.entries()) {
      expect(from < to && from > (reductions[place - 1]?.to ?? '')).toBe(true)
      expect(resolution).toMatch(/^\d{2,3}\/20\d\d\/QH15$/)
    }
  })
})

describe('an item of 10 per cent', () => {
  it.each([
    ['2022-01-31', '10%'],
    ['2022-02-01', '8%'],
    ['2022-12-31', '8%'],
    ['2023-01-01', '10%'],
    ['2023-06-30', '10%'],
    ['2023-07-01', '8%'],
    ['2025-06-30', '8%'],
    ['2025-07-01', '8%'],
    ['2026-12-31', '8%'],
    ['2027-01-01', '10%'],
  ])('is written on %s at %s, as is one of 8', (day, rate) => {
    expect(rateOn(item('10%'), day)).toBe(rate)
    expect(rateOn(item('8%'), day)).toBe(rate)
    expect(isInForce('8%', day)).toBe(rate === '8%')
  })

  it('is never reduced where it is excepted or special consumption tax is paid on it', () => {
    for (const day of ['2024-06-30', '2026-12-31', '2027-01-01']) {
      expect(rateOn(item('10%', { notReduced: true }), day)).toBe('10%')
      expect(rateOn(item('8%', { notReduced: true }), day)).toBe('10%')
      expect(rateOn(item('10%', { specialConsumption: true }), day)).toBe('10%')
    }
  })

  it.each([
    ['2025-06-30', '10%'],
    ['2025-07-01', '8%'],
    ['2026-12-31', '8%'],
    ['2027-01-01', '10%'],
  ])('is petrol where special consumption tax is paid on it at 8, and is written on %s at %s', (day, rate) => {
    expect(rateOn(item('8%', { specialConsumption: true }), day)).toBe(rate)
    expect(rateOn(item('8%', { specialConsumption: true, notReduced: true }), day)).toBe('10%')
  })
})

describe('an item of another rate', () => {
  it.each(['0%', '5%', 'KCT', 'KKKNT', 'KHAC:05.26%', 'CTTC'])('keeps %s on every day', (rate) => {
    for (const day of ['2022-01-31', '2026-12-31', '2027-01-01']) {
      expect(rateOn(item(rate), day)).toBe(rate)
      expect(rateOn(item(rate, { notReduced: true, specialConsumption: true }), day)).toBe(rate)
      expect(isInForce(rate, day)).toBe(true)
      expect(nextRate(item(rate), day)).toBeNull()
    }
  })
})

describe('the next rate', () => {
  it.each([
    ['2026-11-30', { rate: '10%', from: '2027-01-01' }],
    ['2026-12-31', { rate: '10%', from: '2027-01-01' }],
    ['2027-01-01', null],
    ['2022-01-31', { rate: '8%', from: '2022-02-01' }],
    ['2023-01-01', { rate: '8%', from: '2023-07-01' }],
    // One decree follows another: nothing changes between them.
    ['2024-06-30', { rate: '10%', from: '2027-01-01' }],
  ])('after %s is %j', (day, next) => {
    expect(nextRate(item('10%'), day)).toEqual(next)
  })

  it('of petrol begins with the first decree that takes it, and there is none of what is not reduced', () => {
    expect(nextRate(item('8%', { specialConsumption: true }), '2024-01-01')).toEqual({ rate: '8%', from: '2025-07-01' })
    expect(nextRate(item('10%', { notReduced: true }), '2024-01-01')).toBeNull()
  })
})
