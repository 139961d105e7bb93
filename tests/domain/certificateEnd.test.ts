import { expect, it } from 'vitest'
import { endOf } from '../../src/domain/certificateEnd.ts'

const now = '2026-11-20T12:00:00'
const ending = (to_date: string, status: '0' | '1' | '2' | '3' = '1') => endOf({ to_date, status }, now)

it.each([
  ['2026-12-21T00:00:00', null],
  ['2026-12-20T23:59:59', { days: 30, within: 30 }],
  ['2026-11-28T00:00:00', { days: 8, within: 30 }],
  ['2026-11-27T00:00:00', { days: 7, within: 7 }],
  ['2026-11-22T00:00:00', { days: 2, within: 7 }],
  ['2026-11-21T23:59:59', { days: 1, within: 1 }],
  ['2026-11-20T12:00:00', { days: 0, within: 1 }],
  ['2026-11-20T11:59:59', { days: 0, within: null }],
  ['2025-11-20T00:00:00', { days: -365, within: null }],
])('a certificate until %s: %o', (to_date, expected) => {
  expect(ending(to_date)).toEqual(expected)
})

it('an extended certificate is in use too; one that is not in use is not pointed out, nor one without a day', () => {
  expect(ending('2026-11-21T00:00:00', '2')).toEqual({ days: 1, within: 1 })
  for (const status of ['0', '3'] as const) expect(ending('2026-11-21T00:00:00', status)).toBeNull()
  expect(ending('')).toBeNull()
})
