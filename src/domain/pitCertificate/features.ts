/** `inv_feature`: what a certificate is to others (seed 002 §3.4; `TCCTu` of facts of the sales areas §3). */
export const certificateFeatures = { original: '0', replacing: '1', adjusting: '2' } as const

/** Of those that correct another one. */
export const correctingFeatures = [certificateFeatures.replacing, certificateFeatures.adjusting] as const
export type CorrectingFeature = (typeof correctingFeatures)[number]
