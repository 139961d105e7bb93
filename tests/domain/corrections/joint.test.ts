import { describe, expect, it } from 'vitest'
import { allowedCorrections } from '../../../src/domain/corrections/allowed.ts'
import { jointTable, type CorrectedByTable } from '../../../src/domain/corrections/joint.ts'
import type { InvoiceError } from '../../../src/domain/invoice/corrections/errors.ts'
import { invoiceCorrections } from '../../../src/domain/invoice/corrections/table.ts'
import { severalTable } from '../../../src/domain/invoice/several/table.ts'

type One = CorrectedByTable<InvoiceError>

const one = (changes: Partial<One> = {}): One => ({
  table: severalTable(invoiceCorrections.ordinary),
  made: [],
  ...changes,
})
const ofCashRegister = one({ table: severalTable(invoiceCorrections.cashRegister) })

const offered = (first: One, others: readonly One[], error: InvoiceError, today = '2026-11-24') => {
  const { methods, because } = allowedCorrections(jointTable(first, others), { error, today, made: [] })
  return [because, ...methods]
}

describe('the table of several documents', () => {
  it('is that of one where nothing tells them apart', () => {
    expect(offered(one(), [one()], 'price')).toEqual(['adjustOrReplace', 'adjust', 'replace'])
  })

  it.each([
    ['an earlier adjustment', one({ made: ['adjust'] }), ['adjustedBefore', 'adjust']],
    ['one that replaces another', one({ isReplacing: true }), ['replacedBefore', 'replace']],
    ['one of a cash register', ofCashRegister, ['replaceOnly', 'replace']],
  ])('leaves what %s leaves, wherever it stands among them', (_what, bound, expected) => {
    expect(offered(one(), [bound, one()], 'price')).toEqual(expected)
    expect(offered(bound, [one()], 'price')).toEqual(expected)
  })

  it('leaves nothing where they leave one another nothing', () => {
    expect(offered(one({ made: ['adjust'] }), [one({ isReplacing: true })], 'price')).toEqual(['boundDifferently'])
    expect(offered(ofCashRegister, [one()], 'returned')).toEqual(['boundDifferently'])
  })

  it('keeps the reason of a law that knows no way', () => {
    expect(offered(one(), [one()], 'nameOrAddress')).toEqual(['noticeIsEnough'])
    expect(offered(one(), [one()], 'price', '2025-05-31')).toEqual(['severalSinceDecree70'])
  })
})
