import { randomSigns, referenceOf } from '../../documents/reference.ts'

/** The company's own reference of a certificate. */
export const newReference = (day: string): string => referenceOf('PIT', day)

/** By which the person of a certificate finds it: too many to be tried. */
export const newLookupCode = (): string => randomSigns(12)
