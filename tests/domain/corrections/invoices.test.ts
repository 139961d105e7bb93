import { describe, expect, test } from 'vitest'
import { allowedCorrections, allowsMethod } from '../../../src/domain/corrections/allowed.ts'
import { regimeFrom, regimes, type Regime } from '../../../src/domain/corrections/regimes.ts'
import type { CorrectionMethod } from '../../../src/domain/corrections/table.ts'
import { invoiceErrors, type InvoiceError } from '../../../src/domain/invoice/corrections/errors.ts'
import { invoiceSorts, sortOf, type InvoiceSort } from '../../../src/domain/invoice/corrections/sorts.ts'
import { invoiceCorrections } from '../../../src/domain/invoice/corrections/table.ts'
import { goods, vatInvoice } from '../invoice/support/samples.ts'

type Cell = readonly [InvoiceSort, Regime, InvoiceError, readonly CorrectionMethod[], string]

/** What each law allows, written down beside the table (facts of the sales areas §4; law of 2026 §3). */
const cells: readonly Cell[] = [
  ['ordinary', 'decree123', 'nameOrAddress', ['notice'], 'noticeIsEnough'],
  ['ordinary', 'decree123', 'taxCode', ['replace', 'adjust'], 'adjustOrReplace'],
  ['ordinary', 'decree123', 'goods', ['replace', 'adjust'], 'adjustOrReplace'],
  ['ordinary', 'decree123', 'quantity', ['adjust', 'replace'], 'adjustOrReplace'],
  ['ordinary', 'decree123', 'price', ['adjust', 'replace'], 'adjustOrReplace'],
  ['ordinary', 'decree123', 'rate', ['adjust', 'replace'], 'adjustOrReplace'],
  ['ordinary', 'decree123', 'amount', ['adjust', 'replace'], 'adjustOrReplace'],
  ['ordinary', 'decree123', 'wrongBuyer', ['replace', 'adjust'], 'adjustOrReplace'],
  ['ordinary', 'decree123', 'returned', ['adjust'], 'goodsComeBack'],
  ['ordinary', 'decree123', 'notGiven', ['notice', 'adjust'], 'cancelledByNotice'],
  ['ordinary', 'decree123', 'volumeDiscount', ['adjust'], 'discountLater'],
  ['ordinary', 'decree123', 'authorityNotice', ['notice', 'adjust', 'replace'], 'answerToAuthority'],
  ['ordinary', 'decree70', 'nameOrAddress', ['notice'], 'noticeIsEnough'],
  ['ordinary', 'decree70', 'taxCode', ['replace', 'adjust'], 'adjustOrReplace'],
  ['ordinary', 'decree70', 'goods', ['replace', 'adjust'], 'adjustOrReplace'],
  ['ordinary', 'decree70', 'quantity', ['adjust', 'replace'], 'adjustOrReplace'],
  ['ordinary', 'decree70', 'price', ['adjust', 'replace'], 'adjustOrReplace'],
  ['ordinary', 'decree70', 'rate', ['adjust', 'replace'], 'adjustOrReplace'],
  ['ordinary', 'decree70', 'amount', ['adjust', 'replace'], 'adjustOrReplace'],
  ['ordinary', 'decree70', 'wrongBuyer', ['replace', 'adjust'], 'adjustOrReplace'],
  ['ordinary', 'decree70', 'returned', ['adjust'], 'goodsComeBack'],
  ['ordinary', 'decree70', 'notGiven', ['adjust'], 'zeroByAdjusting'],
  ['ordinary', 'decree70', 'volumeDiscount', ['adjust'], 'discountLater'],
  ['ordinary', 'decree70', 'authorityNotice', ['notice', 'adjust', 'replace'], 'answerToAuthority'],
  ['ordinary', 'decree254', 'nameOrAddress', ['notice'], 'noticeIsEnough'],
  ['ordinary', 'decree254', 'taxCode', ['replace', 'adjust'], 'adjustOrReplace'],
  ['ordinary', 'decree254', 'goods', ['replace', 'adjust'], 'adjustOrReplace'],
  ['ordinary', 'decree254', 'quantity', ['adjust', 'replace'], 'adjustOrReplace'],
  ['ordinary', 'decree254', 'price', ['adjust', 'replace'], 'adjustOrReplace'],
  ['ordinary', 'decree254', 'rate', ['adjust', 'replace'], 'adjustOrReplace'],
  ['ordinary', 'decree254', 'amount', ['adjust', 'replace'], 'adjustOrReplace'],
  ['ordinary', 'decree254', 'wrongBuyer', ['replace', 'adjust'], 'adjustOrReplace'],
  ['ordinary', 'decree254', 'returned', ['adjust'], 'goodsComeBack'],
  ['ordinary', 'decree254', 'notGiven', ['adjust'], 'zeroByAdjusting'],
  ['ordinary', 'decree254', 'volumeDiscount', ['adjust'], 'discountLater'],
  ['ordinary', 'decree254', 'authorityNotice', ['notice', 'adjust', 'replace'], 'answerToAuthority'],
  ['registrable', 'decree123', 'nameOrAddress', ['notice'], 'noticeIsEnough'],
  ['registrable', 'decree123', 'taxCode', ['replace', 'adjust'], 'adjustOrReplace'],
  ['registrable', 'decree123', 'goods', ['replace', 'adjust'], 'adjustOrReplace'],
  ['registrable', 'decree123', 'quantity', ['adjust', 'replace'], 'adjustOrReplace'],
  ['registrable', 'decree123', 'price', ['adjust', 'replace'], 'adjustOrReplace'],
  ['registrable', 'decree123', 'rate', ['adjust', 'replace'], 'adjustOrReplace'],
  ['registrable', 'decree123', 'amount', ['adjust', 'replace'], 'adjustOrReplace'],
  ['registrable', 'decree123', 'wrongBuyer', ['replace', 'adjust'], 'adjustOrReplace'],
  ['registrable', 'decree123', 'returned', ['adjust'], 'goodsComeBack'],
  ['registrable', 'decree123', 'notGiven', ['notice', 'adjust'], 'cancelledByNotice'],
  ['registrable', 'decree123', 'volumeDiscount', ['adjust'], 'discountLater'],
  ['registrable', 'decree123', 'authorityNotice', ['notice', 'adjust', 'replace'], 'answerToAuthority'],
  ['registrable', 'decree70', 'nameOrAddress', ['notice'], 'noticeIsEnough'],
  ['registrable', 'decree70', 'taxCode', ['replace', 'adjust'], 'adjustOrReplace'],
  ['registrable', 'decree70', 'goods', ['replace', 'adjust'], 'adjustOrReplace'],
  ['registrable', 'decree70', 'quantity', ['adjust', 'replace'], 'adjustOrReplace'],
  ['registrable', 'decree70', 'price', ['adjust', 'replace'], 'adjustOrReplace'],
  ['registrable', 'decree70', 'rate', ['adjust', 'replace'], 'adjustOrReplace'],
  ['registrable', 'decree70', 'amount', ['adjust', 'replace'], 'adjustOrReplace'],
  ['registrable', 'decree70', 'wrongBuyer', ['replace', 'adjust'], 'adjustOrReplace'],
  ['registrable', 'decree70', 'returned', ['adjust'], 'goodsComeBack'],
  ['registrable', 'decree70', 'notGiven', ['adjust'], 'zeroByAdjusting'],
  ['registrable', 'decree70', 'volumeDiscount', ['adjust'], 'discountLater'],
  ['registrable', 'decree70', 'authorityNotice', ['notice', 'adjust', 'replace'], 'answerToAuthority'],
  ['registrable', 'decree254', 'nameOrAddress', ['notice'], 'noticeIsEnough'],
  ['registrable', 'decree254', 'taxCode', ['replace'], 'replaceOnly'],
  ['registrable', 'decree254', 'goods', ['replace'], 'replaceOnly'],
  ['registrable', 'decree254', 'quantity', ['replace'], 'replaceOnly'],
  ['registrable', 'decree254', 'price', ['replace'], 'replaceOnly'],
  ['registrable', 'decree254', 'rate', ['replace'], 'replaceOnly'],
  ['registrable', 'decree254', 'amount', ['replace'], 'replaceOnly'],
  ['registrable', 'decree254', 'wrongBuyer', ['replace'], 'replaceOnly'],
  ['registrable', 'decree254', 'returned', ['adjust'], 'goodsComeBack'],
  ['registrable', 'decree254', 'notGiven', ['replace'], 'zeroByReplacing'],
  ['registrable', 'decree254', 'volumeDiscount', ['replace'], 'replaceOnly'],
  ['registrable', 'decree254', 'authorityNotice', ['notice', 'replace'], 'answerToAuthority'],
  ['cashRegister', 'decree123', 'nameOrAddress', ['notice'], 'noticeIsEnough'],
  ['cashRegister', 'decree123', 'taxCode', ['replace', 'adjust'], 'adjustOrReplace'],
  ['cashRegister', 'decree123', 'goods', ['replace', 'adjust'], 'adjustOrReplace'],
  ['cashRegister', 'decree123', 'quantity', ['adjust', 'replace'], 'adjustOrReplace'],
  ['cashRegister', 'decree123', 'price', ['adjust', 'replace'], 'adjustOrReplace'],
  ['cashRegister', 'decree123', 'rate', ['adjust', 'replace'], 'adjustOrReplace'],
  ['cashRegister', 'decree123', 'amount', ['adjust', 'replace'], 'adjustOrReplace'],
  ['cashRegister', 'decree123', 'wrongBuyer', ['replace', 'adjust'], 'adjustOrReplace'],
  ['cashRegister', 'decree123', 'returned', ['adjust'], 'goodsComeBack'],
  ['cashRegister', 'decree123', 'notGiven', ['notice', 'adjust'], 'cancelledByNotice'],
  ['cashRegister', 'decree123', 'volumeDiscount', ['adjust'], 'discountLater'],
  ['cashRegister', 'decree123', 'authorityNotice', ['notice', 'adjust', 'replace'], 'answerToAuthority'],
  ['cashRegister', 'decree70', 'nameOrAddress', ['notice'], 'noticeIsEnough'],
  ['cashRegister', 'decree70', 'taxCode', ['replace', 'adjust'], 'adjustOrReplace'],
  ['cashRegister', 'decree70', 'goods', ['replace', 'adjust'], 'adjustOrReplace'],
  ['cashRegister', 'decree70', 'quantity', ['adjust', 'replace'], 'adjustOrReplace'],
  ['cashRegister', 'decree70', 'price', ['adjust', 'replace'], 'adjustOrReplace'],
  ['cashRegister', 'decree70', 'rate', ['adjust', 'replace'], 'adjustOrReplace'],
  ['cashRegister', 'decree70', 'amount', ['adjust', 'replace'], 'adjustOrReplace'],
  ['cashRegister', 'decree70', 'wrongBuyer', ['replace', 'adjust'], 'adjustOrReplace'],
  ['cashRegister', 'decree70', 'returned', ['adjust'], 'goodsComeBack'],
  ['cashRegister', 'decree70', 'notGiven', ['adjust'], 'zeroByAdjusting'],
  ['cashRegister', 'decree70', 'volumeDiscount', ['adjust'], 'discountLater'],
  ['cashRegister', 'decree70', 'authorityNotice', ['notice', 'adjust', 'replace'], 'answerToAuthority'],
  ['cashRegister', 'decree254', 'nameOrAddress', ['notice'], 'noticeIsEnough'],
  ['cashRegister', 'decree254', 'taxCode', ['replace'], 'replaceOnly'],
  ['cashRegister', 'decree254', 'goods', ['replace'], 'replaceOnly'],
  ['cashRegister', 'decree254', 'quantity', ['replace'], 'replaceOnly'],
  ['cashRegister', 'decree254', 'price', ['replace'], 'replaceOnly'],
  ['cashRegister', 'decree254', 'rate', ['replace'], 'replaceOnly'],
  ['cashRegister', 'decree254', 'amount', ['replace'], 'replaceOnly'],
  ['cashRegister', 'decree254', 'wrongBuyer', ['replace'], 'replaceOnly'],
  ['cashRegister', 'decree254', 'returned', ['replace'], 'replaceOnly'],
  ['cashRegister', 'decree254', 'notGiven', ['replace'], 'zeroByReplacing'],
  ['cashRegister', 'decree254', 'volumeDiscount', ['replace'], 'replaceOnly'],
  ['cashRegister', 'decree254', 'authorityNotice', ['notice', 'replace'], 'answerToAuthority'],
]

