import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { dateRange, dateRangePresets } from '../../src/domain/dateRanges.ts'

it.each([
  ['lastWeek', '2026-03-03', '2026-02-24'],
  ['lastWeek', '2026-01-01', '2025-12-25'],
  ['lastMonth', '2026-03-31', '2026-02-28'],
  ['lastMonth', '2028-03-31', '2028-02-29'],
  ['lastMonth', '2026-01-15', '2025-12-15'],
  ['last3Months', '2026-05-31', '2026-02-28'],
  ['last3Months', '2026-02-01', '2025-11-01'],
  ['last6Months', '2026-08-31', '2026-02-28'],
  ['last6Months', '2026-11-23', '2026-05-23'],
] as const)('%s before %s begins on %s and ends on it [002-9-13]', (preset, today, from) => {
  expect(dateRange(preset, today)).toEqual({ from, to: today })
})

it('ends today and begins the longer before it the longer the range is [002-9-13]', () => {
  const days = fc.date({
    min: new Date('1970-08-01T00:00:00Z'),
    max: new Date('2199-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(days, (at) => {
      const today = at.toISOString().slice(0, 10)
      const ranges = dateRangePresets.map((preset) => dateRange(preset, today))
      const begins = ranges.map(({ from }) => from)
      expect(ranges.every(({ to }) => to === today)).toBe(true)
      expect(begins).toEqual(begins.toSorted().toReversed())
      expect(begins.every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day) && day < today)).toBe(true)
    }),
  )
})
