import type { CorrectionMethod } from './table.ts'

/** `inv_feature` of kinds whose documents correct one another: one of its own, one that replaces another, one that adjusts it. */
export const correctionFeatures = { original: '0', replacing: '1', adjusting: '2' } as const

/** The same of one document that corrects several at once (`TCHDon` 3 and 4; which of them is which is inferred from 1 and 2). */
export const severalFeatures = { replacingSeveral: '3', adjustingSeveral: '4' } as const

type MakingMethod = Exclude<CorrectionMethod, 'notice'>

const methods: Readonly<Record<string, MakingMethod>> = {
  [correctionFeatures.replacing]: 'replace',
  [correctionFeatures.adjusting]: 'adjust',
  [severalFeatures.replacingSeveral]: 'replace',
  [severalFeatures.adjustingSeveral]: 'adjust',
}

/** What a document is to the law; null of one of its own. */
export const methodOf = (feature: string): MakingMethod | null => methods[feature] ?? null

/** The feature of a document that corrects one other. */
export const featureOf = (method: MakingMethod) =>
  method === 'replace' ? correctionFeatures.replacing : correctionFeatures.adjusting
