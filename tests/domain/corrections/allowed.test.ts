import { expect, test } from 'vitest'
import { allowedCorrections, allowsMethod } from '../../../src/domain/corrections/allowed.ts'
import { regimeFrom } from '../../../src/domain/corrections/regimes.ts'
import type { Allowed, CorrectionMethod, CorrectionTable } from '../../../src/domain/corrections/table.ts'

const allowing = (...methods: readonly CorrectionMethod[]): Allowed => ({
  methods,
  because: 'cell',
  source: 'article',
  confidence: 'I',
})

/** A kind whose errors allow what no error of a certificate does. */
const table: CorrectionTable<'amount' | 'name'> = {
  errors: ['amount', 'name'],
  allowed: {
    decree123: { amount: allowing(), name: allowing('notice') },
    decree70: { amount: allowing('notice', 'adjust', 'replace'), name: allowing('notice') },
    decree254: { amount: allowing('replace'), name: allowing('notice') },
  },
}
const today = '2026-06-30'

test('after an adjustment, another one or a notice is allowed where the error allows a notice', () => {
  expect(allowedCorrections(table, { error: 'amount', today, made: ['adjust'] })).toEqual({
    methods: ['notice', 'adjust'],
    because: 'adjustedBefore',
    source: 'article',
    confidence: 'I',
    isBound: true,
  })
  expect(allowedCorrections(table, { error: 'amount', today: '2026-07-01', made: ['adjust'] }).methods).toEqual([
    'adjust',
  ])
})

test('nothing else is taken away or added by a notice or by nothing', () => {
  for (const made of [[], ['notice']] as const)
    expect(allowedCorrections(table, { error: 'amount', today, made })).toEqual({
      ...table.allowed.decree70.amount,
      isBound: false,
    })
})

test.each([
  ['replace', today, [], true],
  ['adjust', '2026-07-01', [], false],
  ['adjust', '2026-07-01', ['adjust'], true],
  ['replace', '2026-07-01', ['adjust'], false],
  ['adjust', '2022-07-01', [], false],
] as const)('some error allows to %s on %s after %j: %s', (method, day, made, allowed) => {
  expect(allowsMethod(table, method, { today: day, made })).toBe(allowed)
})

test('the laws begin on the days on which they came into force (facts of the sales areas §4)', () => {
  expect(regimeFrom).toEqual({ decree123: '2022-07-01', decree70: '2025-06-01', decree254: '2026-07-01' })
})
