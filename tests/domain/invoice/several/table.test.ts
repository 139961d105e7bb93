import { describe, expect, it } from 'vitest'
import { invoiceErrors } from '../../../../src/domain/invoice/corrections/errors.ts'
import { invoiceCorrections } from '../../../../src/domain/invoice/corrections/table.ts'
import { severalTable } from '../../../../src/domain/invoice/several/table.ts'

const { errors, allowed } = severalTable(invoiceCorrections.ordinary)
const methodsOf = (regime: keyof typeof allowed) =>
  Object.fromEntries(invoiceErrors.map((error) => [error, allowed[regime][error].methods.join(' ')]))

describe('what the law allows of several invoices at once', () => {
  it('is nothing before there is a list of them', () => {
    expect(errors).toEqual(invoiceErrors)
    const cells = Object.values(allowed.decree123)
    expect(new Set(cells.map(({ because, methods }) => `${because}${methods.join(' ')}`))).toEqual(
      new Set(['severalSinceDecree70']),
    )
  })

  it.each(['decree70', 'decree254'] as const)('is what it allows of one but a notice: %s', (regime) => {
    expect(methodsOf(regime)).toEqual({
      nameOrAddress: '',
      taxCode: 'replace adjust',
      goods: 'replace adjust',
      quantity: 'adjust replace',
      price: 'adjust replace',
      rate: 'adjust replace',
      amount: 'adjust replace',
      wrongBuyer: 'replace adjust',
      returned: 'adjust',
      notGiven: 'adjust',
      volumeDiscount: 'adjust',
      authorityNotice: 'adjust replace',
    })
  })

  it('says why by the law of one', () => {
    expect(allowed.decree254.nameOrAddress).toEqual({
      ...invoiceCorrections.ordinary.allowed.decree254.nameOrAddress,
      methods: [],
    })
    const registrable = severalTable(invoiceCorrections.registrable).allowed.decree254
    expect(registrable.price).toEqual(invoiceCorrections.registrable.allowed.decree254.price)
  })
})
