import { describe, expect, it } from 'vitest'
import { certificateWarnings, leastWithheld } from '../../../src/domain/pitCertificate/warnings.ts'

const usual = {
  inv_date: '2026-11-20',
  inv_feature: '0',
  taxpayer_resident: '1',
  income_from_mon: '10',
  income_to_mon: '10',
  income_year: '2026',
  final_insurance_amt: '1000000',
  donations_amt: '500000',
  final_income_amt: '10000000',
  final_income_before_tax: '8500000',
  final_income_tax: '1000000',
}
const former = { inv_date: '2026-06-30', income_to_mon: '5' }

const warnings = (changes: Partial<typeof usual>) =>
  certificateWarnings({ ...usual, ...changes }).map(({ field, message }) => [field, message])

const tax = (message: string) => [['final_income_tax', message]]
const assessable = (message: string) => [['final_income_before_tax', message]]

describe('what a certificate is warned of', () => {
  it.each<readonly [Partial<typeof usual>, readonly (readonly string[])[]]>([
    [{}, []],
    [{ final_income_tax: '999999' }, tax('tax_is_not_ten_percent')],
    [{ final_income_tax: '1000001' }, tax('tax_is_not_ten_percent')],
    [{ final_income_tax: '10000001' }, tax('tax_exceeds_income')],
    [{ taxpayer_resident: '0' }, tax('tax_is_not_twenty_percent')],
    [{ taxpayer_resident: '0', final_income_tax: '2000000' }, []],
    // 10 % of 5.000.005 is 500.000,5.
    [{ final_income_amt: '5000005', final_income_before_tax: '3500005', final_income_tax: '500001' }, []],
    [{ final_income_amt: '4999999', final_income_before_tax: '0', final_income_tax: '0' }, []],
    [{ final_income_amt: '4999999', final_income_before_tax: '0', final_income_tax: '500000' }, tax('tax_below_least')],
    [{ ...former, final_income_amt: '2000000', final_income_before_tax: '0', final_income_tax: '200000' }, []],
    [{ final_income_before_tax: '8500001' }, assessable('assessable_exceeds_remainder')],
    [{ final_income_before_tax: '10000001' }, assessable('assessable_exceeds_income')],
    [{ final_insurance_amt: '', donations_amt: '', final_income_before_tax: '10000000' }, []],
    [{ income_to_mon: '12' }, [['income_to_mon', 'months_are_not_over']]],
    [{ income_to_mon: '11' }, []],
    [{ inv_feature: '2', final_income_tax: '-5', income_to_mon: '12' }, []],
    [{ final_income_tax: '', final_income_before_tax: 'x' }, []],
    [{ final_income_tax: '9'.repeat(5000) }, []],
    [{ final_income_tax: '9'.repeat(30) }, tax('tax_exceeds_income')],
    [{ final_income_tax: '9'.repeat(31) }, []],
    [{ final_income_amt: '', final_income_tax: '1' }, []],
    [{ final_income_amt: '', final_income_before_tax: '1', final_income_tax: '' }, []],
    [
      {
        taxpayer_resident: '0',
        final_insurance_amt: '',
        donations_amt: '',
        final_income_amt: '1000000',
        final_income_before_tax: '0',
        final_income_tax: '0',
      },
      tax('tax_is_not_twenty_percent'),
    ],
    [{ income_to_mon: '10', income_year: '2027' }, [['income_to_mon', 'months_are_not_over']]],
    [{ inv_date: '2026-11-01', income_to_mon: '11' }, []],
  ])('%j: %j', (changes, expected) => {
    expect(warnings(changes)).toEqual(expected)
  })

  it('begins at another payment since July 2026', () => {
    expect([leastWithheld('2026-06-30'), leastWithheld('2026-07-01')]).toEqual(['2000000', '5000000'])
  })
})
