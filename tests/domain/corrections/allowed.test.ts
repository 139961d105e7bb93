import { expect, test } from 'vitest'
import { allowedCorrections, allowsMethod, notCorrectable } from '../../../src/domain/corrections/allowed.ts'
import { methodOf } from '../../../src/domain/corrections/features.ts'
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

test('what replaces another is replaced again where the error is corrected in both ways, and else as the error is', () => {
  expect(allowedCorrections(table, { error: 'amount', today, made: [], isReplacing: true })).toEqual({
    methods: ['notice', 'replace'],
    because: 'replacedBefore',
    source: 'article',
    confidence: 'I',
    isBound: true,
  })
  expect(allowedCorrections(table, { error: 'amount', today: '2026-07-01', made: [], isReplacing: true })).toEqual({
    ...table.allowed.decree254.amount,
    isBound: false,
  })
})

test('what a notice has cancelled is corrected no more, whatever else was done about it', () => {
  for (const made of [[], ['replace'], ['adjust']] as const)
    for (const isPending of [false, true])
      expect(notCorrectable({ isAccepted: true, isCancelled: true, made, isPending })).toBe('cancelled')
})

test('a document replaces, adjusts, or is one of its own', () => {
  expect(['1', '2', '0', ''].map(methodOf)).toEqual(['replace', 'adjust', null, null])
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
