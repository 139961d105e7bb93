import { correctionFeatures } from '../corrections/features.ts'

/** `inv_feature`: what a certificate is to others (seed 002 §3.4; `TCCTu` of facts of the sales areas §3). */
export const certificateFeatures = correctionFeatures

/** Of those that correct another one. */
export const correctingFeatures = [certificateFeatures.replacing, certificateFeatures.adjusting] as const
export type CorrectingFeature = (typeof correctingFeatures)[number]
