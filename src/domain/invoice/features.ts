import { correctionFeatures } from '../corrections/features.ts'

/** `inv_feature`: what an invoice is to others (seed 002 §3.4; `TCHDon` of facts of the sales areas §1.2). */
export const invoiceFeatures = correctionFeatures

/** Whether an invoice holds differences to another one, so that its amounts may be below nothing. */
export const isAdjusting = ({ inv_feature }: { readonly inv_feature: string }): boolean =>
  inv_feature === invoiceFeatures.adjusting

/** Whether an invoice stands in the place of another one, or adjusts it. */
export const isCorrecting = ({ inv_feature }: { readonly inv_feature: string }): boolean =>
  inv_feature !== invoiceFeatures.original
