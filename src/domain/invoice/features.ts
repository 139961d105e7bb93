import { correctionFeatures, methodOf, severalFeatures } from '../corrections/features.ts'

/** `inv_feature`: what an invoice is to others (seed 002 §3.4; `TCHDon` of facts of the sales areas §1.2). */
export const invoiceFeatures = { ...correctionFeatures, ...severalFeatures } as const

interface Featured {
  readonly inv_feature: string
}

/** Whether an invoice holds differences to others, so that its amounts may be below nothing. */
export const isAdjusting = ({ inv_feature }: Featured): boolean => methodOf(inv_feature) === 'adjust'

/** Whether an invoice stands in the place of others, or adjusts them. */
export const isCorrecting = ({ inv_feature }: Featured): boolean => inv_feature !== invoiceFeatures.original

/** Whether it does so with several at once, which a list of their own names (01/BK-ĐCTT). */
export const isOfSeveral = ({ inv_feature }: Featured): boolean =>
  inv_feature === invoiceFeatures.replacingSeveral || inv_feature === invoiceFeatures.adjustingSeveral