test('every sort of invoices, every law and every error is written down here', () => {
  const here = cells.map(([sort, regime, error]) => `${sort} ${regime} ${error}`)
  const all = invoiceSorts.flatMap((sort) =>
    regimes.flatMap((regime) => invoiceErrors.map((error) => `${sort} ${regime} ${error}`)),
  )
  expect(here).toEqual(all)
})

test.each(cells)('%s, %s: %s is corrected by %j', (sort, regime, error, methods, because) => {
  const offered = allowedCorrections(invoiceCorrections[sort], { error, today: regimeFrom[regime], made: [] })
  expect(offered).toMatchObject({ methods, because, isBound: false })
})

describe('the first method binds those after it', () => {
  const { ordinary, registrable } = invoiceCorrections
  const today = '2026-11-20'

  test('an invoice that replaces another is replaced again', () => {
    const of = (error: InvoiceError) => allowedCorrections(ordinary, { error, today, made: [], isReplacing: true })
    expect(of('amount')).toMatchObject({ methods: ['replace'], because: 'replacedBefore', isBound: true })
    expect(of('authorityNotice').methods).toEqual(['notice', 'replace'])
    expect(of('nameOrAddress')).toMatchObject({ methods: ['notice'], isBound: false })
  })

  test('and its goods come back by an adjusting one, since no other way is known', () => {
    const offered = allowedCorrections(ordinary, { error: 'returned', today, made: [], isReplacing: true })
    expect(offered).toMatchObject({ methods: ['adjust'], isBound: false })
    expect(allowsMethod(ordinary, 'adjust', { today, made: [], isReplacing: true })).toBe(true)
  })

  test('a vehicle that was adjusted before Circular 91/2026 is adjusted again', () => {
    const offered = allowedCorrections(registrable, { error: 'amount', today, made: ['adjust'] })
    expect(offered).toMatchObject({ methods: ['adjust'], because: 'adjustedBefore' })
  })
})

describe('as which an invoice is corrected', () => {
  test.each([
    ['ordinary', vatInvoice()],
    ['ordinary', vatInvoice({ lines: [goods({ nature: '5', special_kind: '2' })] })],
    ['ordinary', vatInvoice({ lines: [goods({ nature: '1', special_kind: '1' })] })],
    ['registrable', vatInvoice({ lines: [goods(), goods({ nature: '5', special_kind: '1' })] })],
    ['registrable', vatInvoice({ lines: [goods({ nature: '5', special_kind: '4' })] })],
    ['cashRegister', vatInvoice({ serial_no: 'C26MAA', lines: [goods({ nature: '5', special_kind: '1' })] })],
  ] as const)('%s', (sort, values) => {
    expect(sortOf(values)).toBe(sort)
  })
})
