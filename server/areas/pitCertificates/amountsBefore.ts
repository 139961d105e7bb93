import { amountsLeft, methodOf, type CertificateAmounts } from '../../../src/domain/pitCertificate/corrections.ts'
import type { ChainedCertificate } from './store/pitCertificates.ts'

/** What a certificate's original said as it was corrected: with the adjustments before it. Null where it corrects none of the chain. */
export const amountsBefore = (chain: readonly ChainedCertificate[], id: string): CertificateAmounts | null => {
  const own = chain.find((one) => one.id === id)
  const original = chain.find((one) => one.id === own?.correctsId)
  if (own === undefined || original === undefined) return null
  const adjustments = chain.filter(
    (one) =>
      one.correctsId === original.id &&
      one.id !== id &&
      one.status === 'accepted' &&
      methodOf(one.content.inv_feature) === 'adjust' &&
      (own.status !== 'accepted' || one.id < id),
  )
  return amountsLeft(
    original.content,
    adjustments.map(({ content }) => content),
  )
}
