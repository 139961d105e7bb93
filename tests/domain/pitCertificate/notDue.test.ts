import { expect, test } from 'vitest'
import { newCertificate } from '../../../src/domain/pitCertificate/defaults.ts'
import { certificateFeatures } from '../../../src/domain/pitCertificate/features.ts'
import { nothingDue } from '../../../src/domain/pitCertificate/notDue.ts'

const payer = { vietnam_name: 'Sao Mai', tax_id: '0101234567', address: 'Hà Nội', phone_number: '', email: '' }
const correction = newCertificate({ payer, today: '2026-06-20', symbol: 'CT/26E', newest: '2.1.0' })

/** What the certificate and its adjustments still come to. */
const left = {
  final_insurance_amt: '1050000',
  donations_amt: '0',
  final_income_amt: '20000000',
  final_income_before_tax: 'no amount',
  final_income_tax: '-2000000',
}

test('a replacing certificate of what was not due says zero, and keeps all else', () => {
  const replacing = { ...correction, inv_feature: certificateFeatures.replacing }
  expect(nothingDue(replacing, left)).toEqual({
    ...replacing,
    final_insurance_amt: '0',
    donations_amt: '0',
    final_income_amt: '0',
    final_income_before_tax: '0',
    final_income_tax: '0',
  })
})

test('an adjusting one takes back what is left, and nothing of what is no amount', () => {
  const adjusting = { ...correction, inv_feature: certificateFeatures.adjusting }
  expect(nothingDue(adjusting, left)).toEqual({
    ...adjusting,
    final_insurance_amt: '-1050000',
    donations_amt: '0',
    final_income_amt: '-20000000',
    final_income_before_tax: '0',
    final_income_tax: '2000000',
  })
})
