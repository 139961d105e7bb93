import { amountsLeft, type CertificateAmounts } from '../../../src/domain/pitCertificate/corrections.ts'
import { adjustmentsBefore, contentsOf } from '../../documents/corrections/standing.ts'
import type { ChainedCertificate } from './store/pitCertificates.ts'

/** What a certificate's original said as it was corrected: with the adjustments before it. Null where it corrects none of the chain. */
export const amountsBefore = (chain: readonly ChainedCertificate[], id: string): CertificateAmounts | null => {
  const before = adjustmentsBefore(chain, id)
  return before === null ? null : amountsLeft(before.original, contentsOf(before.adjustments))
}
