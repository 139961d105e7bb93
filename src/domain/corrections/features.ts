import type { CorrectionMethod } from './table.ts'

/** `inv_feature` of kinds whose documents correct one another: one of its own, one that replaces another, one that adjusts it. */
export const correctionFeatures = { original: '0', replacing: '1', adjusting: '2' } as const

/** What a document is to the law; null of one of its own. */
export const methodOf = (feature: string): Exclude<CorrectionMethod, 'notice'> | null => {
  if (feature === correctionFeatures.replacing) return 'replace'
  return feature === correctionFeatures.adjusting ? 'adjust' : null
}
