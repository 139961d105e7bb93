import { amountOf, decimal } from '../amounts/decimal.ts'
import { recordOf } from '../form/table.ts'
import { isAmount } from '../money.ts'
import type { CertificateValues } from './content.ts'
import { methodOf } from '../corrections/features.ts'
import type { CertificateAmounts } from './corrections.ts'
import { certificateAmounts } from './fields.ts'

const takenBack = (amount: string): string => (isAmount(amount) ? amountOf(decimal('0').minus(decimal(amount))) : '0')

/**
 * A correction of a certificate that was not to be: nothing is certified any more (decision 0493). A replacing one says zero, an adjusting
 * one takes back what is left.
 */
export const nothingDue = (correction: CertificateValues, left: CertificateAmounts): CertificateValues => ({
  ...correction,
  ...recordOf(certificateAmounts, (field) =>
    methodOf(correction.inv_feature) === 'adjust' ? takenBack(left[field]) : '0',
  ),
})
