import { describe, expect, it } from 'vitest'
import { saidOf } from '../../../src/domain/invoice/said.ts'
import { goods, note } from './support/samples.ts'

describe('what an invoice says of a line', () => {
  const rateOf = (line: Parameters<typeof saidOf>[0], withRates: boolean) => saidOf(line, null, withRates).rate

  it('has its rate on a form with rates alone, and never of a note', () => {
    expect(rateOf(goods({ vat_rate: '10%' }), true)).toBe('10%')
    expect(rateOf(goods({ vat_rate: '10%' }), false)).toBe('')
    expect(rateOf({ ...note('Free of charge'), vat_rate: '10%' }, true)).toBe('')
  })
})
