/** `inv_feature`: what a certificate is to others (seed 002 §3.4; `TCCTu` of facts of the sales areas §3). */
export const certificateFeatures = { original: '0', replacing: '1', adjusting: '2' } as const
export type CertificateFeature = (typeof certificateFeatures)[keyof typeof certificateFeatures]

/** `inv_type_ref`: the decree under which a corrected certificate was made (`LHCTLQuan`; other values are not known). */
export const relatedTypes = { decree70: '1', decree123: '7', decree254: '8' } as const
export type RelatedType = (typeof relatedTypes)[keyof typeof relatedTypes]

/** The first day of Decree 70/2025 (facts of the sales areas §4). */
const decree70 = '2025-06-01'
/** The first day of Decree 254/2026. */
const decree254 = '2026-07-01'

/** The decree under which a certificate of a day, `YYYY-MM-DD`, was made. */
export const relatedTypeOn = (day: string): RelatedType => {
  if (day >= decree254) return relatedTypes.decree254
  return day >= decree70 ? relatedTypes.decree70 : relatedTypes.decree123
}
