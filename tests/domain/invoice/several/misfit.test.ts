import { describe, expect, it } from 'vitest'
import type { InvoiceValues } from '../../../../src/domain/invoice/content.ts'
import { severalMisfit, type SeveralMisfit } from '../../../../src/domain/invoice/several/misfit.ts'
import { longInvoice, vatInvoice } from '../support/samples.ts'

const of = (changes: Partial<InvoiceValues> = {}, before: readonly InvoiceValues[] = []) => ({
  original: { ...vatInvoice({ inv_date: '2026-10-05', ...changes }), inv_no: '17' },
  before,
})
const person = { tax_code: '', company_name: '' } as const
const fee = { fee_name: 'Phí giao', fee_amt: '9000' }

describe('invoices that are corrected by one', () => {
  it('fit where form, currency, buyer, month and prices are the same', () => {
    expect(severalMisfit([of(), of({ inv_date: '2026-10-31', company_name: 'Đổi tên', address: 'Huế' })])).toBeNull()
    expect(severalMisfit([of({ ...person, buyer_name: 'An' }), of({ ...person, buyer_name: 'An' })])).toBeNull()
    expect(severalMisfit([of(), of({ other_reduction: '0' })])).toBeNull()
  })

  it('have no fees once these are taken back', () => {
    const back = vatInvoice({ lines: [], fees: [{ ...fee, fee_amt: '-9000' }], other_reduction: '-5' })
    expect(severalMisfit([of(), of({ fees: [fee], other_reduction: '5' }, [back])])).toBeNull()
    expect(severalMisfit([of(), of({}, [back])])).toBe('hasFees')
  })

  it.each<readonly [SeveralMisfit, Partial<InvoiceValues>, Partial<InvoiceValues>]>([
    ['otherForms', {}, { form_no: '2' }],
    ['otherCurrencies', {}, { curr_cd: 'USD' }],
    ['otherBuyers', {}, { tax_code: '0312345678' }],
    ['otherBuyers', {}, person],
    ['otherBuyers', { ...person, buyer_name: 'An' }, { ...person, buyer_name: 'Bình' }],
    ['otherBuyers', { ...person, personal_id: '046090001234' }, { ...person, personal_id: '046090001235' }],
    ['otherBuyers', { tax_code: '', company_name: 'Hội A' }, { tax_code: '', company_name: 'Hội B' }],
    ['otherMonths', {}, { inv_date: '2026-11-05' }],
    ['otherMonths', {}, { inv_date: '2025-10-05' }],
    ['otherPrices', {}, { price_kind: 'gross' }],
    ['hasFees', {}, { fees: [fee] }],
    ['hasFees', {}, { untaxed_reduction: '1' }],
    ['hasFees', {}, { other_reduction: '1' }],
    ['hasFees', {}, { reduced_percent: '1' }],
    ['tooManyLines', {}, { lines: longInvoice(1000).lines }],
  ])('do not: %s', (misfit, one, other) => {
    expect(severalMisfit([of(one), of(one), of(other)])).toBe(misfit)
  })

  it('are two at least', () => {
    expect([severalMisfit([]), severalMisfit([of()])]).toEqual(['tooFew', 'tooFew'])
  })

  it('have as many lines as one invoice may have', () => {
    expect(severalMisfit([of(), of({ lines: longInvoice(999).lines })])).toBeNull()
  })
})
