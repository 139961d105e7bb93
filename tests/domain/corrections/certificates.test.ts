import { describe, expect, test } from 'vitest'
import { allowedCorrections, notCorrectable } from '../../../src/domain/corrections/allowed.ts'
import { regimeFrom, regimeOn, regimes, type Regime } from '../../../src/domain/corrections/regimes.ts'
import { relatedTypeOn } from '../../../src/domain/corrections/relatedTypes.ts'
import type { CorrectionMethod } from '../../../src/domain/corrections/table.ts'
import {
  certificateCorrections,
  certificateErrors,
  type CertificateError,
} from '../../../src/domain/pitCertificate/corrections.ts'

/** What each law allows, written down beside the table (facts of the sales areas §3, §4; law of 2026 §4). */
const cells: readonly (readonly [Regime, CertificateError, readonly CorrectionMethod[], string])[] = [
  ['decree123', 'nameOrAddress', [], 'beforeElectronic'],
  ['decree123', 'taxCode', [], 'beforeElectronic'],
  ['decree123', 'income', [], 'beforeElectronic'],
  ['decree123', 'notDue', [], 'beforeElectronic'],
  ['decree123', 'authorityNotice', [], 'beforeElectronic'],
  ['decree70', 'nameOrAddress', ['notice'], 'noticeIsEnough'],
  ['decree70', 'taxCode', ['replace', 'adjust'], 'adjustOrReplace'],
  ['decree70', 'income', ['adjust', 'replace'], 'adjustOrReplace'],
  ['decree70', 'notDue', ['adjust'], 'zeroByAdjusting'],
  ['decree70', 'authorityNotice', ['notice'], 'answerToAuthority'],
  ['decree254', 'nameOrAddress', ['notice'], 'noticeIsEnough'],
  ['decree254', 'taxCode', ['replace'], 'replaceOnly'],
  ['decree254', 'income', ['replace'], 'replaceOnly'],
  ['decree254', 'notDue', ['replace'], 'zeroByReplacing'],
  ['decree254', 'authorityNotice', ['notice'], 'answerToAuthority'],
]

test('every law and every error of a certificate is written down here', () => {
  const here = cells.map(([regime, error]) => `${regime} ${error}`)
  const all = regimes.flatMap((regime) => certificateErrors.map((error) => `${regime} ${error}`))
  expect(here).toEqual(all)
})

test.each(cells)('%s: %s is corrected by %j', (regime, error, methods, because) => {
  const offered = allowedCorrections(certificateCorrections, { error, today: regimeFrom[regime], made: [] })
  expect(offered).toMatchObject({ methods, because, isBound: false })
})

describe('the law is that of the day of the correction', () => {
  test.each([
    ['2025-05-31', 'decree123'],
    ['2025-06-01', 'decree70'],
    ['2026-06-30', 'decree70'],
    ['2026-07-01', 'decree254'],
    ['1999-01-01', 'decree123'],
  ] as const)('%s: %s', (day, regime) => {
    expect(regimeOn(day)).toBe(regime)
  })

  test('and the one that a corrected certificate names is that of its own day', () => {
    expect(['2025-05-31', '2025-06-01', '2026-06-30', '2026-07-01'].map(relatedTypeOn)).toEqual(['7', '1', '1', '8'])
  })
})

describe('the first method binds those after it', () => {
  const of = (error: CertificateError, today: string) =>
    allowedCorrections(certificateCorrections, { error, today, made: ['adjust'] })

  test('what was adjusted is adjusted again, also where the law of today only replaces', () => {
    expect(of('income', '2026-07-01')).toMatchObject({ methods: ['adjust'], because: 'adjustedBefore', isBound: true })
    expect(of('income', '2026-06-30')).toMatchObject({ methods: ['adjust'], isBound: true })
  })

  test('a notice is still a notice', () => {
    expect(of('nameOrAddress', '2026-07-01')).toMatchObject({ methods: ['notice'], isBound: false })
  })

  test('where no method is known, none becomes known by it', () => {
    expect(of('income', '2025-05-31')).toMatchObject({ methods: [], because: 'beforeElectronic' })
  })
})

describe('a certificate is corrected once the authority has it, and one at a time', () => {
  const corrected = { isAccepted: true, made: [], isPending: false } as const

  test.each([
    [corrected, null],
    [{ ...corrected, isAccepted: false }, 'notAccepted'],
    [{ ...corrected, made: ['replace'] }, 'replaced'],
    [{ ...corrected, made: ['adjust', 'notice'] }, null],
    [{ ...corrected, isPending: true }, 'pending'],
    [{ isAccepted: false, made: ['replace'], isPending: true }, 'replaced'],
  ] as const)('%j: %s', (given, reason) => {
    expect(notCorrectable(given)).toBe(reason)
  })
})
